// Finds the words and fields that need a second look, in reading order.
import { needsLook, type Field } from '../../../shared/contract/field.ts'
import { isDoubtful } from '../../../shared/doubt.ts'
import type { Word } from '../../../shared/page.ts'
import type { Segment } from './link-words.ts'

/** Returns the indexes of the doubtful words, in the order of the text. */
export function doubtfulWords(segments: readonly Segment[], words: readonly Word[]): readonly number[] {
  return segments.flatMap(({ word }) =>
    word !== null && isDoubtful(words[word]?.confidence ?? null) ? [word] : [],
  )
}

/** A corrected field is never doubtful. An empty one is, if it is required or a candidate was rejected. */
export function doubtfulFields(fields: readonly Field[]): readonly number[] {
  return fields.flatMap((field, index) => (needsLook(field) ? [index] : []))
}

/** The doubt before or after the current one; wraps around at both ends. */
export function nextDoubt(doubts: readonly number[], at: number | null, step: 1 | -1): number | null {
  const position = at === null ? -1 : doubts.indexOf(at)
  if (position >= 0) return doubts.at((position + step) % doubts.length) ?? null
  return (step > 0 ? doubts[0] : doubts.at(-1)) ?? null
}

/** Returns the text with one word replaced. */
export function withWord(segments: readonly Segment[], word: number, text: string): string {
  return segments.map((segment) => (segment.word === word ? text : segment.text)).join('')
}
