// Which words of Han of a line were read with doubt, each with what stands close beside it.
import { heightOf } from '../../../shared/layout/geometry.ts'
import type { Word } from '../../../shared/page.ts'

/**
 * A character of a clean page is read with 0.9 and more; of what is read with less than 0.8 one in seven is wrong, and
 * to look at all of that again costs clean pages too much. */
const doubt = 0.7
/** Words beside a doubtful one that are cut out with it: a character alone is read worse. */
const context = 2
/** In heights of the word: what is further apart belongs to something else. */
const mostRoom = 0.8
export function isDoubtful({ text, confidence }: Word): boolean {
  return confidence < doubt && isHan(text)
}

export function isHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

interface Run {
  readonly from: number
  readonly to: number
}

/** Doubtful words, each with what stands close beside it; runs that meet are one. */
export function doubtfulRuns(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  for (const [i, word] of words.entries()) {
    if (!isDoubtful(word)) continue
    const [before, after] = [reach(words, i, -1), reach(words, i, 1)]
    const last = runs.at(-1)
    if (last && before < last.to) runs[runs.length - 1] = { from: last.from, to: after + 1 }
    else runs.push({ from: before, to: after + 1 })
  }
  return runs
}

function reach(words: readonly Word[], from: number, step: 1 | -1): number {
  let at = from
  while (Math.abs(at + step - from) <= context && isNear(words[at], words[at + step])) at += step
  return at
}

function isNear(a: Word | undefined, b: Word | undefined): boolean {
  if (!a || !b) return false
  return (
    Math.max(b.box.x0 - a.box.x1, a.box.x0 - b.box.x1) < mostRoom * Math.max(heightOf(a.box), heightOf(b.box))
  )
}
