// A place with bars as a strip: cut out so that the bars stand upright, each row of it the mean of some that are alike;
// and the same on even ground and with sharp edges.
import type { GreyImage } from '../pixels/grey.ts'
import type { Bars } from './bars.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Strip {
  readonly image: GreyImage
  /** Where a point of it lies on the picture that it was cut out of. */
  readonly back: (point: Point) => Point
  /** How many times longer it is. */
  readonly scale: number
}

/** Of how far the bars reach: blank paper that a code needs beside it. */
const around = 0.12
const leastAround = 24
/** In pixels: shorter ones are enlarged. */
const longAcross = 900
const enlarged = 3
const mostRows = 32
/** In pixels of the picture: what each row is the mean of. */
const alike = 4
/** Of how its levels differ, a row differs from the next by so much: of letters by more. */
const mostUnlike = 0.4
const compared = 10
/** In pixels of the picture: what is blurred into each other. */
const edge = 3
const sharpness = 2
/** In pixels of the picture: a wide bar, and the blank beside it. */
const ground = 16
/** In levels: what differs less is all paper, or all ink. */
const leastContrast = 12

export function stripOf(image: GreyImage, bars: Bars): Strip {
  const scale = bars.across < longAcross ? enlarged : 1
  const across = bars.across + 2 * Math.max(leastAround, bars.across * around)
  const width = Math.round(across * scale)
  const height = Math.max(1, Math.min(mostRows, Math.floor(bars.along / alike)))
  const back = backFrom(bars, { across, width, height })
  const pixels = new Uint8Array(width * height)
  const rowShare = (alike * height) / bars.along
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let level = 0
      for (let i = 0; i < alike; i++)
        level += levelAt(image, back({ x: x + 0.5, y: y + ((i + 0.5) / alike) * rowShare }))
      pixels[y * width + x] = level / alike
    }
  return { image: { width, height, pixels }, back, scale }
}

/** Bars are the same from end to end; lines of letters only look so from afar. */
export function areBars(image: GreyImage, bars: Bars): boolean {
  const width = Math.round(bars.across)
  const back = backFrom(bars, { across: bars.across, width, height: compared })
  const rows = Array.from({ length: compared }, (_, y) =>
    Float32Array.from({ length: width }, (_, x) => levelAt(image, back({ x: x + 0.5, y: y + 0.5 }))),
  )
  const unlike = rows.slice(1).map((row, i) => unlikeness(row, rows[i] ?? row))
  return (unlike.sort((a, b) => a - b)[Math.floor(unlike.length / 2)] ?? 1) < mostUnlike
}

function unlikeness(row: Float32Array, other: Float32Array): number {
  const mean = row.reduce((sum, level) => sum + level, 0) / row.length
  let [apart, spread] = [0, 0]
  row.forEach((level, i) => {
    apart += Math.abs(level - (other[i] ?? level))
    spread += Math.abs(level - mean)
  })
  return spread === 0 ? 1 : apart / spread
}

interface Size {
  /** In pixels of the picture. */
  readonly across: number
  readonly width: number
  readonly height: number
}

function backFrom({ x, y, along, angle }: Bars, { across, width, height }: Size) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (point: Point): Point => {
    const [u, v] = [(point.x / width - 0.5) * across, (point.y / height - 0.5) * along]
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos }
  }
}

/** Between four pixels; beyond the edges as at them. */
function levelAt({ width, height, pixels }: GreyImage, point: Point): number {
  const [x, y] = [point.x - 0.5, point.y - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [x0, x1] = [within(left, width), within(left + 1, width)]
  const [y0, y1] = [within(top, height) * width, within(top + 1, height) * width]
  const upper = (pixels[y0 + x0] ?? 0) + ((pixels[y0 + x1] ?? 0) - (pixels[y0 + x0] ?? 0)) * (x - left)
  const lower = (pixels[y1 + x0] ?? 0) + ((pixels[y1 + x1] ?? 0) - (pixels[y1 + x0] ?? 0)) * (x - left)
  return upper + (lower - upper) * (y - top)
}

function within(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, at))
}

export function clearStrip({ image: { width, height, pixels }, scale }: Strip): GreyImage {
  const result = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const even = onEvenGround(pixels.subarray(y * width, (y + 1) * width), Math.round(ground * scale))
    result.set(sharpened(even, Math.round(edge * scale)), y * width)
  }
  return { width, height, pixels: result }
}

/** From the darkest to the lightest of what stands near. */
function onEvenGround(row: Uint8Array, reach: number): Uint8Array {
  return row.map((level, i) => {
    let [dark, light] = [255, 0]
    for (let k = Math.max(0, i - reach); k <= Math.min(row.length - 1, i + reach); k++) {
      dark = Math.min(dark, row[k] ?? 255)
      light = Math.max(light, row[k] ?? 0)
    }
    return light - dark < leastContrast ? 255 : Math.round(((level - dark) / (light - dark)) * 255)
  })
}

function sharpened(row: Uint8Array, reach: number): Uint8Array {
  const sums = new Float64Array(row.length + 1)
  row.forEach((level, i) => (sums[i + 1] = (sums[i] ?? 0) + level))
  return row.map((level, i) => {
    const [from, to] = [Math.max(0, i - reach), Math.min(row.length, i + reach + 1)]
    const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
    return Math.max(0, Math.min(255, level + sharpness * (level - mean)))
  })
}
