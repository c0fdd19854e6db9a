// Sums that do not add up. A sum is broken where nothing that stands on the page explains what is over: a discount or
// postage that nobody asked for explains it, and a figure that was misread does not.
import type { FoundField } from '../../../contract/field.ts'
import type { Page } from '../../../page.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { fold } from '../../page/parts.ts'
import { centsIn, centsOf, hasCents, maxRounding, recogniseAmount } from '../../kinds/amount.ts'
import type { RequestedOf } from './requested.ts'

/** The paths of all values that a broken sum is made of, and no sum that holds. */
export function inBrokenSums(
  page: Page,
  requestedOf: RequestedOf,
  fields: readonly FoundField[],
): ReadonlySet<string> {
  const parts = partsOf(requestedOf, fields)
  const sums = sumsOf(parts, sheetOf(page).isReceipt).map((sum) => ({
    ...sum,
    holds: holds(sum, restsOf(page, parts)),
  }))
  const proven = new Set(sums.filter((sum) => sum.holds).flatMap(({ paths }) => paths))
  const broken = sums.filter((sum) => !sum.holds).flatMap(({ paths }) => paths)
  return new Set(broken.filter((path) => !proven.has(path)))
}

interface Part {
  readonly cents: number
  readonly paths: readonly string[]
}

type Parts = ReadonlyMap<string, Part>

/** By the lexicon's word for it: total, tax, paid. Of the rows of a table what they come to. */
function partsOf(requestedOf: RequestedOf, fields: readonly FoundField[]): Parts {
  const byConcept = Map.groupBy(
    fields.filter((field) => field.value !== '' && requestedOf(field)?.type === 'amount'),
    (field) => requestedOf(field)?.concept ?? '',
  )
  return new Map(
    [...byConcept].flatMap(([concept, own]) => {
      const cents = own.map(({ value }) => centsIn(value))
      const places = new Set(own.map(({ path }) => path.replace(/\[\d+\]/g, '[]')))
      // two totals are of two things, and a sum of which a part can't be told says nothing
      const isWhole = places.size === 1 && cents.every((one) => one !== null)
      const sum = cents.reduce<number>((total, one) => total + (one ?? 0), 0)
      return isWhole ? [[concept, { cents: sum, paths: own.map(({ path }) => path) }] as const] : []
    }),
  )
}

interface Sum {
  readonly result: number
  /** The sums it may add up to: with its tax, or without. */
  readonly ways: readonly number[]
  readonly paths: readonly string[]
}

/** On a receipt the prices have their tax in them, so that the net sum may be the total. */
function sumsOf(parts: Parts, isReceipt: boolean): Sum[] {
  const [total, net, tax] = [parts.get('total'), parts.get('subtotal'), parts.get('tax')]
  const [paid, change, rows] = [parts.get('paid'), parts.get('change'), parts.get('lineTotal')]
  const sums: Sum[] = []
  if (total && net && tax)
    sums.push({
      result: total.cents,
      ways: [net.cents + tax.cents, ...(isReceipt ? [net.cents] : [])],
      paths: pathsOf(total, net, tax),
    })
  if (total && paid && change)
    sums.push({ result: total.cents, ways: [paid.cents - change.cents], paths: pathsOf(total, paid, change) })
  const whole = net ?? total
  if (rows && whole && rows.paths.length > 1) {
    const taxed = tax ? [rows.cents + tax.cents, rows.cents - tax.cents] : []
    sums.push({ result: whole.cents, ways: [rows.cents, ...taxed], paths: pathsOf(whole, rows) })
  }
  return sums
}

function pathsOf(...parts: readonly Part[]): string[] {
  return parts.flatMap(({ paths }) => paths)
}

function holds({ result, ways }: Sum, rests: ReadonlySet<number>): boolean {
  return ways.map((way) => Math.abs(result - way)).some((rest) => rest <= maxRounding || rests.has(rest))
}

const besides = ['discount', 'tip', 'serviceCharge', 'rounding', 'shipping', 'deposit']

/** The possible remainders: a sum of the page, or two of those that were requested together. */
function restsOf(page: Page, parts: Parts): ReadonlySet<number> {
  const told = besides.flatMap((concept) => Math.abs(parts.get(concept)?.cents ?? 0) || [])
  const pairs = told.flatMap((one, i) =>
    told.slice(i + 1).flatMap((other) => [one + other, Math.abs(one - other)]),
  )
  return new Set([...amountsOn(page), ...told, ...pairs])
}

/** A page of sums in yen writes none of them with cents. */
function amountsOn({ lines }: Page): number[] {
  const texts = lines.map(({ words }) => fold(words.map(({ text }) => text).join(' ')))
  const found = texts.flatMap((text) =>
    recogniseAmount(text).map(({ start, end, sureness }) => ({ text: text.slice(start, end), sureness })),
  )
  const isWhole = !found.some(({ text }) => hasCents(text))
  return found
    .filter(({ text, sureness }) => hasCents(text) || isWhole || sureness > sureOfMoney)
    .flatMap(({ text }) => Math.abs(centsOf(text) ?? 0) || [])
}

/** With a sign of money, or its thousands parted. */
const sureOfMoney = 0.8
