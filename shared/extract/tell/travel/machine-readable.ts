// The lines for machines at the foot of passports and identity cards (ICAO 9303): two of 44 or 36 characters, or three
// of 30. Number, birth and expiry have check digits, so that these are known to be read right.
import { joined, wholePart, type Place } from '../../model/place.ts'
import type { Row, Sheet } from '../../model/sheet.ts'

export type Item =
  | 'number'
  | 'surname'
  | 'givenNames'
  | 'fullName'
  | 'nationality'
  | 'country'
  | 'birthDate'
  | 'sex'
  | 'expiryDate'

export interface Read {
  readonly place: Place
  readonly text: string
  readonly isChecked: boolean
}

export type MachineReadable = ReadonlyMap<Item, Read>

/** A line without its spaces, and where each of its characters stands on the page. */
interface Line {
  readonly text: string
  readonly place: Place
  readonly at: readonly number[]
}

type Span = readonly [from: number, to: number]

const none: MachineReadable = new Map()
const minLength = 28

export function machineReadable({ rows }: Sheet): MachineReadable {
  const lines = rows.map(lineOf)
  for (const [i, first] of lines.entries()) {
    const [second, third] = [lines[i + 1], lines[i + 2]]
    if (!first || !second) continue
    const read = (third ? ofCard(first, second, third) : null) ?? ofBook(first, second)
    if (read) return read
  }
  return none
}

function lineOf(row: Row): Line | null {
  const place = joined(row.map(wholePart))
  const at: number[] = []
  let text = ''
  for (const [i, c] of Array.from(place.part.text).entries()) {
    if (c === ' ') continue
    const read = c === '«' ? '<<' : c === '‹' || c === '＜' ? '<' : c
    text += read
    at.push(...Array.from(read, () => i))
  }
  const isLine = text.length >= minLength && /^[A-Z\d<]+$/.test(text) && text.includes('<')
  return isLine ? { text, place, at } : null
}

/** Passports and visas: names on the first line, the rest on the second. */
function ofBook(names: Line, data: Line): MachineReadable | null {
  if (!/^[PVIAC][A-Z<][A-Z<]{3}[A-Z]/.test(names.text)) return null
  const read = new Map([
    ...dataOf(data, {
      number: [0, 9],
      nationality: [10, 13],
      birthDate: [13, 19],
      sex: [20, 21],
      expiryDate: [21, 27],
    }),
  ])
  return isProven(read) ? withNames(read, names, 5, names) : null
}

/** Cards: country and number, then the dates, then the names. */
function ofCard(first: Line, second: Line, names: Line): MachineReadable | null {
  if (!/^[IAC][A-Z<][A-Z<]{3}/.test(first.text) || !/^[A-Z]/.test(names.text)) return null
  const read = new Map([
    ...dataOf(first, { number: [5, 14] }),
    ...dataOf(second, { birthDate: [0, 6], sex: [7, 8], expiryDate: [8, 14], nationality: [15, 18] }),
  ])
  return isProven(read) ? withNames(read, names, 0, first) : null
}

/** At least two of three numbers with a check digit must hold: chance makes no such line. */
function isProven(read: MachineReadable): boolean {
  return [...read.values()].filter(({ isChecked }) => isChecked).length >= 2
}

const checked: ReadonlySet<Item> = new Set<Item>(['number', 'birthDate', 'expiryDate'])

function dataOf(line: Line, spans: Partial<Record<Item, Span>>): [Item, Read][] {
  return (Object.entries(spans) as [Item, Span][]).flatMap(([item, [from, to]]): [Item, Read][] => {
    const text = line.text.slice(from, to).replace(/<+$/, '')
    if (text === '' || /^<|[^A-Z\d]/.test(text)) return []
    const isChecked = checked.has(item) && checkDigit(line.text.slice(from, to)) === line.text.charAt(to)
    return [[item, { text, isChecked, place: placeOf(line, from, from + text.length) }]]
  })
}

/** ERIKSSON<<ANNA<MARIA: a filler parts names, two part the family's from the given ones. */
function withNames(read: Map<Item, Read>, line: Line, from: number, issuing: Line): MachineReadable {
  const told = /^(?<surname>[A-Z]+(?:<[A-Z]+)*)(?:<<(?<given>[A-Z]+(?:<[A-Z]+)*))?/.exec(
    line.text.slice(from),
  )
  const { surname = '', given = '' } = told?.groups ?? {}
  const add = (item: Item, start: number, length: number) => {
    if (length === 0) return
    const text = line.text.slice(start, start + length)
    read.set(item, { text, isChecked: false, place: placeOf(line, start, start + length) })
  }
  add('surname', from, surname.length)
  add('givenNames', from + surname.length + 2, given.length)
  add('fullName', from, told?.[0].length ?? 0)
  for (const [item, country] of dataOf(issuing, { country: [2, 5] })) read.set(item, country)
  return read
}

function placeOf({ place, at }: Line, from: number, to: number): Place {
  return { part: place.part, start: at[from] ?? 0, end: (at[to - 1] ?? 0) + 1 }
}

/** Weights 7, 3, 1; letters count from 10, the filler nothing. */
export function checkDigit(text: string): string {
  const sum = Array.from(text).reduce((total, c, i) => total + valueOf(c) * (weights[i % 3] ?? 1), 0)
  return String(sum % 10)
}

const weights = [7, 3, 1]

function valueOf(c: string): number {
  if (c === '<') return 0
  return /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55
}
