// A form whose schema repeats its labels as they are printed: each key is a label, and what is between a label and the
// next is its value.
import { unite } from '../../../page.ts'
import { parsePath } from '../../../schema/path.ts'
import { hasForm, recognisers } from '../../kinds/kinds.ts'
import { isUnit } from '../../kinds/unit.ts'
import type { Sheet } from '../../model/sheet.ts'
import { foldedOf, joined, shareText, textOf, wholePart, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'
import { areasOf, isInCapitals, isTick, type Area } from './areas.ts'
import { isCell, layoutOf, type Piece } from './pieces.ts'
import { printedKeys, type PrintedKey } from './printed-keys.ts'
import { boxAt, squashed, type Run } from './runs.ts'

export interface PrintedForm {
  /** The value of each field whose key is printed, or the items of a list. */
  readonly values: ReadonlyMap<RequestedField, PrintedValue>
  /** The places at which keys are printed. */
  readonly labels: readonly Place[]
}

export interface PrintedValue {
  readonly key: PrintedKey
  /** Empty if nothing stands there. */
  readonly places: readonly Place[]
  readonly side: Area['side'] | null
  /** More text stands close by that no key took. */
  readonly isOpen: boolean
  /** It may be the next label, or the value of another key, or end elsewhere. */
  readonly isDoubtful: boolean
}

/** This share of the keys has to be printed with the very letters, and this many; others may be misread. */
const minPrinted = 0.4
const minKeys = 3

/** In characters, and of the rows of a page by the number of keys: longer ones cost too much, and no form has them. */
const maxKeyLength = 200
const maxPairs = 20_000

/** "Brand name", "TO": keys copied from a page have capitals or spaces. Names that somebody made up are identifiers. */
const copied = /\p{Lu}|\p{L} \p{L}/u
const identifier = /_|\p{Ll}\p{Lu}/u

/** Returns null for a page that doesn't print the keys. */
export function printedForm(
  scene: Scene,
  vocabulary: Vocabulary,
  fields: readonly RequestedField[],
): PrintedForm | null {
  const { sheet } = scene
  const names = fields.map(({ path }) => String(parsePath(path)?.at(-1) ?? path))
  const isLong =
    names.some((name) => name.length > maxKeyLength) || sheet.rows.length * names.length > maxPairs
  if (isLong || names.some((name) => identifier.test(name)) || !mayPrint(sheet.folded, names)) return null
  const keys = printedKeys(sheet, names)
  const isCopied = ({ field, isLiteral }: PrintedKey) => isLiteral && copied.test(names[field] ?? '')
  const literal = new Set(keys.filter(isCopied).map(({ field }) => field))
  if (literal.size < Math.max(minKeys, minPrinted * names.length)) return null
  const runs = keys.flatMap((key) => key.runs)
  const areas = areasOf(layoutOf(sheet, vocabulary, keys), keys, {
    isMany: ({ field }) => fields[field]?.node.kind === 'array',
    fits: ({ field }, piece) => fitsField(fields[field], piece),
    ruled: (key) => (fields[key.field]?.node.kind === 'array' ? [] : ruledValue(scene, key, runs)),
  })
  return { values: valuesOf(sheet, fields, keys, areas), labels: runs }
}

/** Lines part the cell of a key, and hold its value, which is no label and has no other key. */
function ruledValue(scene: Scene, { runs }: PrintedKey, all: readonly Run[]): Piece[] {
  const [run] = runs
  const value = run && isWhole(runs) ? scene.pairs().ruledAt(run.part)?.value : undefined
  return value && isValue.test(textOf(value)) && !all.some((other) => shareText(other, value))
    ? [{ ...value, row: scene.rowOf(value.part), box: boxAt(value) }]
    : []
}

const isValue = /[\p{L}\p{N}☑☒].*(?<![:：])$/u

/** Nothing else is in the part of a key. */
function isWhole(runs: readonly Run[]): boolean {
  const [first] = runs
  const last = runs.at(-1)
  if (!first || last?.part !== first.part) return false
  const { part, start } = first
  return !/[\p{L}\p{N}]/u.test(part.text.slice(0, start) + part.text.slice(last.end))
}

/** A quick look before the long one: keys over two lines and misread ones may be missed. */
function mayPrint(folded: string, names: readonly string[]): boolean {
  const text = squashed(folded)
  return names.filter((name) => text.includes(squashed(name))).length >= 0.5 * minPrinted * names.length
}

/** For each field the area of its best key; keys with the same letters share the places where these are printed. */
function valuesOf(
  { rows }: Sheet,
  fields: readonly RequestedField[],
  keys: readonly PrintedKey[],
  areas: readonly Area[],
): Map<RequestedField, PrintedValue> {
  const used = new Set<Run>()
  const values = new Map<RequestedField, PrintedValue>()
  for (const [i, field] of fields.entries()) {
    const own = areas.filter(({ key }) => key.field === i && !key.runs.some((run) => used.has(run)))
    const [best] = own.toSorted((a, b) => rank(b) - rank(a))
    const key = best?.key ?? keys.find((one) => one.field === i)
    if (!key) continue
    const isMany = field.node.kind === 'array'
    const alike = own.filter((one) => isMany && one.key.score > key.score - 0.05)
    const chosen = isMany ? alike.toSorted((a, b) => a.key.box.y0 - b.key.box.y0) : best ? [best] : []
    for (const area of chosen) for (const run of area.key.runs) used.add(run)
    const isOpen = chosen.some((area) => area.isOpen)
    // a list that goes on elsewhere is hardly ever whole
    const items = isMany && !isOpen ? chosen.flatMap(({ pieces }) => withUnits(pieces).flatMap(cells)) : []
    values.set(field, {
      key,
      places: isMany ? items : chosen.map(({ pieces }) => wholeOf(rows, pieces)),
      side: best?.side ?? null,
      isOpen,
      isDoubtful: !isMany && chosen.some(isDoubtful),
    })
  }
  return values
}

/**
 * Above a caption, beside a head, of more lines than most values have, in the cells of a comb, beside text that no key
 * took, or in capitals as labels are.
 */
function isDoubtful({ key, side, pieces, isOpen }: Area): boolean {
  const isLabelLike =
    !key.hasColon &&
    [...key.runs, ...pieces].every((place) => isInCapitals(place)) &&
    pieces.some((piece) => /\p{Lu}{3}/u.test(textOf(piece)))
  return (
    side === 'doubtful' ||
    side === 'above' ||
    isOpen ||
    isLabelLike ||
    pieces.every((piece) => isCell(piece) && !isTick(textOf(piece))) ||
    new Set(pieces.map(({ row }) => row)).size > maxLines
  )
}

const maxLines = 2

function rank({ key, side }: Area): number {
  return key.score - 0.001 * ['ruled', 'right', 'below', 'doubtful', 'above'].indexOf(side)
}

function wholeOf(rows: Sheet['rows'], pieces: readonly Piece[]): Place {
  return isComb(pieces) ? joined(withSigns(rows, pieces), '') : joined(pieces)
}

/** One character in each cell. */
function isComb(pieces: readonly Piece[]): boolean {
  return pieces.length > 1 && pieces.every(isCell)
}

/** The cells of a comb with those that hold a comma or a hyphen only. */
function withSigns(rows: Sheet['rows'], cells: readonly Piece[]): Place[] {
  const { x0, x1 } = unite(cells.map(({ box }) => box))
  const inRow = new Set(cells.map(({ row }) => row))
  return rows
    .flatMap((parts, row) => (inRow.has(row) ? parts.map(wholePart) : []))
    .filter((place) => isCell(place) && place.part.box.x0 >= x0 && place.part.box.x1 <= x1)
}

/** "27" and "mm" with a wide space between them are one item. */
function withUnits(pieces: readonly Piece[]): Piece[] {
  const items: Piece[] = []
  for (const piece of pieces) {
    const before = items.at(-1)
    const isOfFigure = before?.row === piece.row && figure.test(textOf(before)) && isUnit(foldedOf(piece))
    if (isOfFigure) items.splice(-1, 1, { ...piece, ...joined([before, piece]) })
    else items.push(piece)
  }
  return items
}

/** "From" and "to" are of people as often as of days, so only a key that says its kind asks for one. */
function fitsField(field: RequestedField | undefined, piece: Place): boolean {
  const { type = 'text', phrases = [] } = field?.name ?? {}
  const isMoment = type === 'date' || type === 'time'
  if (!hasForm(type) || type === 'code') return true
  if (isMoment && !phrases.flat().some((word) => isTypeWord(word, type))) return true
  return type === 'date' ? recognisers.date(foldedOf(piece)).length > 0 : /\d/.test(foldedOf(piece))
}

/** 4.31 4.59 4.09: figures side by side are cells of their own. */
function cells(piece: Place): Place[] {
  const { part, start, end } = piece
  const words = part.words.filter((word) => word.start >= start && word.end <= end)
  const areFigures = words.every((word) => figure.test(part.text.slice(word.start, word.end)))
  return words.length > 1 && areFigures
    ? words.map((word) => ({ part, start: word.start, end: word.end }))
    : [piece]
}

const figure = /^(?=.*\d)[^\p{L}]+$/u
