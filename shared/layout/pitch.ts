// Typewriter type: every character takes the same room, so that words stand on a grid.
import type { Word } from '../page.ts'
import { median } from './geometry.ts'
import { widthInEms } from './type-size.ts'

export interface Sample {
  readonly pitch: number
  readonly letters: number
}

/** How far a pair of words may be off the grid: boxes are drawn around the ink, and the recogniser loses a letter at times. */
const tolerance = 0.06
/** Of a character. */
const bearing = 0.3
const minOnGridShare = 0.68
const minSamples = 2
/** In ems of a common typeface; a letter of typewriter type is about half as wide as it is high. */
const maxGapInPitches = 2.2

/** From the start of a word to that of the next there are its letters and a space. */
export function pitchSamples(words: readonly Word[]): Sample[] {
  return words.slice(1).flatMap((word, i) => {
    const before = words[i]
    if (!before || !/^[\x20-\x7e]+$/.test(before.text)) return []
    const letters = before.text.length + 1
    const pitch = (word.box.x0 - before.box.x0) / letters
    const gap = word.box.x0 - before.box.x1
    return gap < maxGapInPitches * pitch ? [{ pitch, letters }] : []
  })
}

/** The width of a character, or null for type whose letters are of different widths. */
export function findPitch(samples: readonly Sample[]): number | null {
  if (samples.length < minSamples) return null
  const pitch = median(samples.flatMap(({ pitch, letters }) => Array.from({ length: letters }, () => pitch)))
  const all = samples.reduce((sum, { letters }) => sum + letters, 0)
  const onGrid = samples.reduce((sum, sample) => sum + (isOnGrid(sample, pitch) ? sample.letters : 0), 0)
  return onGrid >= minOnGridShare * all ? pitch : null
}

/** Of a short word the room beside an i, where no ink is, tells for more. */
function isOnGrid({ pitch, letters }: Sample, of: number): boolean {
  return Math.abs(pitch - of) <= Math.max(tolerance, bearing / letters) * of
}

/** Longer words tell by themselves whether their letters are all as wide; ink ends a little inside of its room. */
const minLongWordLength = 5
const bearings = 0.2
const letterWidths = { least: 0.87, most: 1.06 } as const

function hasWidthForPitch(pitch: number, { text, box }: Word): boolean {
  const ratio = (box.x1 - box.x0) / (text.length - bearings) / pitch
  return ratio > letterWidths.least && ratio < letterWidths.most
}

/** Whether words are of typewriter type of this pitch, as far as they tell. */
export function fitsPitch(words: readonly Word[], pitch: number): boolean {
  const told = [
    ...pitchSamples(words).map((sample) => Math.abs(sample.pitch - pitch) <= 2 * tolerance * pitch),
    ...words
      .filter(({ text }) => text.length >= minLongWordLength)
      .map((word) => hasWidthForPitch(pitch, word)),
  ]
  const width = words.reduce((sum, { box }) => sum + box.x1 - box.x0, 0)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  // a bracket alone
  if (told.length === 0) return width < (letters + 0.5) * pitch
  return told.filter(Boolean).length >= minOnGridShare * told.length
}

/** Of how far words are off the grid: type whose words are so much nearer to the widths of their letters has no grid. */
const maxSpreadRatio = 0.8
const minWords = 4

/** Whether the widths of words follow their letters, narrow and wide ones, rather than how many there are. */
export function isProportional(words: readonly Word[]): boolean {
  const told = words.filter(({ text }) => text.length > 2)
  const spreadOf = (expected: (text: string) => number) => {
    const ratios = told.map(({ text, box }) => (box.x1 - box.x0) / expected(text))
    return ratios.reduce((sum, ratio) => sum + Math.abs(ratio / median(ratios) - 1), 0)
  }
  return (
    told.length >= minWords &&
    spreadOf(widthInEms) < maxSpreadRatio * spreadOf((text) => text.length - bearings)
  )
}
