// Cuts one line of text out of an image and straightens it, to be read again alone.
import { centreX, centreY, heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Line, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import type { Placement } from '../pixels/placement.ts'
import { sample } from '../prepare/deskew.ts'

export interface Strip {
  readonly image: GreyImage
  readonly back: Placement
}

/** The network scales every line to 36 px; a little more loses nothing. */
const heightPx = 44
/** In word heights: margin around the text. */
const margin = { y: 0.2, x: 0.4 }
const minWordHeight = 5
const maxSlope = 0.08

export function cutLine(image: GreyImage, line: Line): Strip | null {
  const run = runOf(line.words)
  if (!run || run.height < minWordHeight) return null
  const half = run.height * (0.5 + margin.y)
  const factor = heightPx / (2 * half)
  const left = run.x0 - run.height * margin.x
  const width = Math.max(1, Math.round((run.x1 + run.height * margin.x - left) * factor))
  const back: Placement = ({ x, y }) => {
    const from = left + x / factor
    return { x: from, y: run.y + run.slope * (from - run.x) - half + y / factor }
  }
  const pixels = new Uint8Array(width * heightPx)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < width; x++) {
      const from = back({ x: x + 0.5, y: y + 0.5 })
      pixels[y * width + x] = sample(image, from.x - 0.5, from.y - 0.5)
    }
  }
  return { image: { width, height: heightPx, pixels }, back }
}

interface Run {
  readonly x0: number
  readonly x1: number
  /** A point on the middle of the line. */
  readonly x: number
  readonly y: number
  readonly slope: number
  readonly height: number
}

/** Fits a straight line through the middles of the words, weighted by their length. */
function runOf(words: readonly Word[]): Run | null {
  const heights = words.map(({ box }) => heightOf(box))
  const usual = median(heights)
  const places = words
    .filter(({ box }) => heightOf(box) > usual * 0.6 && heightOf(box) < usual * 1.6)
    .map(({ box }) => ({ x: centreX(box), y: centreY(box), weight: widthOf(box) }))
  const weight = places.reduce((sum, place) => sum + place.weight, 0)
  if (weight === 0) return null
  const x = places.reduce((sum, place) => sum + place.weight * place.x, 0) / weight
  const y = places.reduce((sum, place) => sum + place.weight * place.y, 0) / weight
  const along = places.reduce((sum, place) => sum + place.weight * (place.x - x) ** 2, 0)
  const down = places.reduce((sum, place) => sum + place.weight * (place.x - x) * (place.y - y), 0)
  const slope = along > 0 && Math.abs(down / along) <= maxSlope ? down / along : 0
  const sorted = [...heights].sort((a, b) => a - b)
  return {
    x0: Math.min(...words.map(({ box }) => box.x0)),
    x1: Math.max(...words.map(({ box }) => box.x1)),
    x,
    y,
    slope,
    height: sorted[Math.floor(sorted.length * 0.7)] ?? 0,
  }
}
