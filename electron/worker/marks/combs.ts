// Finds combs: rows of boxes for one character each, which forms have for numbers, dates and names.
import { median } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { findSpots } from './spots.ts'
import { findWalls } from './walls.ts'

export interface Comb {
  /** Between the outer walls. */
  readonly box: Box
  /** Written ink from the left: one character per box, or a sign between two groups; null for an empty box. */
  readonly characters: readonly (Box | null)[]
}

/** In wall heights: distance between walls. */
const [closest, furthest] = [0.45, 1.5]
const [minCells, minFilled] = [3, 3]
/** Relative difference between box widths, and between wall heights. */
const unevenness = 0.12
/** In boxes: distance between two groups of one comb. */
const widestGap = 2.2
/** In boxes: width of a gap with a sign in it, and of one without. */
const [widestSign, minRoom] = [1.3, 0.8]
const minSingle = 0.9
/** Drawn share of a box's floor, and the share of boxes that need one; a hyphen between groups has none. */
const minFloor = 0.85
const minFloored = 0.7
const floorReachPx = 4
/** In character heights: free columns within a character, and its width. */
const [widestRoom, widestCharacter] = [0.1, 1.05]
/** In box heights: less ink is a speck. */
const minInk = 0.1
/** Share of a pale wall that is drawn. */
const minPale = 0.75
const marginPx = 2
/** Lines are pale at their sides. */
const rimPx = 2

export const findCombs = oncePerImage((image): readonly Comb[] => {
  const { threshold, letter } = findSpots(image)
  return rowsOf(findWalls(image, threshold, letter)).flatMap((row) =>
    combsIn(image, row, threshold).flatMap((walls) => combsOf(image, walls, threshold)),
  )
})

/** Groups walls by height and sorts them from the left. */
function rowsOf(walls: readonly Box[]): Box[][] {
  const rows: Box[][] = []
  for (const wall of walls) {
    const row = rows.find(([first]) => first && isLevel(first, wall))
    if (row) row.push(wall)
    else rows.push([wall])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x0 - b.x0)).filter((row) => row.length > minCells)
}

function isLevel(a: Box, b: Box): boolean {
  const slack = Math.max(3, (a.y1 - a.y0) * unevenness)
  return Math.abs(a.y0 - b.y0) <= slack && Math.abs(a.y1 - b.y1) <= slack
}

/** Returns runs of evenly spaced walls, including gaps between groups. */
function combsIn(image: GreyImage, row: readonly Box[], threshold: number): Box[][] {
  const height = median(row.map(({ y0, y1 }) => y1 - y0))
  const steps = row.slice(1).map((wall, i) => middleOf(wall) - middleOf(row[i] ?? wall))
  const pitch = median(steps.filter((step) => step >= closest * height && step <= furthest * height))
  if (!(pitch > 0)) return []
  const combs: Box[][] = [row.slice(0, 1)]
  for (const [i, step] of steps.entries()) {
    const wall = row[i + 1]
    if (!wall) break
    const last = row[i] ?? wall
    const between = paleBetween(image, last, wall, Math.round(step / pitch), threshold)
    if (between.length === 0 && (step > widestGap * pitch || step < pitch * (1 - unevenness)))
      combs.push([wall])
    else combs.at(-1)?.push(...between, wall)
  }
  return combs.filter((walls) => cellsOf(walls, pitch).filter(({ isBox }) => isBox).length >= minCells)
}

/** Finds walls that noise has broken: looks again where two or more boxes would be one. */
function paleBetween(image: GreyImage, left: Box, right: Box, boxes: number, threshold: number): Box[] {
  const pitch = (middleOf(right) - middleOf(left)) / boxes
  const [y0, y1] = [Math.max(left.y0, right.y0), Math.min(left.y1, right.y1)]
  const walls = Array.from({ length: Math.max(0, boxes - 1) }, (_, i): Box => {
    const x = Math.round(middleOf(left) + (i + 1) * pitch)
    return { x0: x - 1, x1: x + 1, y0, y1 }
  })
  return walls.every((wall) => isPaleWall(image, wall, threshold)) ? walls : []
}

function isPaleWall({ width, pixels }: GreyImage, { x0, x1, y0, y1 }: Box, threshold: number): boolean {
  let dark = 0
  for (let y = y0; y < y1; y++)
    if (pixels.subarray(y * width + x0 - 1, y * width + x1 + 1).some((level) => level <= threshold)) dark++
  return dark >= (y1 - y0) * minPale
}

interface Cell {
  readonly box: Box
  /** False for the gap between two groups. */
  readonly isBox: boolean
}

function cellsOf(walls: readonly Box[], pitch: number): Cell[] {
  return walls.slice(1).map((right, i) => {
    const left = walls[i] ?? right
    const isBox = Math.abs(middleOf(right) - middleOf(left) - pitch) <= Math.max(2, pitch * unevenness)
    const box = {
      x0: left.x1,
      x1: right.x0,
      y0: Math.min(left.y0, right.y0),
      y1: Math.max(left.y1, right.y1),
    }
    return { box, isBox }
  })
}

function combsOf(image: GreyImage, walls: readonly Box[], threshold: number): Comb[] {
  const pitch = median(walls.slice(1).map((wall, i) => middleOf(wall) - middleOf(walls[i] ?? wall)))
  const cells = cellsOf(walls, pitch).map(({ box, isBox }): Filled => {
    const isFloor = isBox && isFloored(image, box, threshold)
    return { box, isBox, isFloor, ink: inkIn(image, box, threshold) }
  })
  return apart(cells, pitch).flatMap((own) => combOf(image, own, threshold) ?? [])
}

interface Filled extends Cell {
  readonly isFloor: boolean
  readonly ink: Box | null
}

/** Splits at empty gaps: numbers next to each other have space between them that holds nothing. */
function apart(cells: readonly Filled[], pitch: number): Filled[][] {
  const combs: Filled[][] = [[]]
  for (const cell of cells) {
    const room = (cell.box.x1 - cell.box.x0) / pitch
    if (cell.isFloor || room < (cell.ink ? widestSign : minRoom)) combs.at(-1)?.push(cell)
    else combs.push([])
  }
  return combs
}

function combOf(image: GreyImage, cells: readonly Filled[], threshold: number): Comb | null {
  const boxes = cells.filter(({ isBox }) => isBox)
  if (boxes.length < minCells) return null
  if (boxes.filter(({ isFloor }) => isFloor).length < boxes.length * minFloored) return null
  const filled = boxes.filter(({ ink }) => ink !== null)
  const single = filled.filter(({ ink }) => ink !== null && isSingle(image, ink, threshold))
  if (filled.length < minFilled || single.length < filled.length * minSingle) return null
  return { box: unite(cells.map(({ box }) => box)), characters: cells.map(({ ink }) => ink) }
}

function isFloored({ width, height, pixels }: GreyImage, { x0, x1, y1 }: Box, threshold: number): boolean {
  for (let y = Math.max(0, y1 - floorReachPx); y < Math.min(height, y1 + floorReachPx); y++) {
    let dark = 0
    for (let x = x0; x < x1; x++) if ((pixels[y * width + x] ?? 255) <= threshold) dark++
    if (dark >= (x1 - x0) * minFloor) return true
  }
  return false
}

/** Returns the ink inside a box, without its ceiling and floor. */
function inkIn({ width, pixels }: GreyImage, cell: Box, threshold: number): Box | null {
  const [left, right] = [cell.x0 + marginPx, cell.x1 - marginPx]
  const darkIn = (y: number) => {
    let dark = 0
    for (let x = left; x < right; x++) if ((pixels[y * width + x] ?? 255) <= threshold) dark++
    return dark
  }
  let [top, bottom] = [cell.y0 + marginPx, cell.y1 - marginPx]
  const isLine = (y: number) => darkIn(y) >= (right - left) * minFloor
  const [ceiling, floor] = [top, bottom]
  while (top < bottom && (isLine(top) || isLine(top + 1))) top++
  while (bottom > top && (isLine(bottom - 1) || isLine(bottom - 2))) bottom--
  if (top > ceiling) top += rimPx
  if (bottom < floor) bottom -= rimPx
  let ink: Box | null = null
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if ((pixels[y * width + x] ?? 255) > threshold) continue
      const dot = { x0: x, y0: y, x1: x + 1, y1: y + 1 }
      ink = ink ? unite([ink, dot]) : dot
    }
  // a speck is not writing
  return ink && Math.max(ink.x1 - ink.x0, ink.y1 - ink.y0) >= (cell.y1 - cell.y0) * minInk ? ink : null
}

/** Returns whether the ink is one character, not two side by side. */
function isSingle({ width, pixels }: GreyImage, { x0, x1, y0, y1 }: Box, threshold: number): boolean {
  const height = y1 - y0
  if (x1 - x0 <= widestCharacter * height) return true
  let [empty, widest] = [0, 0]
  for (let x = x0; x < x1; x++) {
    let isEmpty = true
    for (let y = y0; y < y1 && isEmpty; y++) isEmpty = (pixels[y * width + x] ?? 255) > threshold
    empty = isEmpty ? empty + 1 : 0
    widest = Math.max(widest, empty)
  }
  return widest <= widestRoom * height
}

function middleOf({ x0, x1 }: Box): number {
  return (x0 + x1) / 2
}
