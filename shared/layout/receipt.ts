// Receipts and their like: one column of names with amounts at the right, and emphasis of all sorts in between.
import type { Page } from '../page.ts'

/** 12.50, 1.234,00, 3.20-, with a sign of a currency or a letter for its tax behind it. */
const amount = /^[-+]?\p{Sc}?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?:-|[A-Z*]{1,2})?$/u
const minAmounts = 3
/** A narrow page with code or short lines has the shape of a receipt, but no prices. */
const minShare = 0.08

export function looksLikeReceipt({ kind, lines }: Pick<Page, 'kind' | 'lines'>): boolean {
  if (kind !== 'receipt' && kind !== 'photo') return false
  const priced = lines.filter(({ words }) => words.slice(-2).some(({ text }) => amount.test(text))).length
  return priced >= minAmounts && priced >= minShare * lines.length
}
