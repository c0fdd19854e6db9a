// What a page pairs by how it is set, whatever the words say: behind a colon, in two columns, in a row of tiles.
// Labels that no glossary knows are found so; see elimination/ for what is done with them.
import { segmentsIn } from './segments.ts'
import { isBox } from './boxes.ts'
import { isListed } from './listed-pairs.ts'
import { paragraphFrom } from './paragraph.ts'
import { textOf, wholePart, type Place } from './place.ts'
import { isLabelLike, labelAt, type Pair } from './pair.ts'
import type { Scene } from './scene.ts'
import { tickedOption } from './ticked.ts'
import type { Part } from './sheet.ts'

export function pairsOf(scene: Scene): Pair[] {
  const order = new Map(scene.sheet.rows.flat().map((part, i) => [part, i] as const))
  const tiles = [...scene.tiles()].map(([label, value]) => ({
    label: wholePart(label),
    value: wholePart(value),
  }))
  const inTiles = new Set([...scene.tiles()].flat())
  const others = scene.sheet.rows.flatMap((row, i) =>
    row.flatMap((part, index) =>
      inTiles.has(part) ? [] : (pairAt(scene, part, i, index) ?? segmentsIn(part)),
    ),
  )
  return [...tiles, ...others]
    .map((pair) => ({ ...pair, at: order.get(pair.label.part) ?? 0 }))
    .toSorted((a, b) => a.at - b.at)
}

function pairAt(scene: Scene, part: Part, row: number, index: number): Omit<Pair, 'at'> | null {
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
  if (!next || /[:：]\s*$/u.test(next.text)) return null
  return colon || isListed(scene, labelAt(label, row, index))
    ? { label, value: whole(scene, wholePart(next), label) }
    : null
}

function whole(scene: Scene, value: Place, label: Place): Place {
  return paragraphFrom(scene, value, labelAt(label, scene.rowOf(label.part), 0))
}
