// Measures distances between the characters of a line.
import type { Character } from './characters.ts'

/** In ems: a larger step backwards is no kerning. */
const maxStepBack = 0.3

/** Returns the distance between the places of two characters, along the writing of the first and across it. */
export function stepBetween({ base, type }: Character, next: Character): { along: number; across: number } {
  const [x, y] = [next.base.x - base.x, next.base.y - base.y]
  const [cos, sin] = [Math.cos(type.angle), Math.sin(type.angle)]
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** Returns the gap between two characters in either direction; Latin letters and digits only run from left to right. */
export function gapBetween(last: Character, next: Character): number {
  if (isLatin(last.text) && isLatin(next.text) && stepBetween(last, next).along < -maxStepBack * last.type.em)
    return Infinity
  const isLevel = Math.abs(Math.cos(last.type.angle)) > 0.5
  return isLevel
    ? Math.max(next.cell.x0 - last.cell.x1, last.cell.x0 - next.cell.x1)
    : Math.max(next.cell.y0 - last.cell.y1, last.cell.y0 - next.cell.y1)
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Nd}]$/u.test(text)
}
