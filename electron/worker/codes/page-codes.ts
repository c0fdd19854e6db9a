// The codes of a picture on the page that it became. What a reader made of their dots and bars is no word of the page.
import { partToPixels, type ImagePart } from '../../../shared/image-part.ts'
import { centreX, centreY } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Code, type Line, type Page, type Word } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Turn } from '../pixels/turn.ts'
import type { Trace } from '../context/trace.ts'
import { findCodes } from './find-codes.ts'
import type { FoundCode } from './sightings.ts'
import type { Point } from './strip.ts'

type Size = Pick<GreyImage, 'width' | 'height'>

/** How a picture became a page. */
export interface Becoming {
  /** What of it was read; null is all. */
  readonly part: ImagePart | null
  readonly trace: Trace
}

export async function withCodesOf(picture: GreyImage, page: Page, becoming: Becoming): Promise<Page> {
  return withCodes(page, await findCodes(picture), picture, becoming)
}

/** `size`: of the picture that they were found on. */
export function withCodes(
  page: Page,
  found: readonly FoundCode[],
  size: Size,
  { part, trace }: Becoming,
): Page {
  const read = found.filter((code) => isWithin(code, size, part))
  const placed = read.map((code) => ({ ...code, corners: cornersOn(code.corners, size, page.turn) }))
  const codes = placed.map(({ kind, text, corners }): Code => ({ kind, text, box: boxOf(corners, page) }))
  const lines = placed.length > 0 ? withoutDots(page.lines, placed) : page.lines
  trace?.('codes', { lines, facts: { codes: codes.map(({ kind, text }) => ({ kind, text })) } })
  if (placed.length === 0) return { ...page, codes }
  const isApart = ({ box }: { readonly box: Box }) => !placed.some((code) => holds(code.corners, box))
  return {
    ...page,
    confidence: meanConfidence(wordsOf(lines)),
    lines,
    rules: page.rules.filter(isApart),
    ...(page.marks && { marks: page.marks.filter((mark) => mark.kind === 'picture' || isApart(mark)) }),
    codes,
  }
}

function isWithin({ corners }: FoundCode, size: Size, part: ImagePart | null): boolean {
  const turn = part?.turn ?? 0
  const frame = partToPixels(part, turn % 180 === 0 ? size : { width: size.height, height: size.width })
  if (!frame) return true
  const box = unite(cornersOn(corners, size, turn).map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
  const [x, y] = [centreX(box), centreY(box)]
  return x > frame.x0 && x < frame.x1 && y > frame.y0 && y < frame.y1
}

/** Once the picture was turned clockwise. */
function cornersOn(corners: readonly Point[], { width, height }: Size, by: Turn): Point[] {
  return corners.map(({ x, y }) => {
    if (by === 90) return { x: height - y, y: x }
    if (by === 180) return { x: width - x, y: height - y }
    return by === 270 ? { x: y, y: width - x } : { x, y }
  })
}

function boxOf(corners: readonly Point[], { width, height }: Size): Box {
  const within = (at: number, side: number) => Math.max(0, Math.min(side, Math.round(at)))
  return unite(
    corners.map((corner) => {
      const [x, y] = [within(corner.x, width), within(corner.y, height)]
      return { x0: x, y0: y, x1: x, y1: y }
    }),
  )
}

function withoutDots(lines: readonly Line[], codes: readonly FoundCode[]): Line[] {
  return lines.flatMap((line) => {
    const words = line.words.filter((word) => !codes.some((code) => isOfDots(word, code)))
    if (words.length === line.words.length) return [line]
    return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map(({ box }) => box)) }]
  })
}

/** Shorter ones happen to stand in any code. */
const leastSaid = 4

/** Beside its bars, or among them, a code often has its text for people. */
function isOfDots({ text, box }: Word, { corners, text: said }: FoundCode): boolean {
  const isSaid = text.length >= leastSaid && said.includes(text)
  return !isSaid && holds(corners, box)
}

/** Whether the middle of a box lies between the corners, which go round. */
function holds(corners: readonly Point[], box: Box): boolean {
  const [x, y] = [centreX(box), centreY(box)]
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}
