// The sender and the recipient of a document without a label.
import type { Role } from '../../lexicon/parties.ts'
import type { Grounds } from './grounds.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { textOf } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

export function companiesFor(
  { sellers: all, buyers }: Grounds,
  role: Role,
  { sheet: { isReceipt }, disabled }: Scene,
  keys: readonly string[],
): Placed[] {
  const isOfShop = isReceipt && !disabled.has('shopNames') && keys.some((key) => shop.test(key))
  const sellers = isOfShop ? shopsFirst(all) : all
  // a receipt begins with its shop; a letter may begin with anything
  const bonus = isReceipt ? 0.12 : 0.04
  if (role === 'seller')
    return sellers.slice(0, 4).map((one) => ({ ...one, score: Math.min(0.78, one.score * 0.75 + bonus) }))
  return role === 'buyer' ? [...buyers] : []
}

/** A shop is called as its sign says; who owns it may stand below, with a legal form. */
const shop = /store|shop|merchant|restaurant|market|cafe|outlet|brand/

/** The first line without a legal form is the sign of the shop, and below it an owner is hardly meant. */
function shopsFirst(sellers: readonly Placed[]): readonly Placed[] {
  const topOf = ({ place }: Placed) => place.part.box.y0
  const signs = sellers.filter((one) => one.score >= minOfSign && !hasLegalForm(textOf(one.place)))
  const isOwner = (one: Placed) =>
    hasLegalForm(textOf(one.place)) && signs.some((sign) => topOf(sign) < topOf(one))
  return sellers
    .map((one) => (isOwner(one) ? { ...one, score: one.score - ofOwner } : one))
    .toSorted((a, b) => b.score - a.score)
}

const minOfSign = 0.5
const ofOwner = 0.4
