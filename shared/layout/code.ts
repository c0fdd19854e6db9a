// Code blocks: lines of typewriter type with their indents, blank lines and gaps kept.
import { unite, type Word } from '../page.ts'
import type { Block } from './block.ts'
import { detectLanguage } from './code-language.ts'
import { median, centreY } from './geometry.ts'
import { fitsPitch, isProportional, findPitch, pitchSamples } from './pitch.ts'
import type { Segment } from './segment.ts'

type Code = Extract<Block, { kind: 'code' }>

/** In line distances: a larger step between two lines stands for blank lines. */
const blankLineRatio = 1.6
/** In character widths: boxes end at the ink, so letters of one word can seem to be this far apart. */
const maxLetterGap = 0.72

/** Returns the width of a character in pixels, or null if the lines are not typewriter type. */
export function findPitchOfLines(lines: readonly Segment[]): number | null {
  const words = lines.flatMap((line) => line.words)
  const pitch = findPitch(lines.flatMap((line) => pitchSamples(line.words)))
  return pitch !== null && fitsPitch(words, pitch) && !isProportional(words) ? pitch : null
}

/** Makes a code block; `pitch` is the width of a character, null if it is to be measured. */
export function toCode(lines: readonly Segment[], pitch: number | null): Code {
  const width = pitch ?? findPitchOfLines(lines) ?? median(lines.map(({ size }) => size)) / 2
  const left = unite(lines.map(({ box }) => box)).x0
  const lineDistance = minLineDistance(lines)
  const text = lines.flatMap((line, i) => {
    const before = lines[i - 1]
    const distance = before ? (centreY(line.box) - centreY(before.box)) / lineDistance : 1
    const blanks = distance > blankLineRatio ? Math.max(1, Math.round(distance) - 1) : 0
    return [...Array.from({ length: Math.min(blanks, 2) }, () => ''), toCodeLine(line.words, left, width)]
  })
  return { kind: 'code', language: detectLanguage(text), text: text.join('\n') }
}

/** Places the words of a line on the character grid, with spaces for its indent and gaps. */
function toCodeLine(words: readonly Word[], left: number, width: number): string {
  return words.reduce((text, word, i) => {
    const before = words[i - 1]
    if (!before) return ' '.repeat(Math.max(0, Math.round((word.box.x0 - left) / width))) + word.text
    const gap = (word.box.x0 - before.box.x1) / width
    const column = Math.round((word.box.x0 - left) / width)
    const spaces =
      gap < maxLetterGap ? 0 : Math.max(1, gap > 2 ? column - text.length : Math.round(gap - 0.2))
    return text + ' '.repeat(spaces) + word.text
  }, '')
}

/** The distance of the closest two lines. */
function minLineDistance(lines: readonly Segment[]): number {
  const distances = lines.slice(1).map((line, i) => centreY(line.box) - centreY(lines[i]?.box ?? line.box))
  const [smallest] = distances.toSorted((a, b) => a - b)
  return Math.max(1, smallest ?? 1)
}
