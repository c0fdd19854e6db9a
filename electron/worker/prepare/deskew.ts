// Straightens tilted text, because layout is found on straight pages only: two degrees lose most of a page.
import type { GreyImage } from '../pixels/grey.ts'
import { resize } from './resample.ts'
import { inkThresholdOf } from './ink.ts'
import type { Placement } from '../pixels/placement.ts'

const maxDegrees = 8
const longSidePx = 1000
/** The fewest edges for a measurement. */
const minEdges = 200
const maxEdges = 40_000
/** The rows of a tilted page must be sharper than without tilt by this factor. */
const minGain = 1.02

/** Returns the tilt in degrees clockwise: straight lines of text have most of their lower edges in few rows. */
export async function findTilt(image: GreyImage): Promise<number> {
  const factor = longSidePx / Math.max(image.width, image.height)
  const edges = lowerEdges(factor < 1 ? await resize(image, factor) : image)
  if (edges.count < minEdges) return 0
  let best = { degrees: 0, sharpness: sharpnessAt(edges, 0) * minGain }
  const tryAll = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const sharpness = sharpnessAt(edges, degrees)
      if (sharpness > best.sharpness) best = { degrees, sharpness }
    }
  }
  tryAll(-maxDegrees, maxDegrees, 0.5)
  tryAll(best.degrees - 0.5, best.degrees + 0.5, 0.1)
  return best.degrees
}

interface Edges {
  readonly x: Int32Array
  readonly y: Int32Array
  readonly width: number
  readonly height: number
  /** The number of edges, including those that were not sampled. */
  readonly count: number
}

function lowerEdges(image: GreyImage): Edges {
  const { width, height } = image
  const threshold = inkThresholdOf(image)
  const all: number[] = []
  for (let y = 0; y < height - 1; y++) addEdgesOfRow(image, y, threshold, all)
  const count = all.length
  const step = Math.max(1, Math.floor(count / maxEdges))
  const [x, y] = [new Int32Array(Math.ceil(count / step)), new Int32Array(Math.ceil(count / step))]
  for (let i = 0; i < x.length; i++) {
    const at = all[i * step] ?? 0
    x[i] = at % width
    y[i] = Math.floor(at / width)
  }
  return { x, y, width, height, count }
}

/** See [Note: rows]. */
function addEdgesOfRow({ width, pixels }: GreyImage, y: number, threshold: number, all: number[]): void {
  const end = (y + 1) * width
  for (let i = y * width; i < end; i++) {
    // most of a page is paper, so this loop makes a single comparison a pixel
    while (i < end && (pixels[i] ?? 0) > threshold) i++
    if (i < end && (pixels[i + width] ?? 0) > threshold) all.push(i)
  }
}

function sharpnessAt({ x, y, width, height }: Edges, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const margin = Math.ceil(Math.abs(slope) * width) + 2
  const rows = new Uint32Array(height + 2 * margin)
  // all pixels of a column are displaced equally
  const sunk = Int32Array.from({ length: width }, (_, column) => Math.round(-column * slope) + margin)
  for (let i = 0; i < x.length; i++) {
    const row = (y[i] ?? 0) + (sunk[x[i] ?? 0] ?? 0)
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}

/** Rotates counterclockwise by the tilt, on a sheet that is large enough for the whole picture. */
export function straighten(image: GreyImage, degrees: number): { image: GreyImage; back: Placement } {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const width = Math.ceil(image.width * cos + image.height * Math.abs(sin))
  const height = Math.ceil(image.height * cos + image.width * Math.abs(sin))
  const back: Placement = ({ x, y }) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return { x: image.width / 2 + dx * cos - dy * sin, y: image.height / 2 + dx * sin + dy * cos }
  }
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const start = back({ x: 0.5, y: y + 0.5 })
    for (let x = 0; x < width; x++) {
      pixels[y * width + x] = sample(image, start.x + x * cos - 0.5, start.y + x * sin - 0.5)
    }
  }
  return { image: { width, height, pixels }, back }
}

/** Interpolates between four pixels; outside of the picture is paper. */
export function sample({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const [right, below, i] = [x - left, y - top, top * width + left]
  const upper = (pixels[i] ?? 0) * (1 - right) + (pixels[i + 1] ?? 0) * right
  const lower = (pixels[i + width] ?? 0) * (1 - right) + (pixels[i + width + 1] ?? 0) * right
  return upper * (1 - below) + lower * below
}
