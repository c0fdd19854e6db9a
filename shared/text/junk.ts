// Recognises junk lines: borders, stamps, dirt and picture edges that were read as text.
import type { Line } from '../page.ts'
import { isFromTextLayer } from './exact.ts'

/** A line of so few marks is junk; a row of more is a typed separator. */
const maxMarks = 3
/** Checkboxes, which were found in the pixels and are never junk. */
const boxes = '☐☒'
/** Measured on receipts and photographs: of lines read with less confidence, hardly any was really there. */
const minConfidence = { marks: 0.6, fewLetters: 0.5, scraps: 0.6 } as const
/**
 * A word of at most two Latin letters. Wood, cloth and creases are read as such scraps, while real lines contain longer
 * words too. A row of numbers is no junk, whatever its confidence.
 */
const scrap = /^[^\p{L}\p{N}]*(?:\p{Script=Latin}[^\p{L}\p{N}]*){0,2}$/u
const minScrapShare = 0.75

/** Whether a recognised line is junk; lines of a text layer never are. */
export function isJunk(line: Line): boolean {
  if (isFromTextLayer(line)) return false
  const characters = Array.from(line.words.map((word) => word.text.trim()).join(''))
  if (characters.some((character) => boxes.includes(character))) return false
  if (consistsOfScraps(line) && meanConfidence(line) < minConfidence.scraps) return true
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character)).length
  if (letters === 0) return characters.length <= maxMarks || meanConfidence(line) < minConfidence.marks
  return letters <= 2 && meanConfidence(line) < minConfidence.fewLetters
}

/** Tells whether most words of a line are single signs or the like. */
function consistsOfScraps({ words }: Line): boolean {
  const scraps = words.filter(({ text }) => scrap.test(text))
  return words.length > 1 && scraps.length >= words.length * minScrapShare
}

/** Returns the mean confidence over all characters. */
function meanConfidence({ words }: Line): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (length || 1)
}
