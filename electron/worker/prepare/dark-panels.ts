// Inverts dark panels on a light page, such as those behind code and titles of tables: many of their lines would be lost.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import { cut, type GreyImage } from '../pixels/grey.ts'
import { clipped, movedBy, widenedBy } from '../pixels/placement.ts'
import { findComponents, type Component } from './components.ts'
import { count } from './histogram.ts'
import { inkThresholdOf } from './ink.ts'
import { lettersAmong } from './text-size.ts'

/** The least share of the page in dark runs longer than a letter. Most pages have none and need no further search. */
const minInRuns = 0.001
const longRunPx = 40
/** A panel is at least so thick; the frame of a form, which may touch it, is thinner. */
const minThickPx = 5
const minHeightPx = 14
/** The least share of its box that a panel fills beside its letters. */
const minFilled = 0.5
/** A narrower one may be a bold character with a frame, such as 国, unless it is higher than any letter of the page. */
const minWidePart = 1.5
const maxLetterPart = 0.15
/** The least share of a panel with nearly the same level; a photograph has all levels. */
const minEven = 0.75
const evenLevels = 6
const minLetters = 2
/** The least share of letters in the light area of a panel; the rest may be rules and pictures. */
const minOfLetters = 0.6
/** The level of an inverted panel: darker than paper, so that its outline remains. */
const paleShade = 236

export function lightenPanels(image: GreyImage): GreyImage {
  const threshold = inkThresholdOf(image)
  const around = boxOfThickRuns(image, threshold)
  if (!around) return image
  const panels = panelsIn(cut(image, around), threshold, image.height)
  if (panels.length === 0) return image
  const lit = { ...image, pixels: new Uint8Array(image.pixels) }
  for (const { box, ground } of panels) lighten(lit, movedBy(box, around.x0, around.y0), ground)
  return lit
}

interface Panel {
  readonly box: Box
  readonly ground: number
}

/** Finds panels in a part of a page with this height. */
function panelsIn(part: GreyImage, threshold: number, pageHeight: number): Panel[] {
  const candidates = findComponents(withoutThinLines(part, threshold), threshold).filter(
    ({ x0, y0, x1, y1 }) => {
      const box = { x0, y0, x1, y1 }
      return isLarge(box, pageHeight) && isFilled(part, box, threshold)
    },
  )
  if (candidates.length === 0) return []
  const light = findComponents(part, threshold, 'light')
  return candidates.flatMap((box) => {
    const ground = groundOf(part, box, threshold)
    const inside = light.filter((spot) => isWithin(spot, box))
    return ground !== null && areLetters(inside, pageHeight) ? [{ box, ground }] : []
  })
}

/** Returns the box around all long runs that are thicker than a line; null if there are hardly any. */
function boxOfThickRuns(image: GreyImage, threshold: number): Box | null {
  const { width, height, pixels } = image
  const found: ThickRuns = { sum: 0, x0: width, x1: 0, y0: height, y1: 0 }
  for (let y = 0; y + minThickPx < height; y++) addThickRuns(image, threshold, y, found)
  if (found.sum < minInRuns * pixels.length) return null
  // the lowest rows at round corners have nothing below them, so they were not counted
  return clipped(widenedBy(found, longRunPx), image)
}

interface ThickRuns {
  sum: number
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Runs on every picture, so it tests only one pixel for each possible long run. */
function addThickRuns({ width, pixels }: GreyImage, threshold: number, y: number, found: ThickRuns): void {
  const start = y * width
  const end = start + width
  const below = minThickPx * width
  let from = start
  while (from + longRunPx <= end) {
    // Going back from the far end soon meets paper on a page of letters, and no long run lies before it.
    let at = from + longRunPx - 1
    while (at >= from && (pixels[at] ?? 0) <= threshold) at--
    if (at >= from) {
      from = at + 1
      continue
    }
    at = from + longRunPx
    while (at < end && (pixels[at] ?? 0) <= threshold) at++
    if ((pixels[from + below] ?? 255) <= threshold || (pixels[at - 1 + below] ?? 255) <= threshold) {
      found.sum += at - from
      found.x0 = Math.min(found.x0, from - start)
      found.x1 = Math.max(found.x1, at - start)
      found.y0 = Math.min(found.y0, y)
      found.y1 = y + 1
    }
    from = at + 1
  }
}

/** Keeps ink that is thick in both directions. */
function withoutThinLines(image: GreyImage, threshold: number): GreyImage {
  const { width, height, pixels } = image
  const left = new Uint8Array(pixels)
  const heights = new Uint32Array(width)
  for (let y = 0; y < height; y++) rubAcross(image, threshold, y, left)
  for (let y = 0; y <= height; y++) rubDown(image, threshold, y, heights, left)
  return { ...image, pixels: left }
}

function rubAcross({ width, pixels }: GreyImage, threshold: number, y: number, left: Uint8Array): void {
  const end = (y + 1) * width
  for (let at = y * width; at < end; at++) {
    while (at < end && (pixels[at] ?? 255) > threshold) at++
    const first = at
    while (at < end && (pixels[at] ?? 255) <= threshold) at++
    if (at - first < minThickPx) left.fill(255, first, at)
  }
}

/** `heights` holds the length of ink above the row in each column. */
function rubDown(
  { width, height, pixels }: GreyImage,
  threshold: number,
  y: number,
  heights: Uint32Array,
  left: Uint8Array,
): void {
  const start = y * width
  for (let x = 0; x < width; x++) {
    if (y < height && (pixels[start + x] ?? 255) <= threshold) {
      heights[x] = (heights[x] ?? 0) + 1
      continue
    }
    const ink = heights[x] ?? 0
    if (ink === 0) continue
    if (ink < minThickPx) for (let k = 1; k <= ink; k++) left[start + x - k * width] = 255
    heights[x] = 0
  }
}

function isLarge(box: Box, pageHeight: number): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  const isLetter = width < minWidePart * height && height < maxLetterPart * pageHeight
  return height >= minHeightPx && width >= longRunPx && !isLetter
}

/** Counts thin parts too, because large letters close to each other leave little else of a panel. */
function isFilled(image: GreyImage, box: Box, threshold: number): boolean {
  let dark = 0
  for (const row of rowsOf(image, box)) for (const level of row) if (level <= threshold) dark++
  return dark >= minFilled * widthOf(box) * heightOf(box)
}

/** Returns the level that nearly all dark pixels have; null for a picture. */
function groundOf(image: GreyImage, box: Box, threshold: number): number | null {
  const counts = new Uint32Array(256)
  for (const row of rowsOf(image, box)) for (const level of row) count(counts, level)
  const dark = counts.subarray(0, threshold + 1)
  const ground = dark.indexOf(Math.max(...dark))
  const sum = (part: Uint32Array) => part.reduce((all, n) => all + n, 0)
  const even = dark.subarray(Math.max(0, ground - evenLevels), ground + evenLevels + 1)
  return sum(even) >= minEven * sum(dark) ? ground : null
}

function isWithin(spot: Box, panel: Box): boolean {
  return spot.x0 > panel.x0 && spot.x1 < panel.x1 && spot.y0 > panel.y0 && spot.y1 < panel.y1
}

function areLetters(spots: readonly Component[], pageHeight: number): boolean {
  const areaOf = (some: readonly Component[]) => some.reduce((sum, { area }) => sum + area, 0)
  const letters = lettersAmong(spots, { height: pageHeight })
  return letters.length >= minLetters && areaOf(letters) >= minOfLetters * areaOf(spots)
}

/** Inverts each row from its first to its last pixel of the ground, because panels may have round corners. */
function lighten(image: GreyImage, box: Box, ground: number): void {
  const isGround = (level: number) => Math.abs(level - ground) <= evenLevels
  const brightest = 255 - ground
  for (const row of rowsOf(image, box)) {
    const [first, last] = [row.findIndex(isGround), row.findLastIndex(isGround)]
    for (let x = Math.max(0, first); x <= last; x++) {
      const ink = Math.min(1, Math.abs((row[x] ?? ground) - ground) / brightest)
      row[x] = Math.round(paleShade * (1 - ink))
    }
  }
}

function rowsOf({ width, pixels }: GreyImage, { x0, y0, x1, y1 }: Box): Uint8Array[] {
  return Array.from({ length: y1 - y0 }, (_, i) =>
    pixels.subarray((y0 + i) * width + x0, (y0 + i) * width + x1),
  )
}
