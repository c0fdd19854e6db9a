// Lines that nobody wrote: what borders, stamps, dirt and the edge of a picture were read as.
import type { Line } from '../page.ts'
import { isFromTextLayer } from './exact.ts'

/** A mark or two beside each other; a row of more is a separator that somebody set. */
const maxMarks = 3
/** Seen in the pixels. */
const boxes = '☐☒'
/** Measured on receipts and photographs: of what was read this unsurely next to nothing was there. */
const minConfidence = { marks: 0.6, fewLetters: 0.5, scraps: 0.6 } as const
/**
 * Wood, cloth and creases are read as scraps of a letter or two; who writes a line in an alphabet writes words too. A row
 * of numbers is none, however unsurely it was read.
 */
const scrap = /^[^\p{L}\p{N}]*(?:\p{Script=Latin}[^\p{L}\p{N}]*){0,2}$/u
const minScrapShare = 0.75

export function isJunk(line: Line): boolean {
  if (isFromTextLayer(line)) return false
  const characters = Array.from(line.words.map((word) => word.text.trim()).join(''))
  if (characters.some((character) => boxes.includes(character))) return false
  if (consistsOfScraps(line) && meanConfidence(line) < minConfidence.scraps) return true
  const letters = characters.filter((character) => /[\p{L}\p{N}]/u.test(character)).length
  if (letters === 0) return characters.length <= maxMarks || meanConfidence(line) < minConfidence.marks
  return letters <= 2 && meanConfidence(line) < minConfidence.fewLetters
}

function consistsOfScraps({ words }: Line): boolean {
  const scraps = words.filter(({ text }) => scrap.test(text))
  return words.length > 1 && scraps.length >= words.length * minScrapShare
}

function meanConfidence({ words }: Line): number {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (length || 1)
}
