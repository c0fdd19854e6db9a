// Who writes a document and to whom, where no label says so.
import { housesBesideAddress } from '../parties/beside-address.ts'
import { housesInLines } from '../parties/house-line.ts'
import { housesOf, isOfAKind, mastheadOf } from '../parties/house.ts'
import type { Role } from '../../lexicon/parties.ts'
import type { FieldName } from '../../words/names.ts'
import type { Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { signersOf } from './foot.ts'
import type { Grounds } from './grounds.ts'
import type { Placed } from './placed.ts'

/** A hotel is the house that is called one, and not another company of the page. */
export function writersOf(scene: Scene, grounds: Grounds, role: Role, name: FieldName): Placed[] {
  const parties = partyOf(grounds, role, scene.sheet.isReceipt)
  if (role !== 'seller') return parties
  const houses = housesOf(scene, name)
  return isOfAKind(name) && houses.length > 0
    ? houses
    : [...houses, ...mastheadOf(scene), ...housesInLines(scene), ...parties, ...housesBesideAddress(scene)]
}

function partyOf({ sellers, buyers }: Grounds, role: Role, isReceipt: boolean): Placed[] {
  // a receipt begins with its shop; a letter may begin with anything
  const bonus = isReceipt ? 0.12 : 0.04
  if (role === 'seller')
    return sellers
      .slice(0, 4)
      .map(({ place, score }) => ({ place, score: Math.min(0.78, score * 0.75 + bonus) }))
  return role === 'buyer' ? [...buyers] : []
}

/** Who signs at the foot; a school only where it is one. */
export function signingAs(scene: Scene, name: FieldName): Placed[] {
  const words = name.phrases.at(-1) ?? []
  const isOfKind = ({ part }: Place) =>
    sensedOf(tokensOf(part.folded)).some((one) => words.some((word) => isSame(one, word)))
  return signersOf(scene).filter(({ place }) => !isOfAKind(name) || isOfKind(place))
}
