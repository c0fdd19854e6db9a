// Below what says whose it is, a party's block has no labels of its own: 叶子轩 13560218874, and their address in the next
// line. The name comes first, and what is behind it reaches them.
import { textOf, type Place } from '../../model/place.ts'
import { roleAt } from '../../page/regions.ts'
import type { Role } from '../../lexicon/parties.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import type { Grounds } from './grounds.ts'
import type { Placed } from './placed.ts'

const score = 0.7
const nameBeforePhone = /^(?<name>[\p{L}][\p{L} ·.（）()]{1,30}?)[ ,，:：“”]*(?=[+\d(][\d*() -]{6,}$)/u

function linesOf(scene: Scene, { anchors }: Grounds, role: Role): Part[] {
  const { rows, unit } = scene.sheet
  if (!anchors.some((one) => one.role === role)) return []
  return rows
    .flat()
    .filter((part) => roleAt(anchors, part, unit) === role && scene.labelsIn(part).length === 0)
}

export function namesInBlock(scene: Scene, grounds: Grounds, role: Role): Placed[] {
  return linesOf(scene, grounds, role).flatMap((part) => {
    const name = nameBeforePhone.exec(part.text)?.groups?.['name']
    return name === undefined ? [] : [{ place: { part, start: 0, end: name.trimEnd().length }, score }]
  })
}

export function phonesInBlock(scene: Scene, grounds: Grounds, role: Role): Placed[] {
  return linesOf(scene, grounds, role).flatMap((part) => {
    const masked = maskedPhone.exec(part.text)
    const place: Place | null = masked && { part, start: masked.index, end: masked.index + masked[0].length }
    const spans = recognisers.phone(part.folded).map(({ start, end }) => ({ part, start, end }))
    return [...(place ? [place] : []), ...spans]
      .slice(0, 1)
      .flatMap((one) => (textOf(one) ? [{ place: one, score }] : []))
  })
}

/** 157****6219 */
const maskedPhone = /(?<!\d)\d{3}\*{3,4}\d{4}(?!\d)/u
