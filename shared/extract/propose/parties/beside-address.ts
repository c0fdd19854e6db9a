// On papers of the East who writes them is named at the right or at the foot, in one block with where they are and how to
// reach them: 〒530-0001 大阪市北区…, 梅田カンファレンス株式会社, TEL 06-6345-7781. The name may stand first or in the middle.
import { addressScore } from '../../words/address-line.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { isNameLike } from './house.ts'
import { wholePart } from '../../model/place.ts'
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'

const score = 0.6
/** In heights of a part. */
const mostApart = 1.2
const ofContact: ReadonlySet<string> = new Set(['phone', 'taxId', 'registrationNumber', 'postcode'])

export function housesBesideAddress(scene: Scene): Placed[] {
  const parts = scene.sheet.rows.flat()
  const { unit, isReceipt } = scene.sheet
  if (isReceipt) return []
  return parts.flatMap((part) => {
    if (!eastern.test(part.text) || !hasLegalForm(part.text) || !isNameLike(part)) return []
    if (scene.labelsIn(part).some(({ hasColon }) => hasColon)) return []
    const near = parts.filter((other) => other !== part && isInBlock(other, part, unit))
    const hasPlace = near.some(({ text }) => addressScore(text) >= leastOfAddress)
    const hasContact = near.some((other) => saysContact(scene, other))
    return hasPlace || hasContact ? [{ place: wholePart(part), score }] : []
  })
}

const eastern = /[\p{Script=Han}\p{Script=Hangul}]/u
const leastOfAddress = 0.45

function saysContact(scene: Scene, part: Part): boolean {
  return scene
    .labelsIn(part)
    .some(
      ({ concepts, start, quality }) =>
        start < 3 && quality >= 0.6 && concepts.some((id) => ofContact.has(id)),
    )
}

function isInBlock({ box }: Part, { box: own }: Part, unit: number): boolean {
  const gap = Math.max(box.y0 - own.y1, own.y0 - box.y1)
  const isAligned = Math.min(Math.abs(box.x0 - own.x0), Math.abs(box.x1 - own.x1)) < 2 * unit
  return gap < mostApart * unit && isAligned
}
