// Who writes a document and to whom, where no label says so.
import { isOfAKind } from '../parties/house.ts'
import type { Role } from '../../lexicon/parties.ts'
import type { FieldName } from '../../words/names.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Grounds } from './grounds.ts'
import type { Placed } from './placed.ts'

export function companiesFor({ sellers, buyers }: Grounds, role: Role, isReceipt: boolean): Placed[] {
  // a receipt begins with its shop; a letter may begin with anything
  const bonus = isReceipt ? 0.12 : 0.04
  if (role === 'seller')
    return sellers
      .slice(0, 4)
      .map(({ place, score }) => ({ place, score: Math.min(0.78, score * 0.75 + bonus) }))
  return role === 'buyer' ? [...buyers] : []
}

/** A school only where its name says that it is one. */
export function isOfKind(name: FieldName): (placed: Placed) => boolean {
  const words = name.phrases.at(-1) ?? []
  return ({ place: { part } }) =>
    !isOfAKind(name) ||
    sensedOf(tokensOf(part.folded)).some((one) => words.some((word) => isSame(one, word)))
}
