// Finds bullets: small round or square spots with nothing on their left. The recogniser drops them or reads letters.
import type { Box } from '../../../shared/page.ts'
import type { Component } from '../prepare/components.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { createIndex } from './near.ts'
import type { Spots } from './spots.ts'

/** In letter heights (x-height). */
const size = { min: 0.25, max: 0.95 } as const
const maxAspect = 1.3
/** Share of the bounding box that is ink: a disc fills three quarters, a square all, a ring its rim. */
const filled = 0.62
const minRim = 0.2
/** Difference from its mirror images, as a share of its ink. */
const maxAskew = 0.7
/** In letter heights: free space on the left, and between bullet and text. */
const freeLeft = 1.6
const gap = { min: 0.35, max: 4.5 } as const
/** In letter heights. The dot of a letter has the letter directly above or below; the next line is further away. */
const freeAround = 0.8

export function findBullets(image: GreyImage, { spots, letter }: Spots): Box[] {
  if (letter === 0) return []
  const inReach = createIndex(spots, letter)
  return spots
    .filter((spot) => isRound(image, spot, letter))
    .filter((spot) => stands(spot, inReach(spot), letter))
    .map(({ x0, y0, x1, y1 }) => ({ x0, y0, x1, y1 }))
}

function isRound(image: GreyImage, { area, ...box }: Component, letter: number): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0]
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  if (shorter < size.min * letter || longer > size.max * letter || longer > maxAspect * shorter) return false
  const share = area / (width * height)
  // the rim of a small ring may fill as much as a disc
  const isSpot = (share >= filled && isSolid(image, box)) || (share >= minRim && isHollow(image, box))
  return isSpot && isSymmetric(image, box)
}

/** Returns whether the middle is as dark as the rest. */
function isSolid(image: GreyImage, { x0, y0, x1, y1 }: Box): boolean {
  const [w, h] = [(x1 - x0) / 3, (y1 - y0) / 3]
  const levels = levelsOf(image, { x0: x0 + w, y0: y0 + h, x1: x1 - w, y1: y1 - h })
  return Math.max(...levels) - Math.min(...levels) < 40
}

/** Returns whether the middle is light, with dark above, below and on both sides. */
function isHollow({ width, pixels }: GreyImage, { x0, y0, x1, y1 }: Box): boolean {
  const at = (x: number, y: number) => pixels[Math.floor(y) * width + Math.floor(x)] ?? 255
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return at(x, y) >= Math.max(at(x0, y), at(x1 - 1, y), at(x, y0), at(x, y1 - 1)) + 40
}

/** Returns whether it equals its mirror images; an "e" does not. */
function isSymmetric(image: GreyImage, box: Box): boolean {
  const levels = levelsOf(image, box)
  const width = box.x1 - box.x0
  const ink = levels.reduce((sum, level) => sum + 255 - level, 0)
  const difference = levels.reduce((sum, level, i) => {
    const row = Math.floor(i / width)
    const across = levels[row * width + width - 1 - (i - row * width)] ?? level
    const down = levels[levels.length - (row + 1) * width + (i - row * width)] ?? level
    return sum + Math.abs(level - across) + Math.abs(level - down)
  }, 0)
  return difference < maxAskew * ink
}

function levelsOf({ width, pixels }: GreyImage, { x0, y0, x1, y1 }: Box): number[] {
  const levels: number[] = []
  for (let y = Math.floor(y0); y < y1; y++)
    levels.push(...pixels.subarray(y * width + Math.floor(x0), y * width + Math.ceil(x1)))
  return levels
}

function stands(spot: Component, near: readonly Component[], letter: number): boolean {
  const [middle, height] = [(spot.y0 + spot.y1) / 2, spot.y1 - spot.y0]
  const beside = near.filter(
    (other) => other !== spot && other.y0 < middle + letter * 0.3 && other.y1 > middle - letter * 0.3,
  )
  if (beside.some((other) => other.x0 < spot.x0 && other.x1 > spot.x0 - freeLeft * letter)) return false
  const around = near.filter((other) => other !== spot && other.x0 < spot.x1 && other.x1 > spot.x0)
  if (
    around.some(
      (other) => other.y0 < spot.y1 + freeAround * letter && other.y1 > spot.y0 - freeAround * letter,
    )
  )
    return false
  const right = beside.filter((other) => other.x0 >= spot.x1 && other.y1 - other.y0 > height * 0.6)
  const distance = Math.min(...right.map((other) => other.x0)) - spot.x1
  const first = right.find((other) => other.x0 - spot.x1 === distance)
  // a row of dots is a leader, and a row of rings is digits
  const isSpot = first && Math.abs(first.y1 - first.y0 - height) < 2 && Math.abs(first.y0 - spot.y0) < 2
  return distance >= gap.min * letter && distance <= gap.max * letter && !isSpot
}
