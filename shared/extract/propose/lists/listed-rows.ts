// A list without heads, as on a receipt: what has a sum of money at its right end is an item, up to the totals.
import type { Cell } from '../tables/cells.ts'
import { isHeadRow } from '../tables/column-heads.ts'
import { columnsOf, type Column } from '../tables/columns.ts'
import { countIn, withoutCount } from '../tables/item-count.ts'
import { foldedOf, joined, textOf, wholePart, type Place } from '../../model/place.ts'
import { isTakenOff } from '../money/taken-off.ts'
import { centsOf } from '../../kinds/amount.ts'
import { isStreet } from '../../words/address-line.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part, Row } from '../../model/sheet.ts'
import { between, type Between } from './between.ts'
import { comesTo, countedIn, type Counted } from './counted-line.ts'
import { isListEnd } from './list-end.ts'
import { multipliedIn, withoutMultiplied } from './multiplied.ts'
import { sumIn, sumsOfRow } from './sum-column.ts'
import { sumRowIn } from './sum-row.ts'

/** In heights of a row. */
const maxRoom = 1.2

export function listedRows(scene: Scene, columns: readonly Column[]): Map<Column, Cell>[] {
  const find = (concept: string) => columns.find((column) => column.concept === concept)
  const name = find('item') ?? onlyOf(columns, 'text')
  const { isReceipt } = scene.sheet
  const priceOfOne = find('unitPrice')
  const requested = find('lineTotal') ?? (priceOfOne ? undefined : onlyOf(columns, 'amount'))
  const sum = requested ?? (isReceipt || priceOfOne ? unrequestedSum : undefined)
  const end = endOf(scene)
  if (!name || !sum || end === -1) return []
  const quantity = find('quantity')
  const rate = find('lineTaxRate')
  const ofList = countIn(scene.sheet.rows.slice(0, end).map(([first]) => first?.text ?? ''))
  const items: Map<Column, Cell>[] = []
  const told = (cells: Map<Column, Cell>, { count, each, taxRate }: Between) => {
    if (quantity && count) cells.set(quantity, count)
    if (priceOfOne && each) cells.set(priceOfOne, each)
    else if (priceOfOne && sum === unrequestedSum && count && foldedOf(count) !== '1')
      cells.delete(priceOfOne)
    if (rate && taxRate) cells.set(rate, taxRate)
  }
  let pending: Place | null = null
  let ahead: Counted | null = null
  let bottom = 0
  for (const row of scene.sheet.rows.slice(0, end)) {
    const top = Math.min(...row.map(({ box }) => box.y0))
    // below some room something else begins
    if (top - bottom > maxRoom * scene.sheet.unit) pending = null
    bottom = Math.max(...row.map(({ box }) => box.y1))
    const counted = row.length > 0 ? countedIn(joined(row.map(wholePart))) : null
    const isAlone = counted?.rest === null
    const price = isAlone && sumsOfRow(scene.sheet, row) < 2 ? null : sumIn(scene.sheet, row)
    if (isAlone && !price) {
      const last = items.at(-1)
      const lastSum = last?.get(sum)
      // it stands below what it counts, or above
      if (last && lastSum && comesTo(counted, lastSum)) told(last, counted)
      else ahead = counted
      continue
    }
    const words = isAlone ? null : wordsOf(row, price)
    if (!price) {
      const isCounted = pending !== null && withoutCount(pending).count !== null
      if (isOther(scene, row) || (items.length === 0 && words && isStreet(textOf(words)))) pending = null
      // text after "1 Coffee machine" explains it, up to its price
      else if (!isCounted || words === null || withoutCount(words).count)
        pending = words && row.length === 1 ? words : null
      continue
    }
    const isExplained =
      pending !== null && withoutCount(pending).count !== null && words !== null && !withoutCount(words).count
    const label = isExplained ? pending : (words ?? pending)
    pending = null
    if (!label || isOther(scene, row) || isTakenOff(price)) continue
    const before = ahead && comesTo(ahead, price) ? ahead : null
    ahead = null
    const first = countedIn(label)
    const multiplied = multipliedIn(row, price)
    const rest = first?.rest ?? label
    const named = withoutCount(multiplied ? withoutMultiplied(rest, multiplied) : rest, ofList)
    const cells = new Map<Column, Cell>([
      [name, named.rest],
      [sum, price],
      // the price of one thing is that of its line
      ...(priceOfOne && sum === unrequestedSum ? ([[priceOfOne, price]] as const) : []),
    ])
    told(cells, {
      ...between(row, label, price),
      ...(named.count ? { count: named.count } : {}),
      ...multiplied,
      ...(first ?? (isAlone ? counted : before)),
    })
    items.push(cells)
  }
  return items
}

/** Prices tell which lines are items even if only the names are requested. */
const unrequestedSum = columnsOf(['lineTotal'])[0]

/** The only column of a type, whatever its name is. */
function onlyOf(columns: readonly Column[], type: 'text' | 'amount'): Column | undefined {
  const [column, more] = columns.filter((one) => one.type === type)
  return columns.length === 2 && !more ? column : undefined
}

/** At its totals; where none are read, a list of several prices ends with the first row that has none. */
function endOf(scene: Scene): number {
  const { rows } = scene.sheet
  const isSummed = rows.map((row) => sumIn(scene.sheet, row) !== null)
  const isPriced = rows.map((row, i) => isSummed[i] && wordsOf(row, sumIn(scene.sheet, row)) !== null)
  // "Bill No. 12" above the first price is no total
  const totals = rows.findIndex(
    (row, i) =>
      isListEnd(scene, row) && (isSummed[i] || (!isHeadRow(row) && isPriced.slice(0, i).includes(true))),
  )
  // on a slip two of a kind may cost as much as a third
  const sums = scene.sheet.isReceipt ? [] : rows.map((row) => centsIn(sumIn(scene.sheet, row)))
  const summed = sumRowIn(sums)
  if (totals !== -1) return summed === -1 ? totals : Math.min(totals, summed)
  if (summed !== -1) return summed
  return isPriced.findIndex((is, i) => !is && i >= minCount && isPriced.slice(i - minCount, i).every(Boolean))
}

/** A discount is negative. */
function centsIn(price: Place | null): number | null {
  const cents = price && centsOf(foldedOf(price))
  return price !== null && cents !== null && isTakenOff(price) ? -cents : cents
}

/** Rows, where nothing but their prices tells that they are a list. */
const minCount = 3

/** The text before the sum; what the edge of a photograph cuts off beside it is short. */
function wordsOf(row: Row, price: Place | null): Place | null {
  const letters = ({ folded }: Part) => folded.match(/\p{L}/gu)?.length ?? 0
  const max = Math.max(...row.map(letters))
  const part = row.find((one) => /\p{L}{2}|\p{Script=Han}/u.test(one.folded) && letters(one) > max / 2)
  if (!part) return null
  if (part !== price?.part) return { part, start: 0, end: part.text.replace(/[\s$€£¥*@:.-]+$/u, '').length }
  const before = part.folded.slice(0, price.start).replace(/[\s$€£¥*x@:.-]+$/u, '')
  return /\p{L}{2}|\p{Script=Han}/u.test(before) ? { part, start: 0, end: before.length } : null
}

/** Dates, phones, opening hours and labelled sums are no items. */
function isOther(scene: Scene, row: Row): boolean {
  if (row.some(({ folded }) => /\d{1,2}[.:]\d{2} ?(?:uhr|h)? ?[-–—] ?\d{1,2}[.:]\d{2}(?!\d)/u.test(folded)))
    return true
  return row.some((part) => scene.labelsIn(part).some((label) => label.hasColon && label.start < 3))
}
