// CSV files that accounting programs import: one table, a row for each program, with the columns that its maker
// documents. A document becomes money that was spent.
import type { ExportRecord } from './exported.ts'
import { readRecords } from './read-record.ts'

/** The values of a document that a program books. */
export interface Booking {
  /** As in 2026-03-14. */
  readonly day: string
  readonly currency: string
  readonly total: number
  readonly tax: number | null
  readonly payee: string
  readonly number: string
  readonly filename: string
}

interface Program {
  /** Whether a file belongs to one account, and so to one currency. */
  readonly hasOneCurrency: boolean
  readonly columns: readonly (readonly [name: string, of: (booking: Booking) => string])[]
}

const amount = (value: number) => value.toFixed(2)
const describe = ({ payee, number, filename }: Booking) =>
  [payee, number].filter(Boolean).join(' ') || filename

/** The date in this order, such as dmy for 14/03/2026. */
function slashed(day: string, order: 'dmy' | 'mdy'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return (order === 'dmy' ? [date, month, year] : [month, date, year]).join('/')
}

const programs = {
  /** For any program: plain columns, ISO dates, positive amounts. */
  bookings: {
    hasOneCurrency: false,
    columns: [
      ['Date', ({ day }) => day],
      ['Payee', ({ payee }) => payee],
      ['Reference', ({ number }) => number],
      ['Currency', ({ currency }) => currency],
      ['Tax', ({ tax }) => (tax === null ? '' : amount(tax))],
      ['Total', ({ total }) => amount(total)],
      ['File', ({ filename }) => filename],
    ],
  },
  /** Xero's template for bank statements: money spent is negative, and asterisks mark required columns. */
  xero: {
    hasOneCurrency: true,
    columns: [
      ['*Date', ({ day }) => slashed(day, 'dmy')],
      ['*Amount', ({ total }) => amount(-total)],
      ['Payee', ({ payee }) => payee],
      ['Description', describe],
      ['Reference', ({ number }) => number],
      ['Check Number', () => ''],
    ],
  },
  /** The format with three columns that QuickBooks Online documents; money spent is negative. */
  quickbooks: {
    hasOneCurrency: true,
    columns: [
      ['Date', ({ day }) => slashed(day, 'mdy')],
      ['Description', describe],
      ['Amount', ({ total }) => amount(-total)],
    ],
  },
} as const satisfies Readonly<Record<string, Program>>

export type ProgramName = keyof typeof programs
export const programNames = ['bookings', 'xero', 'quickbooks'] as const satisfies readonly ProgramName[]

export function isProgram(name: string): name is ProgramName {
  return Object.hasOwn(programs, name)
}

/** The rows of the file, beginning with its header. A document without a certain date or a total has none. */
export function bookingRows(records: readonly ExportRecord[], program: ProgramName): string[][] {
  const { columns }: Program = programs[program]
  const bookings = bookingsOf(records)
  return [columns.map(([name]) => name), ...bookings.map((one) => columns.map(([, of]) => of(one)))]
}

/** The currencies of a file that may have only one; an empty list if there is no problem. */
export function mixedCurrencies(records: readonly ExportRecord[], program: ProgramName): string[] {
  const { hasOneCurrency }: Program = programs[program]
  const found = [...new Set(bookingsOf(records).map(({ currency }) => currency))].toSorted()
  return hasOneCurrency && found.length > 1 ? found : []
}

function bookingsOf(records: readonly ExportRecord[]): Booking[] {
  return readRecords(records).flatMap(({ record, countable, named }) => {
    const { day, currency } = countable
    const total = named.amount === undefined ? undefined : countable.amounts[named.amount.path]
    if (day === null || total === undefined) return []
    const tax = Object.entries(countable.amounts).find(([path]) =>
      /^(tax|tax_amount|vat|税额|合计税额)$/i.test(path),
    )
    const [payee, number] = [named.who?.text ?? '', named.number?.text ?? '']
    return [{ day, currency, total, tax: tax?.[1] ?? null, payee, number, filename: record.filename }]
  })
}
