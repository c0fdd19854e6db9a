// The area of each printed key. All keys are laid out together: what is right of a key first, then what is below it,
// then what is above it, and nothing belongs to two keys but the cells of a table.
import { shareText, textOf, type Place } from '../../model/place.ts'
import type { Layout, Piece } from './pieces.ts'
import type { PrintedKey } from './printed-keys.ts'
import { aboveOf, belowOf, goesOn, isLevel, rightOf } from './sides.ts'

export interface Area {
  readonly key: PrintedKey
  readonly pieces: readonly Piece[]
  readonly side: 'ruled' | 'right' | 'below' | 'above' | 'doubtful'
  /** More text stands close by that no key took: the value may go on there. */
  readonly isOpen: boolean
}

export interface Wishes {
  readonly isMany: (key: PrintedKey) => boolean
  /** Whether a piece may be a value of the key's kind. */
  readonly fits: (key: PrintedKey, piece: Piece) => boolean
  /** The value in the ruled cell of the key or beside it. */
  readonly ruled: (key: PrintedKey) => readonly Piece[]
}

export function areasOf(page: Layout, keys: readonly PrintedKey[], wishes: Wishes): Area[] {
  const { isMany, fits, ruled } = wishes
  const inCells = keys.flatMap(ruled)
  const isOutside = (piece: Piece) => !inCells.some((cell) => shareText(cell, piece))
  const layout = { ...page, pieces: page.pieces.filter(isOutside) }
  const heads = headsOf(layout, keys)
  const takers = new Map<Piece, PrintedKey>()
  const areas = new Map<PrintedKey, Omit<Area, 'isOpen'>>()
  // a cell of a table has the label of its row and the head of its column
  const isFree = (key: PrintedKey, piece: Piece) => {
    const taker = takers.get(piece)
    return !taker || (heads.has(key) && (isMany(key) || !taker.hasColon))
  }
  const lay = (side: Area['side'], find: (key: PrintedKey) => readonly Piece[]) => {
    for (const key of keys.filter((one) => !areas.has(one))) {
      const twin = [...areas.values()].find((one) => one.key.runs[0] === key.runs[0])
      const pieces = twin?.pieces ?? find(key)
      if (!pieces.some((piece) => fits(key, piece))) continue
      areas.set(key, { key, pieces, side })
      if (!isMany(key)) for (const piece of pieces) takers.set(piece, key)
    }
  }
  const right = (key: PrintedKey) =>
    rightOf(layout, key, isMany(key)).filter((piece) => isMany(key) || isFree(key, piece))
  const below = (key: PrintedKey) =>
    belowOf(layout, key, {
      isMany: isMany(key),
      reach: heads.has(key) ? 8 : 3,
      isFree: (piece) => fits(key, piece) && isFree(key, piece),
    })
  lay('ruled', ruled)
  lay('right', (key) => {
    const pieces = right(key)
    const isHead = heads.has(key) || (isBesideHead(key, pieces) && below(key).length > 0)
    return isHead ? pieces.filter((piece) => isTick(textOf(piece))) : pieces
  })
  lay('below', below)
  lay('doubtful', right)
  lay('above', (key) => aboveOf(layout, key).filter((piece) => !takers.has(piece)))
  const used = new Set([...areas.values()].flatMap(({ pieces }) => pieces))
  const left = { ...layout, pieces: layout.pieces.filter((piece) => !used.has(piece)) }
  return [...areas.values()].map((area) => ({ ...area, isOpen: goesOn(left, area.key, area.pieces) }))
}

/** The keys of a row of heads: one follows another at once. */
function headsOf({ pieces, unit }: Layout, keys: readonly PrintedKey[]): ReadonlySet<PrintedKey> {
  const follows = ({ box, hasColon }: PrintedKey, next: PrintedKey) =>
    next.box.x0 > box.x1 &&
    isLevel(box, next.box, unit) &&
    !hasColon &&
    !next.hasColon &&
    !pieces.some(
      (piece) => isLevel(piece.box, box, unit) && piece.box.x0 > box.x0 && piece.box.x0 < next.box.x0,
    )
  return new Set(keys.flatMap((one) => keys.flatMap((next) => (follows(one, next) ? [one, next] : []))))
}

/** Capitals beside a label in capitals are often the next label. */
function isBesideHead({ runs, hasColon }: PrintedKey, [piece]: readonly Piece[]): boolean {
  const last = runs.at(-1)
  if (hasColon || !piece || !last || piece.part === last.part) return false
  return [last, piece].every((place) => isInCapitals(place))
}

export function isInCapitals(place: Place): boolean {
  return /^[^\p{Ll}\d]*$/u.test(textOf(place))
}

export function isTick(text: string): boolean {
  return /^(?:[xX✓✔☑☒]|\[[xX]\])$/u.test(text)
}
