// Recognises receipts: one column of names with amounts at the right, and much emphasis in between.
import type { Page } from '../page.ts'

/** 12.50, 1.234,00 or 3.20-, with a currency sign before it or letters for the tax rate after it. */
const amount = /^[-+]?\p{Sc}?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?:-|[A-Z*]{1,2})?$/u
const minAmounts = 3
/** Share of lines with an amount; a narrow page of code or short lines has the shape of a receipt but no prices. */
const minShare = 0.08

/** Whether enough lines of the page end in an amount. */
export function looksLikeReceipt({ kind, lines }: Pick<Page, 'kind' | 'lines'>): boolean {
  if (kind !== 'receipt' && kind !== 'photo') return false
  const priced = lines.filter(({ words }) => words.slice(-2).some(({ text }) => amount.test(text))).length
  return priced >= minAmounts && priced >= minShare * lines.length
}
