// Recognises typewriter (monospaced) type: every character has the same width, so words begin on a grid.
import type { Word } from '../page.ts'
import { median } from './geometry.ts'
import { widthInEms } from './type-size.ts'

/** A measurement: the width of a character in pixels, and the number of letters that it was measured over. */
export interface Sample {
  readonly pitch: number
  readonly letters: number
}

/** Share of the pitch that a word may be off the grid: boxes end at the ink, and the recogniser may miss a letter. */
const tolerance = 0.06
/** Share of a character's width that may be blank beside its ink. */
const bearing = 0.3
const minOnGridShare = 0.68
const minSamples = 2
/** In character widths: a word after a wider gap gives no sample. */
const maxGapInPitches = 2.2

/**
 * Measures the pitch for each pair of neighbouring words: from start to start there are the first one's letters and a
 * space.
 */
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

/** Returns the width of a character in pixels, or null if the samples do not agree on one (proportional type). */
export function findPitch(samples: readonly Sample[]): number | null {
  if (samples.length < minSamples) return null
  const pitch = median(samples.flatMap(({ pitch, letters }) => Array.from({ length: letters }, () => pitch)))
  const all = samples.reduce((sum, { letters }) => sum + letters, 0)
  const onGrid = samples.reduce((sum, sample) => sum + (isOnGrid(sample, pitch) ? sample.letters : 0), 0)
  return onGrid >= minOnGridShare * all ? pitch : null
}

/** Whether a sample agrees with the pitch. Short words may differ more: the blank beside an i weighs more in them. */
function isOnGrid({ pitch, letters }: Sample, of: number): boolean {
  return Math.abs(pitch - of) <= Math.max(tolerance, bearing / letters) * of
}

/**
 * Words this long show by their own width whether they fit the pitch; `bearings` is the blank at both ends, in
 * letters.
 */
const minLongWordLength = 5
const bearings = 0.2
const letterWidths = { min: 0.87, max: 1.06 } as const

/** Whether a word is as wide as its letters would be in this pitch. */
function hasWidthForPitch(pitch: number, { text, box }: Word): boolean {
  const ratio = (box.x1 - box.x0) / (text.length - bearings) / pitch
  return ratio > letterWidths.min && ratio < letterWidths.max
}

/** Whether most words fit typewriter type of this pitch. */
export function fitsPitch(words: readonly Word[], pitch: number): boolean {
  const votes = [
    ...pitchSamples(words).map((sample) => Math.abs(sample.pitch - pitch) <= 2 * tolerance * pitch),
    ...words
      .filter(({ text }) => text.length >= minLongWordLength)
      .map((word) => hasWidthForPitch(pitch, word)),
  ]
  const width = words.reduce((sum, { box }) => sum + box.x1 - box.x0, 0)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  // too short to be measured, such as a single bracket
  if (votes.length === 0) return width < (letters + 0.5) * pitch
  return votes.filter(Boolean).length >= minOnGridShare * votes.length
}

/** Ratio of two deviations: proportional type follows the widths of its letters this much better than their count. */
const maxSpreadRatio = 0.8
const minWords = 4

/** Whether the widths of words follow from the widths of their letters rather than from their number. */
export function isProportional(words: readonly Word[]): boolean {
  const longerWords = words.filter(({ text }) => text.length > 2)
  /** How much the widths of words differ from those that are expected of their texts. */
  const spreadOf = (expected: (text: string) => number) => {
    const ratios = longerWords.map(({ text, box }) => (box.x1 - box.x0) / expected(text))
    return ratios.reduce((sum, ratio) => sum + Math.abs(ratio / median(ratios) - 1), 0)
  }
  return (
    longerWords.length >= minWords &&
    spreadOf(widthInEms) < maxSpreadRatio * spreadOf((text) => text.length - bearings)
  )
}
