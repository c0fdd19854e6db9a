// Adds the codes of an image to its Page. Words that a reader made of their dots and bars are removed.
import { partToPixels, type ImagePart } from '../../../shared/image-part.ts'
import { centreX, centreY, isCentreInside } from '../../../shared/layout/geometry.ts'
import type { Box, Code, Page, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { boxAround, clipped, rounded, type Point, type Size } from '../pixels/placement.ts'
import { keepWords } from '../recognise/insert.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Turn } from '../pixels/turn.ts'
import type { Trace } from '../context/trace.ts'
import type { FoundCode } from './decoded-code.ts'
import { findCodes } from './find-codes.ts'

interface Reading {
  /** The part of the image that was read; null for all of it. */
  readonly part: ImagePart | null
  readonly trace: Trace
}

export async function withCodesOf(picture: GreyImage, page: Page, reading: Reading): Promise<Page> {
  return withCodes(page, await findCodes(picture), picture, reading)
}

/** `size` is that of the image in which the codes were found. */
export function withCodes(
  page: Page,
  found: readonly FoundCode[],
  size: Size,
  { part, trace }: Reading,
): Page {
  const placed = found
    .filter((code) => isWithin(code, size, part))
    .map((code) => ({ ...code, corners: turnedCorners(code.corners, size, page.turn) }))
  const codes = placed.map(({ kind, text, corners }): Code => ({
    kind,
    text,
    box: clipped(rounded(boxAround(corners)), page),
  }))
  const lines =
    placed.length > 0
      ? keepWords(page.lines, (word) => !placed.some((code) => isPartOf(word, code)))
      : page.lines
  trace?.('codes', { lines, facts: { codes: codes.map(({ kind, text }) => ({ kind, text })) } })
  if (placed.length === 0) return { ...page, codes }
  const isOutside = ({ box }: { readonly box: Box }) => !placed.some((code) => contains(code.corners, box))
  return {
    ...page,
    confidence: meanConfidence(wordsOf(lines)),
    lines,
    rules: page.rules.filter(isOutside),
    ...(page.marks && { marks: page.marks.filter((mark) => mark.kind === 'picture' || isOutside(mark)) }),
    codes,
  }
}

function isWithin({ corners }: FoundCode, size: Size, part: ImagePart | null): boolean {
  const turn = part?.turn ?? 0
  const frame = partToPixels(part, turn % 180 === 0 ? size : { width: size.height, height: size.width })
  return !frame || isCentreInside(boxAround(turnedCorners(corners, size, turn)), frame)
}

/** Returns the corners on the image turned clockwise. */
function turnedCorners(corners: readonly Point[], { width, height }: Size, by: Turn): Point[] {
  return corners.map(({ x, y }) => {
    if (by === 90) return { x: height - y, y: x }
    if (by === 180) return { x: width - x, y: height - y }
    return by === 270 ? { x: y, y: width - x } : { x, y }
  })
}

/** Shorter texts occur in any code by chance. */
const minTextLength = 4

/** Whether a word was made of dots or bars. The text of a code is often printed next to its bars, or between them. */
function isPartOf({ text, box }: Word, code: FoundCode): boolean {
  const isItsText = text.length >= minTextLength && code.text.includes(text)
  return !isItsText && contains(code.corners, box)
}

/** Whether the centre of a box is inside of the corners, which are listed in order around the code. */
function contains(corners: readonly Point[], box: Box): boolean {
  const [x, y] = [centreX(box), centreY(box)]
  const sides = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}
