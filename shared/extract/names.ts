// A field's name as words, and what it may be called on a page.
import type { Step } from '../schema/path.ts'
import { concepts, typeWords, type ValueType } from './synonyms.ts'

export interface FieldName {
  /** The labels to look for, each with how surely it means this field, from 0 to 1. */
  readonly labels: readonly { readonly text: string; readonly weight: number }[]
  readonly type: ValueType
}

/** invoiceNo, invoice_no, InvoiceNO and invoice-no are all "invoice number"; 发票号码 stays one word. */
export function wordsOf(name: string): string {
  const words =
    name.normalize('NFKC').match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu) ?? []
  return words.map((word) => numberWords[word.toLowerCase()] ?? word.toLowerCase()).join(' ')
}

const numberWords: Readonly<Record<string, string>> = { no: 'number', nr: 'number', num: 'number' }

/**
 * The whole path is a label too: seller.name is "seller name". `isOwnNameClear` is false where another field has
 * the same last name: "Name:" alone could then be the seller's or the buyer's, and is left alone.
 */
export function fieldNameOf(steps: readonly Step[], isOwnNameClear: boolean): FieldName {
  const keys = steps.filter((step) => typeof step === 'string')
  const whole = wordsOf(keys.join(' '))
  const own = wordsOf(keys.at(-1) ?? '')
  const names = whole !== own && isOwnNameClear ? [whole, own] : [whole]
  const concept = concepts.find(({ labels }) => names.some((name) => labels.includes(name)))
  const weights = new Map<string, number>()
  for (const [i, name] of names.entries()) if (name !== '') weights.set(name, 1 - i * 0.02)
  for (const [i, label] of (concept?.labels ?? []).entries())
    if (!weights.has(label)) weights.set(label, 0.95 - i * 0.01)
  return {
    labels: [...weights].map(([text, weight]) => ({ text, weight })),
    type: concept?.type ?? typeOf(own),
  }
}

function typeOf(words: string): ValueType {
  const types = ['amount', 'date', 'phone', 'email'] as const
  return types.find((type) => typeWords[type].some((word) => endsWithWord(words, word))) ?? 'text'
}

function endsWithWord(words: string, word: string): boolean {
  // Han words are not parted: 付款日期 ends with 日期
  return /^\p{Script=Han}/u.test(word) ? words.endsWith(word) : ` ${words}`.endsWith(` ${word}`)
}
