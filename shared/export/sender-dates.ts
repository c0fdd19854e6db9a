// Decides dates such as 11/01/2019, whose day and month could be either, by the other documents of the same sender.
import { toIsoDate } from '../codes/values.ts'
import { valueInRole, type NamedValue } from '../schema/roles.ts'

export interface DatedValue extends NamedValue {
  readonly path: string
  /** The day that the text was understood as; undefined if that is not certain. */
  readonly iso: string | undefined
}

/** The values of one document. */
export interface DatedDocument {
  readonly id: string
  readonly values: readonly DatedValue[]
}

type Order = 'day first' | 'month first'

const numeric = /^\D{0,3}(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4}|\d{2})(?!\d)/
/** Two-digit years from here on are of the last century. */
const centuryFrom = 70

/** Returns the decided days, by document and path. A sender whose documents disagree decides nothing. */
export function decideDates(documents: readonly DatedDocument[]): Map<string, Map<string, string>> {
  const orders = new Map<string, Set<Order>>()
  for (const document of documents) {
    const sender = senderOf(document)
    for (const value of document.values) {
      const order = sender === null ? null : orderOf(value)
      if (sender !== null && order !== null)
        orders.set(sender, (orders.get(sender) ?? new Set<Order>()).add(order))
    }
  }
  return new Map(
    documents.map((document) => {
      const [order, ...others] = orders.get(senderOf(document) ?? '') ?? []
      const decided = document.values.flatMap(({ path, value, iso }) => {
        const day = order && others.length === 0 && iso === undefined ? ambiguousDay(value, order) : null
        return day === null ? [] : [[path, day] as const]
      })
      return [document.id, new Map(decided)]
    }),
  )
}

/** The sender by the letters and digits of its name; null if it is unknown. */
function senderOf({ values }: DatedDocument): string | null {
  const name = valueInRole(values, 'who')
    ?.value.toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return name === undefined || name === '' ? null : name
}

/** The order that a date is written in; null if it does not show. */
function orderOf({ value, iso }: DatedValue): Order | null {
  const [, a = '', b = ''] = numeric.exec(value) ?? []
  if (a === '' || Number(a) === Number(b)) return null
  if (iso !== undefined) return Number(iso.slice(8, 10)) === Number(a) ? 'day first' : 'month first'
  if (Number(a) > 12) return 'day first'
  return Number(b) > 12 ? 'month first' : null
}

/** The day of a date that can be read in both orders; null for any other text. */
function ambiguousDay(text: string, order: Order): string | null {
  const [, a = '', b = '', years = ''] = numeric.exec(text.trim()) ?? []
  if (a === '' || Math.max(Number(a), Number(b)) > 12) return null
  const year = years.length === 4 ? years : `${Number(years) >= centuryFrom ? '19' : '20'}${years}`
  const [day, month] = order === 'day first' ? [a, b] : [b, a]
  return toIsoDate(year, month.padStart(2, '0'), day.padStart(2, '0'))
}
