// Thin horizontal strokes in a picture, row by row: what ruling lines are put together from.
import type { GreyImage } from './grey.ts'

export interface Stroke {
  readonly y: number
  readonly x0: number
  readonly x1: number
}

interface Run {
  readonly x0: number
  x1: number
  /** Where it was thin last, and for how long it was paler since. */
  lastThin: number
  paler: number
  thin: number
  level: number
  /** How light it is beside it, and for how long it was as light itself. */
  paper: number
  faded: number
}

export const maxThicknessPx = 6
/** How much darker than what surrounds it: pale lines in forms have no more. */
export const minContrast = 24
const palest = 255 - minContrast
const reachPx = maxThicknessPx + 1
const minLengthPx = 24
const maxGapPx = 2
/** Less is the stem of a letter, whose end matters to nobody. */
const minOfLinePx = 60
/** The edge of a scan is paler here and there. */
const maxFadedPx = 40
/** Grain makes a shade now darker and now paler than the edge that led into it. */
const minPaler = 0.25
/** The rest is where other lines cross or letters hang down. A row of type has far less. */
const minThinShare = 0.75

/** From the top down, and each row from the left. */
export function findStrokes(image: GreyImage): Stroke[] {
  const strokes: Stroke[] = []
  for (let y = reachPx; y < image.height - reachPx; y++) addStrokesOfRow(image, y, strokes)
  return strokes
}

function addStrokesOfRow({ width, pixels }: GreyImage, y: number, strokes: Stroke[]): void {
  const above = (y - reachPx) * width
  const here = y * width
  const below = (y + reachPx) * width
  let run: Run | null = null
  for (let x = 0; x < width; x++) {
    // on the way to the next ink nothing else is asked
    while (!run && x < width && (pixels[here + x] ?? 0) > palest) x++
    if (x === width) break
    const level = pixels[here + x] ?? 0
    // Darker than both sides, so that pale lines on uneven light are found as well. Most of a page is too light for it.
    const isThin =
      level <= palest &&
      level + minContrast <= (pixels[above + x] ?? 0) &&
      level + minContrast <= (pixels[below + x] ?? 0)
    if (isThin) {
      run ??= { x0: x, x1: x, lastThin: x, paler: 0, thin: 0, level, paper: 0, faded: 0 }
      run.lastThin = x + 1
      run.paler = 0
      run.x1 = x + 1
      run.thin++
      run.level = level
      run.paper = Math.min(pixels[above + x] ?? 0, pixels[below + x] ?? 0)
      run.faded = 0
    } else if (run && level < run.level + minContrast && !isOnPaper(run, level)) {
      // Not thin, and as dark as the line: another one crosses it here.
      run.x1 = x + 1
      if (level > run.level) run.paler++
    } else if (run && x - run.x1 >= maxGapPx) {
      addStroke(strokes, y, run)
      run = null
    }
  }
  if (run) addStroke(strokes, y, run)
}

/** It ends where another line crosses it, but not with the shade that the pale edge of a tilted one led into. */
function addStroke(strokes: Stroke[], y: number, { x0, x1, lastThin, paler, thin }: Run): void {
  const behind = x1 - lastThin
  const end = behind > maxFadedPx && paler > minPaler * behind ? lastThin : x1
  if (end - x0 >= minLengthPx && thin >= (end - x0) * minThinShare) strokes.push({ y, x0, x1: end })
}

/** Where a tilted line leaves a row it fades until it is as pale as the paper beside it, and paper crosses no line. */
function isOnPaper(run: Run, level: number): boolean {
  run.faded = level > run.paper - minContrast ? run.faded + 1 : 0
  return run.thin >= minOfLinePx && run.faded > maxFadedPx
}
