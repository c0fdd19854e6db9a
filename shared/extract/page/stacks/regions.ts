// Several documents on one picture, such as two receipts on the glass of a scanner.
import type { OwnReason } from '../../../document/part-reasons.ts'
import { unite, type Box, type Page } from '../../../page.ts'
import { cutsOf } from './cuts.ts'
import { identityOf, reasonsBetween, type Identity } from './identity.ts'

export interface Region {
  readonly box: Box
  /** Why it is not one document with the region before it; empty for the first. */
  readonly reasons: readonly OwnReason[]
}

/** At most eight documents. */
const maxDepth = 3

/** The documents on a page with this identity; a single region if there is nothing to part. */
export function regionsOf(page: Page, identity: Identity): Region[] {
  return regionsIn({ page, identity, reasons: [] }, identity.hasCents, maxDepth)
}

interface Piece {
  readonly page: Page
  readonly identity: Identity
  readonly reasons: readonly OwnReason[]
}

function regionsIn(piece: Piece, hasCents: boolean, depth: number): Region[] {
  const { page, reasons } = piece
  const pieces = depth === 0 ? null : parted(piece, hasCents)
  return pieces
    ? pieces.flatMap((one) => regionsIn(one, hasCents, depth - 1))
    : [{ box: unite(page.lines.map(({ box }) => box)), reasons }]
}

/** Both sides of the cut that has the most reasons; of those with as many, through the widest gap. */
function parted({ page, identity, reasons: before }: Piece, hasCents: boolean): [Piece, Piece] | null {
  if (!mayHaveSeveral(identity)) return null
  const parted = cutsOf(page).flatMap((sides) => {
    const [one, other] = [identityOf(sides.before, hasCents), identityOf(sides.after, hasCents)]
    const reasons = reasonsBetween(one, other, { needed: ['total'], areNamed: sides.isAcross })
    const pieces: [Piece, Piece] = [
      { page: sides.before, identity: one, reasons: before },
      { page: sides.after, identity: other, reasons },
    ]
    return reasons.length === 0 ? [] : [{ pieces, count: reasons.length }]
  })
  return parted.toSorted((a, b) => b.count - a.count)[0]?.pieces ?? null
}

/** Finishes most pages: two documents have two totals, or two numbers and two days. */
function mayHaveSeveral({ total, number, sender, date }: Identity): boolean {
  return [total, number, sender, date].filter(({ size }) => size > 1).length > 1
}
