// Icons: columns of small pictures, each left of a text. The recogniser takes them for letters, and joins by them what
// stands side by side.
import {
  centreX,
  heightOf,
  isCentreInside,
  median,
  centreY,
  overlapX,
  overlapY,
  widthOf,
} from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import type { Component } from '../prepare/components.ts'
import { createIndex } from './near.ts'
import { findSpots } from './spots.ts'

/** In heights of the capitals beside it: no letter of a text is as high and as wide as an icon. */
const drawn = { height: 1.2, width: 0.9 } as const
/** In letter heights, about that of an x. */
const side = { min: 1, max: 4.5 } as const
const maxAspect = 2.2
/** In letter heights: parts of one icon stand this close; text and other icons further away. */
const ofOneIcon = 0.35
const free = 0.8
/** In letter heights: how far the middles of a column may be apart, and how far from its icon the text stands. */
const slack = 0.5
const reach = 8
const capital = 1.37
const fewLetters = 4
/** Fewer below each other are chance. Of a column some may be as flat as a letter is, or without text. */
const minInColumn = 3
const minDrawn = 0.5
const minBesideText = 0.6
const minText = 3
const minFirst = 0.7

interface Icon {
  readonly box: Box
  readonly isDrawn: boolean
  readonly hasText: boolean
  /** Whether it is the first of its row: a cell of a table has others on its left. */
  readonly isFirst: boolean
}

/** By columns. */
export const iconsOf = oncePerImage((image) => {
  const { spots, letter } = findSpots(image)
  return findIcons(spots, letter)
})

export function findIcons(components: readonly Component[], letter: number): Box[][] {
  if (letter === 0) return []
  const inReach = createIndex(components, letter)
  const seen = new Set<Component>()
  const icons = components.flatMap((spot) => {
    if (seen.has(spot)) return []
    const near = inReach(spot)
    const parts = partsAround(spot, near, letter)
    for (const part of parts) seen.add(part)
    return iconOf([...parts], near, letter)
  })
  return columnsOf(icons, slack * letter).flatMap((column) => {
    const share = (is: (icon: Icon) => boolean) => column.filter(is).length / column.length
    const isColumn =
      column.length >= minInColumn &&
      share(({ isDrawn }) => isDrawn) > minDrawn &&
      share(({ hasText }) => hasText) >= minBesideText &&
      share(({ isFirst }) => isFirst) >= minFirst &&
      lettersBetween(column, components, letter) <= column.length
    return isColumn ? [column.map(({ box }) => box)] : []
  })
}

/** All that stands as close as the parts of one icon do; of what is too large for one only so much as shows that. */
function partsAround(spot: Component, near: readonly Component[], letter: number): Set<Component> {
  const parts = new Set([spot])
  let whole: Box = spot
  for (const part of parts) {
    for (const other of near) {
      if (Math.max(-overlapX(part, other), -overlapY(part, other)) > ofOneIcon * letter) continue
      parts.add(other)
      whole = unite([whole, other])
    }
    if (longSideOf(whole) > side.max * letter) break
  }
  return parts
}

function longSideOf(box: Box): number {
  return Math.max(widthOf(box), heightOf(box))
}

function iconOf(parts: readonly Component[], near: readonly Component[], letter: number): Icon[] {
  const { x0, y0, x1, y1 } = unite(parts)
  const box = { x0, y0, x1, y1 }
  const [long, short] = [longSideOf(box), Math.min(widthOf(box), heightOf(box))]
  if (long < side.min * letter || long > side.max * letter || long > maxAspect * short) return []
  const level = near.filter((other) => !parts.includes(other) && overlapY(other, box) > 0)
  const isFree = level.every(
    (other) => -overlapX(other, box) >= free * letter || (other.x0 < box.x0 && other.x1 > box.x1),
  )
  if (!isFree) return []
  const text = level.filter(
    (other) =>
      other.x0 >= box.x1 && other.x0 - box.x1 <= reach * letter && heightOf(other) < side.max * letter,
  )
  const heights = text.map(heightOf).sort((a, b) => a - b)
  const tall = heights[Math.floor(heights.length * 0.8)] ?? 0
  const high = heights.length < fewLetters ? capital * letter : Math.max(letter, tall)
  const isDrawn = stacksOf(parts).some(
    (stack) => heightOf(stack) >= drawn.height * high && widthOf(stack) >= drawn.width * high,
  )
  const isFirst = level.every(
    (other) => other.x0 >= box.x1 || box.x0 - other.x1 > reach * letter || other.x1 > box.x1,
  )
  return [{ box, isDrawn, hasText: text.length >= minText, isFirst }]
}

/** Parts above each other together. Letters stand side by side: those of "(1)" are as high as an icon, and as wide. */
function stacksOf(parts: readonly Box[]): Box[] {
  const stacks: Box[] = []
  for (const { x0, y0, x1, y1 } of parts.toSorted((a, b) => a.x0 - b.x0)) {
    const last = stacks.at(-1)
    if (last && last.x1 > x0) stacks[stacks.length - 1] = unite([last, { x0, y0, x1, y1 }])
    else stacks.push({ x0, y0, x1, y1 })
  }
  return stacks
}

/** Lines of a text may begin with a short word at one place, but most others begin there with a letter. */
function lettersBetween(column: readonly Icon[], components: readonly Component[], letter: number): number {
  const { x0, y0, x1, y1 } = unite(column.map(({ box }) => box))
  return components.filter((spot) => {
    const [x, y] = [centreX(spot), centreY(spot)]
    const isThere = x > x0 && x < x1 && y > y0 && y < y1 && heightOf(spot) >= 0.5 * letter
    return (
      isThere && widthOf(spot) < side.max * letter && !column.some(({ box }) => isCentreInside(spot, box))
    )
  }).length
}

function columnsOf(icons: readonly Icon[], slackPx: number): Icon[][] {
  const columns: Icon[][] = []
  for (const icon of icons.toSorted((a, b) => Number(b.isDrawn) - Number(a.isDrawn))) {
    const column = columns.find((others) => {
      const middle = median(others.map(({ box }) => centreX(box)))
      return Math.abs(middle - centreX(icon.box)) <= slackPx
    })
    if (column) column.push(icon)
    else columns.push([icon])
  }
  return columns
}
