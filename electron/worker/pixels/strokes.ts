// Finds thin horizontal strokes in a picture, of which ruling lines consist.
import type { GreyImage } from './grey.ts'

export interface Stroke {
  readonly y: number
  readonly x0: number
  readonly x1: number
}

interface Run {
  readonly x0: number
  x1: number
  /** The last position where it was thin, and the length of the paler part since. */
  lastThin: number
  paler: number
  thin: number
  level: number
  /** The level beside it, and the length over which it had that level itself. */
  paper: number
  faded: number
}

export const maxThicknessPx = 6
/** The least difference to the surroundings: that of pale lines in forms. */
export const minContrast = 24
const palest = 255 - minContrast
const reachPx = maxThicknessPx + 1
const minLengthPx = 24
const maxGapPx = 2
/** A shorter one is a part of a letter. */
const minOfLinePx = 60
/** The largest paler gap, as in the edge of a scan. */
const maxFadedPx = 40
/** The tolerance for grain in a shade. */
const minPaler = 0.25
/** The least thin share of a stroke; in the rest other lines cross it or letters touch it. A row of type has far less. */
const minThinShare = 0.75

/** Returns the strokes from top to bottom and left to right. */
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
    // paper is skipped by a single comparison a pixel
    while (!run && x < width && (pixels[here + x] ?? 0) > palest) x++
    if (x === width) break
    const level = pixels[here + x] ?? 0
    // The comparison with both sides also finds pale lines in uneven light. Most of a page is too light for it.
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
      // a pixel that is as dark as the line but not thin belongs to a crossing line
      run.x1 = x + 1
      if (level > run.level) run.paler++
    } else if (run && x - run.x1 >= maxGapPx) {
      addStroke(strokes, y, run)
      run = null
    }
  }
  if (run) addStroke(strokes, y, run)
}

/** Whether a stroke ends at a crossing line; the pale edge of a tilted line ends at its own shade instead. */
function addStroke(strokes: Stroke[], y: number, { x0, x1, lastThin, paler, thin }: Run): void {
  const behind = x1 - lastThin
  const end = behind > maxFadedPx && paler > minPaler * behind ? lastThin : x1
  if (end - x0 >= minLengthPx && thin >= (end - x0) * minThinShare) strokes.push({ y, x0, x1: end })
}

/** Whether the end is as pale as paper: a tilted line fades where it leaves a row. */
function isOnPaper(run: Run, level: number): boolean {
  run.faded = level > run.paper - minContrast ? run.faded + 1 : 0
  return run.thin >= minOfLinePx && run.faded > maxFadedPx
}
