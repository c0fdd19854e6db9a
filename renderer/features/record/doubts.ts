// What somebody should look at twice, in the order of reading: words or fields that were read with little confidence.
import type { Field } from '../../../shared/contract/record.ts'
import { isDoubtful } from '../../../shared/doubt.ts'
import type { Word } from '../../../shared/page.ts'
import type { Segment } from './link-words.ts'

export function doubtfulWords(segments: readonly Segment[], words: readonly Word[]): readonly number[] {
  return segments.flatMap(({ word }) =>
    word !== null && isDoubtful(words[word]?.confidence ?? null) ? [word] : [],
  )
}

/** What was corrected is doubtful no more; what is empty only if something could have been it, or has to be there. */
export function doubtfulFields(fields: readonly Field[]): readonly number[] {
  return fields.flatMap((field, index) => (isFieldDoubtful(field) ? [index] : []))
}

function isFieldDoubtful({ value, confidence, correction, reason, doubt }: Field): boolean {
  if (correction !== null) return false
  if (doubt !== null) return true
  return value === '' ? hadAnother.has(reason) : isDoubtful(confidence)
}

/** Something stood there that could have been it. */
const hadAnother: ReadonlySet<Field['reason']> = new Set(['belowThreshold', 'conflict', 'otherKind'])

/** The next one after where one is, from the beginning again after the last. */
export function nextDoubt(doubts: readonly number[], at: number | null, step: 1 | -1): number | null {
  const place = at === null ? -1 : doubts.indexOf(at)
  if (place >= 0) return doubts.at((place + step) % doubts.length) ?? null
  return (step > 0 ? doubts[0] : doubts.at(-1)) ?? null
}

/** The text with one word put right. */
export function withWord(segments: readonly Segment[], word: number, text: string): string {
  return segments.map((segment) => (segment.word === word ? text : segment.text)).join('')
}
