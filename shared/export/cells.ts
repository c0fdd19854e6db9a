// Table cells: text as it was read, plus its value where it is clearly a number or a date. Ambiguous text stays text, and
// so does text that would lose digits as a number: a code with a leading zero, a number of more than 15 digits.

import { moneyPattern } from '../currency.ts'
import type { DeclaredKind } from '../schema/field-settings.ts'

export type Cell =
  | { readonly kind: 'text'; readonly text: string; readonly link?: string | null }
  /** `format` is the spreadsheet's number format, such as "€ "#,##0.00 */
  | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly format: string }

/** The decimal mark of a document; null if it is unknown. */
export type DecimalMark = '.' | ',' | null

export const emptyCell: Cell = textCell('')
export const dateFormat = 'yyyy-mm-dd'

export function textCell(text: string, link: string | null = null): Cell {
  return { kind: 'text', text, link }
}

export function numberCell(value: number, format: string): Cell {
  return { kind: 'number', text: String(value), value, format }
}

/** The day that a cell holds, as in 2026-03-14; null if it is no date. */
export function dayOf(cell: Cell): string | null {
  if (cell.kind !== 'number' || cell.format !== dateFormat) return null
  return new Date(firstDay + cell.value * dayMs).toISOString().slice(0, 10)
}

/**
 * Converts a value to a cell with its type. `iso` is the day that the text was understood as; `kind` is
 * declared by the field's setting.
 */
export function toCell(text: string, iso: string | undefined, mark: DecimalMark, kind?: DeclaredKind): Cell {
  const known = /^\d{4}-\d\d-\d\d$/.test(text) ? text : iso
  const day = () => (known === undefined ? null : dateCell(text, known))
  switch (kind) {
    case undefined:
      return day() ?? parsedNumber(text, mark) ?? textCell(text)
    case 'date':
      return day() ?? textCell(text)
    case 'amount':
    case 'number':
      return parsedNumber(text, mark, true) ?? textCell(text)
    case 'text':
    case 'choice':
    case 'yesNo':
      return textCell(text)
  }
}

const dayMs = 86_400_000
const firstDay = Date.UTC(1899, 11, 30)
/** Spreadsheets count a 29 February 1900, which never existed; day numbers before this day are unreliable. */
const firstSureDay = Date.UTC(1900, 2, 1)

/**
 * A cell with a date. Returns null for text with more digits than a day has: a time or a second date would be
 * lost.
 */
function dateCell(text: string, iso: string): Cell | null {
  const at = Date.parse(iso)
  if (Number.isNaN(at) || at < firstSureDay || text.replace(/[^\p{Nd}]/gu, '').length > 8) return null
  return { kind: 'number', text, value: (at - firstDay) / dayMs, format: dateFormat }
}

const written = new RegExp(
  `^(?<open>\\()?(?<minus>[-\u2212])?(?<before>${moneyPattern}[ \u00a0]?)?(?<minus2>[-\u2212])?` +
    `(?<digits>\\d(?:[\\d.,'’ \u00a0\u202f]*\\d)?)(?<after>[ \u00a0]?${moneyPattern})?(?<minus3>-)?(?<close>\\))?$`,
  'u',
)
/** A spreadsheet keeps this many digits of a number. */
const maxDigits = 15

/**
 * A cell with a number; null if the text is none. A number that is declared as one may be grouped by spaces,
 * which otherwise could be a telephone number.
 */
function parsedNumber(text: string, mark: DecimalMark, isSureNumber = false): Cell | null {
  const groups = written.exec(text.trim())?.groups
  if (!groups) return null
  const { digits = '', before = '', after = '', open, close } = groups
  const isMoney = before !== '' || after !== ''
  const number = splitNumber(digits, mark, isMoney || isSureNumber)
  const minuses = [groups['minus'], groups['minus2'], groups['minus3']].filter(Boolean).length
  const isInBrackets = open !== undefined && close !== undefined
  if (!number || (open === undefined) !== (close === undefined) || minuses + Number(isInBrackets) > 1)
    return null
  const { whole, cents, isGrouped } = number
  if (/^0\d/.test(whole) || whole.length + cents.length > maxDigits) return null
  const size = Number(cents === '' ? whole : `${whole}.${cents}`)
  const shown = (isGrouped || isMoney ? '#,##0' : '0') + (cents === '' ? '' : `.${'0'.repeat(cents.length)}`)
  return {
    kind: 'number',
    text,
    value: minuses === 1 || isInBrackets ? -size : size,
    format: literal(before) + shown + literal(after),
  }
}

const literal = (text: string) => (text === '' ? '' : `"${text}"`)

interface NumberParts {
  readonly whole: string
  readonly cents: string
  readonly isGrouped: boolean
}

/** Splits digits into whole number and cents. Returns null if they are no number, or an ambiguous one. */
function splitNumber(digits: string, mark: DecimalMark, isMoney: boolean): NumberParts | null {
  const decimal = decimalMarkIn(digits, mark, isMoney)
  if (decimal === undefined) return null
  const at = decimal === null ? digits.length : digits.lastIndexOf(decimal)
  const [front, cents] = [digits.slice(0, at), digits.slice(at + 1)]
  if (/\D/.test(cents)) return null
  if (/^\d+$/.test(front)) return { whole: front, cents, isGrouped: false }
  // All groups of three must be separated by the same character.
  const grouped = /^\d{1,3}(?<sign>[.,'’ \u00a0\u202f])\d{3}(?:\k<sign>\d{3})*$/u.exec(front)
  const sign = grouped?.groups?.['sign']
  // 555 123 456 could also be a telephone number.
  const isPlain = sign !== undefined && /\s/u.test(sign) && cents === '' && !isMoney
  if (sign === undefined || sign === decimal || isPlain) return null
  return { whole: front.replace(/\D/g, ''), cents, isGrouped: true }
}

/** The decimal mark of a number. Returns null if it has no cents, undefined if that is ambiguous. */
function decimalMarkIn(digits: string, mark: DecimalMark, isMoney: boolean): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (last !== '.' && last !== ',') return null
  if (new Set(marks).size === 2) return last
  if (marks.length > 1) return null
  const digitsAfter = digits.length - digits.lastIndexOf(last) - 1
  const before = digits.indexOf(last)
  if (digitsAfter !== 3 || before > 3 || digits.startsWith('0') || /[^\d.,]/.test(digits)) return last
  // 1,234 could be 1234 or 1.234
  if (mark !== null) return mark === last ? last : null
  return isMoney ? null : undefined
}

/** The decimal mark of a document, by its unambiguous values. Returns null if there are none, or if they differ. */
export function findDecimalMark(texts: readonly string[]): DecimalMark {
  const marks = new Set(
    texts.flatMap((text) => {
      const groups = written.exec(text.trim())?.groups
      const digits = groups?.['digits'] ?? ''
      const isMoney = groups?.['before'] !== undefined || groups?.['after'] !== undefined
      const decimal = decimalMarkIn(digits, null, isMoney)
      if (decimal === undefined || splitNumber(digits, null, isMoney) === null) return []
      const group = /[.,]/.exec(digits)?.[0]
      if (decimal !== null) return [decimal]
      return group === undefined ? [] : [group === ',' ? ('.' as const) : (',' as const)]
    }),
  )
  const [only = null] = marks
  return marks.size === 1 ? only : null
}
