// Formats and parses the sum that a field must equal, such as: subtotal + tax − discount.
import type { SumTerm } from '../../../shared/schema/field-settings.ts'

/** The path without indices: items.price is the price of every item. */
export function plainPath(path: string): string {
  return path.replaceAll('[0]', '')
}

/** Writes the terms as they are typed. */
export function formatSum(terms: readonly SumTerm[]): string {
  return terms
    .map(({ path, isLess }, at) => `${isLess ? '− ' : at > 0 ? '+ ' : ''}${plainPath(path)}`)
    .join(' ')
}

/**
 * Parses a typed sum. Returns the terms, or the first unknown name. Signs need spaces around them, since a
 * field name may contain one.
 */
export function parseSum(text: string, paths: readonly string[]): SumTerm[] | { readonly unknown: string } {
  const parts = ['+', ...` ${text.trim()}`.split(/\s+([+\-−])\s+/)]
  const terms: SumTerm[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const name = parts[at + 1]?.trim().replaceAll('[]', '') ?? ''
    if (name === '') continue
    const path = paths.find((each) => plainPath(each) === name)
    if (path === undefined) return { unknown: name }
    terms.push({ path, isLess: parts[at] !== '+' })
  }
  return terms
}
