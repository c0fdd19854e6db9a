// Measures how lines of text run on a curled or tilted sheet: a slope and a bend for each of a few bands down the page.
import { heightOf, median } from '../../../shared/layout/geometry.ts'
import type { Component } from './components.ts'

/** Vertical displacement in pixels: `slope` of the right end against the middle, `bend` of both ends. */
export interface Line {
  readonly slope: number
  readonly bend: number
}

export const straight: Line = { slope: 0, bend: 0 }

export interface Curl {
  /** The bands from top to bottom; the first one is at `top`. */
  readonly bands: readonly Line[]
  readonly top: number
  readonly apart: number
  /** The middle of the text and half of its width. */
  readonly middle: number
  readonly reach: number
}

/** Returns how far a line is displaced downwards at u, from -1 at the left end of the text to 1 at the right. */
export function sag({ slope, bend }: Line, u: number): number {
  return slope * u + bend * (u * u - 1 / 3)
}

/** The lower edges of letters: u from -1 to 1 across the text, y down the page. Arrays of numbers are fast. */
interface Feet {
  readonly u: Float64Array
  readonly y: Float64Array
  readonly weight: Float64Array
  /** Scratch space: the positions without the displacement that is being tried. */
  readonly flat: Float64Array
}

const maxBands = 7
const minLetters = 40
const minLettersOfBand = 25
const maxSlope = Math.tan((9 * Math.PI) / 180)
/** The largest difference between a band and the whole page, and the largest bend, as shares of the reach. */
const maxDifference = 0.1
const maxBend = 0.09
const minLettersOfBandHigh = 8

/** Returns null if there is too little text, or if all of it is straight. */
export function findCurl(found: readonly Component[]): Curl | null {
  const height = median(found.map(heightOf))
  const letters = found.filter((letter) => heightOf(letter) > height / 2 && heightOf(letter) < height * 2.5)
  if (letters.length < minLetters) return null
  const centres = letters.map((letter) => (letter.x0 + letter.x1) / 2).sort((a, b) => a - b)
  const [left, right] = [at(centres, 0.03), at(centres, 0.97)]
  const [middle, reach] = [(left + right) / 2, Math.max(50, (right - left) / 2)]
  const feet: Feet = {
    u: Float64Array.from(letters, (letter) => ((letter.x0 + letter.x1) / 2 - middle) / reach),
    y: Float64Array.from(letters, (letter) => letter.y1),
    weight: Float64Array.from(letters, (letter) => Math.min(3, (letter.x1 - letter.x0) / height)),
    flat: new Float64Array(letters.length),
  }
  const curl = { ...findBands(feet, height, reach), middle, reach }
  const max = Math.max(...curl.bands.map(({ slope, bend }) => Math.max(Math.abs(slope), Math.abs(bend))))
  return max < height * 0.12 ? null : curl
}

function findBands(feet: Feet, height: number, reach: number): Pick<Curl, 'bands' | 'top' | 'apart'> {
  const grain = Math.max(1, height * 0.12)
  const step = Math.max(0.5, grain * 0.8)
  const whole = steepest(feet, grain, 0, maxSlope * reach, step, 1.02, 0)
  const top = feet.y.reduce((a, b) => Math.min(a, b))
  const length = feet.y.reduce((a, b) => Math.max(a, b)) - top
  const count = Math.max(2, Math.min(maxBands, Math.floor(length / (height * minLettersOfBandHigh))))
  const apart = Math.max(1, length / (count - 1))
  const bands = Array.from({ length: count }, (_, i) => {
    const near = feetNear(feet, whole, top + i * apart, apart * 1.1)
    if (near.u.length < minLettersOfBand) return { slope: whole, bend: 0 }
    const slope = steepest(near, grain, whole, Math.max(4 * step, reach * maxDifference), step, 1.03, 0.02)
    return bendOf(near, grain, slope, reach * maxBend, step)
  })
  return { bands: smoothed(bands), top, apart }
}

/** Weights the feet of letters by their distance from the band. */
function feetNear(feet: Feet, slope: number, y: number, reach: number): Feet {
  const far = feet.y.map((foot, i) => Math.abs(foot - slope * (feet.u[i] ?? 0) - y) / reach)
  const isNear = (_: number, i: number) => (far[i] ?? 1) < 1
  const u = feet.u.filter(isNear)
  return {
    u,
    y: feet.y.filter(isNear),
    flat: new Float64Array(u.length),
    weight: feet.weight.map((weight, i) => weight * (1 - (far[i] ?? 1))).filter(isNear),
  }
}

/** Returns the slope with the sharpest rows; a slope farther from `from` must be a little sharper. */
function steepest(
  feet: Feet,
  grain: number,
  from: number,
  reach: number,
  step: number,
  minGain: number,
  malus: number,
): number {
  let best = { slope: from, sharpness: sharpness(feet, grain, { slope: from, bend: 0 }) * minGain }
  for (let slope = from - reach; slope <= from + reach; slope += step) {
    const found = sharpness(feet, grain, { slope, bend: 0 }) * (1 - (malus * Math.abs(slope - from)) / reach)
    if (found > best.sharpness) best = { slope, sharpness: found }
  }
  return best.slope
}

function bendOf(feet: Feet, grain: number, around: number, reach: number, step: number) {
  let best = { slope: around, bend: 0 }
  let bestSharpness = sharpness(feet, grain, best)
  for (let bend = -reach; bend <= reach; bend += step * 1.5) {
    for (let slope = around - 3 * step; slope <= around + 3 * step; slope += step) {
      const found = sharpness(feet, grain, { slope, bend }) * (0.99 - (0.04 * Math.abs(bend)) / reach)
      if (found > bestSharpness) [best, bestSharpness] = [{ slope, bend }, found]
    }
  }
  return best
}

/** Measures how sharp the rows are. It runs hundreds of times a page, so it calls no other function. */
function sharpness({ u, y, weight, flat }: Feet, grain: number, { slope, bend }: Line): number {
  let [low, high] = [Infinity, -Infinity]
  for (let i = 0; i < y.length; i++) {
    const across = u[i] ?? 0
    const foot = (y[i] ?? 0) - slope * across - bend * (across * across - 1 / 3)
    flat[i] = foot
    if (foot < low) low = foot
    if (foot > high) high = foot
  }
  const rows = new Float64Array(Math.ceil((high - low) / grain) + 4)
  for (let i = 0; i < y.length; i++) {
    const exact = ((flat[i] ?? 0) - low) / grain + 1
    const row = Math.floor(exact)
    const share = exact - row
    rows[row] = (rows[row] ?? 0) + (weight[i] ?? 0) * (1 - share)
    rows[row + 1] = (rows[row + 1] ?? 0) + (weight[i] ?? 0) * share
  }
  let sum = 0
  for (let i = 0; i < rows.length; i++) {
    const soft = (rows[i - 1] ?? 0) / 2 + (rows[i] ?? 0) + (rows[i + 1] ?? 0) / 2
    sum += soft * soft
  }
  return sum
}

/** Replaces each band by the median of it and its neighbours, against single wrong bands. */
function smoothed(bands: readonly Line[]): Line[] {
  if (bands.length < 3) return [...bands]
  return bands.map((band, i) => {
    const three = [bands[i - 1] ?? band, band, bands[i + 1] ?? band]
    return { slope: median(three.map((b) => b.slope)), bend: median(three.map((b) => b.bend)) }
  })
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
