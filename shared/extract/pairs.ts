// What a page pairs by how it is set, whatever the words say: behind a colon, in two columns, in a row of tiles.
// Labels that no glossary knows are found so; see elimination/ for what is done with them.
import { segmentsIn, type Segment } from './page/segments.ts'
import { isBox } from './page/boxes.ts'
import { heightOf } from './page/rows.ts'
import { isListed } from './labels/listed-pairs.ts'
import { paragraphFrom } from './page/paragraph.ts'
import { textOf, wholePart, type Place } from './page/place.ts'
import { isLabelLike, labelAt, type Pair } from './pair.ts'
import type { Scene } from './scene.ts'
import { tickedOption } from './page/ticked.ts'
import type { Part } from './page/sheet.ts'

export function pairsOf(scene: Scene): Pair[] {
  const order = new Map(scene.sheet.rows.flat().map((part, i) => [part, i] as const))
  const tiles = [...scene.tiles()].map(([label, value]) => ({
    label: wholePart(label),
    value: wholePart(value),
    isTile: true,
  }))
  const inTiles = new Set([...scene.tiles()].flat())
  const others = scene.sheet.rows.flatMap((row, i) =>
    row.flatMap((part, index): Segment[] => {
      if (inTiles.has(part)) return []
      const own = pairAt(scene, part, i, index)
      return own ? [own] : segmentsIn(part)
    }),
  )
  return [...tiles, ...others]
    .map((pair) => ({ ...pair, at: order.get(pair.label.part) ?? 0 }))
    .toSorted((a, b) => a.at - b.at)
}

function pairAt(scene: Scene, part: Part, row: number, index: number): Segment | null {
  const next = scene.sheet.rows[row]?.[index + 1]
  const colon = /^(?<label>[^:：]+)[:：](?!\d)\s*/u.exec(part.text)
  const label = { part, start: 0, end: colon?.groups?.['label']?.trimEnd().length ?? part.text.length }
  if (!isLabelLike(textOf(label))) return null
  if (part.words.concat(next?.words ?? []).some(({ word }) => isBox(word.text))) {
    const ticked = colon ? tickedOption(scene, labelAt(label, row, index)) : null
    return ticked && { label, value: ticked }
  }
  if (colon && colon[0].length < part.text.length)
    return { label, value: whole(scene, { part, start: colon[0].length, end: part.text.length }, label) }
  if (!next) return underIt(scene, part, row)
  if (/[:：]\s*$/u.test(next.text)) return null
  return colon || isListed(scene, labelAt(label, row, index))
    ? { label, value: whole(scene, wholePart(next), label) }
    : null
}

function whole(scene: Scene, value: Place, label: Place): Place {
  return paragraphFrom(scene, value, labelAt(label, scene.rowOf(label.part), 0))
}

/** In heights of a part, and how much smaller the type of a label is. */
const mostBelow = 0.9
const mostOfSmall = 0.8
const mostBelowHeading = 3
/** Of the text below it: how much higher or shorter a heading is. */
const leastOfHeading = 1.15
const mostOfShort = 0.7
const fewestWords = 5

/** A small label right above its value; or a heading alone above a text. */
function underIt(scene: Scene, part: Part, row: number): Segment | null {
  const { rows, unit } = scene.sheet
  const value = rows[row + 1]?.find(({ box }) => Math.abs(box.x0 - part.box.x0) < unit)
  if (!value || /[:：]/u.test(part.text + value.text)) return null
  const label = wholePart(part)
  const gap = (value.box.y0 - part.box.y1) / unit
  if (gap < mostBelow && heightOf(part) < mostOfSmall * heightOf(value))
    return { label, value: wholePart(value) }
  const isText = value.text.split(' ').length >= fewestWords && /^\p{Lu}/u.test(value.text)
  // as long as the next and set alike, it is a line of the same text
  const isSetApart =
    heightOf(part) > leastOfHeading * heightOf(value) || widthOf(part) < mostOfShort * widthOf(value)
  const isHeading =
    rows[row]?.length === 1 && rows[row + 1]?.length === 1 && isSetApart && !/[.,]$/.test(part.text)
  return isHeading && isText && gap < mostBelowHeading
    ? { label, value: whole(scene, wholePart(value), label) }
    : null
}

function widthOf({ box }: Part): number {
  return box.x1 - box.x0
}
