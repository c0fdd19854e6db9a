// The sender and the recipient of a document without a label.
import type { Role } from '../../lexicon/parties.ts'
import type { Grounds } from './grounds.ts'
import type { Placed } from './placed.ts'

export function companiesFor({ sellers, buyers }: Grounds, role: Role, isReceipt: boolean): Placed[] {
  // a receipt begins with its shop; a letter may begin with anything
  const bonus = isReceipt ? 0.12 : 0.04
  if (role === 'seller')
    return sellers.slice(0, 4).map((one) => ({ ...one, score: Math.min(0.78, one.score * 0.75 + bonus) }))
  return role === 'buyer' ? [...buyers] : []
}
