// Dark panels on a light page, as behind code and the titles of tables: their light letters are set dark on a pale
// shade. Read as they are, many of their lines are lost.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findComponents, type Component } from './components.ts'
import { cut } from './crop.ts'
import { count } from './histogram.ts'
import { inkThresholdOf } from './ink.ts'
import { lettersAmong } from './text-size.ts'

/** Of the page: dark runs that are longer than a letter is wide. Most pages have none, and are done with. */
const leastInRuns = 0.001
const longRunPx = 40
/** The frame of a form is less thick, and may touch the panels in it. */
const leastThickPx = 5
const leastHeightPx = 14
/** Of its box: letters leave that much of a panel. */
const leastFilled = 0.5
/** Not so wide for its height it may be one bold character with a frame, as 国, unless no letter of the page is so high. */
const leastWidePart = 1.5
const highestLetterPart = 0.15
/** Of a panel: so much has next to the same level. A photograph has all levels. */
const leastEven = 0.75
const evenLevels = 6
const fewestLetters = 2
/** Of what is light in a panel: the rest may be rules and pictures. A sheet on a dark table is no letter. */
const leastOfLetters = 0.6
/** What the ground of a panel becomes: no paper, so that it is still seen that something was set apart. */
const paleShade = 236

export function lightenPanels(image: GreyImage): GreyImage {
  const threshold = inkThresholdOf(image)
  const around = boxOfThickRuns(image, threshold)
  if (!around) return image
  const panels = panelsIn(cut(image, around).image, threshold, image.height)
  if (panels.length === 0) return image
  const lit = { ...image, pixels: new Uint8Array(image.pixels) }
  for (const { box, ground } of panels) lighten(lit, onPage(box, around), ground)
  return lit
}

function onPage({ x0, y0, x1, y1 }: Box, part: Box): Box {
  return { x0: x0 + part.x0, y0: y0 + part.y0, x1: x1 + part.x0, y1: y1 + part.y0 }
}

interface Panel {
  readonly box: Box
  readonly ground: number
}

/** In the part of a page that is so high. */
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

/** Around all long runs in what is as thick as a panel and not a line; null where there is next to nothing of it. */
function boxOfThickRuns(image: GreyImage, threshold: number): Box | null {
  const { width, height, pixels } = image
  const found: ThickRuns = { sum: 0, x0: width, x1: 0, y0: height, y1: 0 }
  for (let y = 0; y + leastThickPx < height; y++) addThickRuns(image, threshold, y, found)
  if (found.sum < leastInRuns * pixels.length) return null
  // the rows at round corners end where there is nothing below them
  return {
    x0: Math.max(0, found.x0 - longRunPx),
    y0: Math.max(0, found.y0 - longRunPx),
    x1: Math.min(width, found.x1 + longRunPx),
    y1: Math.min(height, found.y1 + longRunPx),
  }
}

interface ThickRuns {
  sum: number
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Looked at on every picture, so it steps from the end of one long run's reach to the next. */
function addThickRuns({ width, pixels }: GreyImage, threshold: number, y: number, found: ThickRuns): void {
  const start = y * width
  const end = start + width
  const below = leastThickPx * width
  let from = start
  while (from + longRunPx <= end) {
    // From its far end back: on a page of letters paper is met soon, and what lies before it is no long run.
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

/** Dark only where the ink is thick both ways. */
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
    if (at - first < leastThickPx) left.fill(255, first, at)
  }
}

/** `heights`: how much ink there is above the row, in each column; below the last row it ends in all of them. */
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
    if (ink < leastThickPx) for (let k = 1; k <= ink; k++) left[start + x - k * width] = 255
    heights[x] = 0
  }
}

function isLarge(box: Box, pageHeight: number): boolean {
  const [width, height] = [widthOf(box), heightOf(box)]
  const isLetter = width < leastWidePart * height && height < highestLetterPart * pageHeight
  return height >= leastHeightPx && width >= longRunPx && !isLetter
}

/** Told with what is thin: close to each other, large letters leave little of a panel between them that is not. */
function isFilled(image: GreyImage, box: Box, threshold: number): boolean {
  let dark = 0
  for (const row of rowsOf(image, box)) for (const level of row) if (level <= threshold) dark++
  return dark >= leastFilled * widthOf(box) * heightOf(box)
}

/** The level that nearly all of its dark pixels have; null for a picture. */
function groundOf(image: GreyImage, box: Box, threshold: number): number | null {
  const counts = new Uint32Array(256)
  for (const row of rowsOf(image, box)) for (const level of row) count(counts, level)
  const dark = counts.subarray(0, threshold + 1)
  const ground = dark.indexOf(Math.max(...dark))
  const sum = (part: Uint32Array) => part.reduce((all, n) => all + n, 0)
  const even = dark.subarray(Math.max(0, ground - evenLevels), ground + evenLevels + 1)
  return sum(even) >= leastEven * sum(dark) ? ground : null
}

function isWithin(spot: Box, panel: Box): boolean {
  return spot.x0 > panel.x0 && spot.x1 < panel.x1 && spot.y0 > panel.y0 && spot.y1 < panel.y1
}

function areLetters(spots: readonly Component[], pageHeight: number): boolean {
  const areaOf = (some: readonly Component[]) => some.reduce((sum, { area }) => sum + area, 0)
  const letters = lettersAmong(spots, { height: pageHeight })
  return letters.length >= fewestLetters && areaOf(letters) >= leastOfLetters * areaOf(spots)
}

/** From the first pixel of each row that is of the ground to the last: the corners of a panel may be round. */
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
