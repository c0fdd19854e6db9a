// Moves the characters of a comb together, so that they are read as the word that they are, and what was read back.
import { median } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import type { Comb } from '../marks/combs.ts'

/** In heights of a character: the room between two, and that of an empty box. */
const [room, space] = [0.2, 0.7]
const marginPx = 1
/** Walls are pale at their sides. */
const aroundPx = 3

/** A comb whose characters stand together at its beginning. */
export interface ClosedComb {
  readonly box: Box
  readonly moved: readonly Moved[]
}

interface Moved {
  readonly from: Box
  readonly to: number
  /** Where it ends for its readers: an empty box behind it is a space, however wide. */
  readonly end: number
}

/** `image` is as it was found, `erased` without its lines: these would cut what is moved to where they were. */
export function closeCombs(
  image: GreyImage,
  erased: GreyImage,
  combs: readonly Comb[],
  paper: number,
): { readonly image: GreyImage; readonly closed: readonly ClosedComb[] } {
  if (combs.length === 0) return { image: erased, closed: [] }
  const closed = combs.map(closedOf)
  const pixels = new Uint8Array(erased.pixels)
  for (const { box } of closed) paint(pixels, image, box, paper)
  for (const { moved } of closed) for (const one of moved) copy(image, pixels, one)
  return { image: { width: image.width, height: image.height, pixels }, closed }
}

function closedOf({ box, characters }: Comb): ClosedComb {
  const written = characters.filter((one) => one !== null)
  const height = median(written.map(({ y0, y1 }) => y1 - y0))
  const moved: Moved[] = []
  let at = (written[0]?.x0 ?? box.x0) + marginPx
  for (const [i, from] of characters.entries()) {
    if (from) {
      const next = characters.slice(i + 1).find((one) => one !== null)
      moved.push({
        from,
        to: Math.round(at),
        end: next ? Math.max(from.x1, next.x0 - height * room) : from.x1,
      })
      at += from.x1 - from.x0 + Math.max(2, height * room)
    } else if (i > 0 && characters[i - 1] && moved.length < written.length) at += height * space
  }
  return { box, moved }
}

function paint(pixels: Uint8Array, { width, height }: GreyImage, box: Box, paper: number): void {
  for (let y = Math.max(0, box.y0 - aroundPx); y < Math.min(height, box.y1 + aroundPx); y++)
    pixels.fill(
      paper,
      y * width + Math.max(0, box.x0 - aroundPx),
      y * width + Math.min(width, box.x1 + aroundPx),
    )
}

function copy({ width, pixels }: GreyImage, to: Uint8Array, { from, to: x }: Moved): void {
  for (let y = from.y0 - marginPx; y < from.y1 + marginPx; y++)
    to.set(
      pixels.subarray(y * width + from.x0 - marginPx, y * width + from.x1 + marginPx),
      y * width + x - marginPx,
    )
}

/** What was read of closed combs, where it stands on the page. */
export function inOpenCombs(lines: readonly Line[], combs: readonly ClosedComb[]): readonly Line[] {
  if (combs.length === 0) return lines
  const opened = (box: Box) => {
    const comb = combs.find(({ box: own }) => isWithin(box, own))
    return comb ? { ...box, x0: openedLeft(box.x0, comb), x1: openedRight(box.x1, comb) } : box
  }
  return lines.map((line) => ({
    ...line,
    box: opened(line.box),
    words: line.words.map((word) => ({ ...word, box: opened(word.box) })),
  }))
}

function isWithin(box: Box, own: Box): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  return x > own.x0 && x < own.x1 && y > own.y0 && y < own.y1 && box.x1 <= own.x1 + aroundPx
}

function openedLeft(x: number, { box, moved }: ClosedComb): number {
  return moved.find(({ from, to }) => x < to + (from.x1 - from.x0) / 2)?.from.x0 ?? box.x0
}

function openedRight(x: number, { box, moved }: ClosedComb): number {
  return moved.findLast(({ from, to }) => x > to + (from.x1 - from.x0) / 2)?.end ?? box.x1
}
