// Figures and Latin letters among other scripts: models for Arabic and Korean know few of them, and read 20% as 1620 and
// an address of the web as figures. What they were not quite sure of is read again by a model that knows them.
import { scriptOf, type Script } from '../../../shared/languages.ts'
import type { Line, Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { meanConfidence } from './certainty.ts'
import type { Recogniser } from './recogniser.ts'
import { readerOfRows, withRunsReread } from './reread.ts'

interface Foreign {
  readonly own: RegExp
  /** What was read as surely as that is left as it is. */
  readonly doubt: number
  /** What is read again counts from here. */
  readonly sure: number
}

/**
 * A figure on a clean page is read with 0.94, and one that is none with up to 0.91. Single letters of Hangul are none of
 * its own: a model takes them for strokes of Latin. That for Chinese knows figures, but not with a yen sign before them.
 */
const foreignIn: ReadonlyMap<Script, Foreign> = new Map([
  ['Arabic', { own: /\p{Script=Arabic}/u, doubt: 0.93, sure: 0.85 }],
  ['Hangul', { own: /[가-힣]/u, doubt: 0.93, sure: 0.85 }],
  ['Han', { own: /\p{Script=Han}/u, doubt: 0.5, sure: 0.9 }],
])
const sureOfOwn = 0.5
/** Enough among Arabic and Korean where what was read before is nothing. */
const leastOfLost = 0.75
/** A percent sign is read with less than the figures that it was taken for. */
const mostBehind = 0.07

export async function withLatinWords(
  lines: readonly Line[],
  image: GreyImage,
  languages: readonly string[],
  recogniser: Recogniser,
): Promise<Result<Line[]>> {
  const [first = ''] = languages
  const foreign = foreignIn.get(scriptOf(first) ?? 'Latin')
  if (!foreign || languages.includes('eng')) return ok([...lines])
  const readAlone = readerOfRows(image, ['eng_fast'], recogniser)
  const runsIn = (line: Line) => runsOf(line, foreign)
  return withRunsReread(lines, runsIn, readAlone, (again, run) => {
    const seen = withoutEdges(again).map(withPercentBehind)
    return isBetter(seen, run, foreign) ? seen : null
  })
}

/** Doubtful words that stand close together are one: an address of the web falls into pieces. */
function runsOf({ words, rowHeight }: Line, { own, doubt }: Foreign): Word[][] {
  const runs: Word[][] = []
  let before: Word | undefined
  for (const word of words) {
    const isDoubted = isForeign(word.text) && word.confidence < (own.test(word.text) ? sureOfOwn : doubt)
    const last = before && runs.at(-1)?.at(-1) === before ? runs.at(-1) : undefined
    if (isDoubted && last && before && gapBetween(before, word) < rowHeight / 2) last.push(word)
    else if (isDoubted) runs.push([word])
    before = word
  }
  return runs
}

/** Figures as Arabic and Persian write them are of their own. */
function isForeign(text: string): boolean {
  return /[A-Za-zＡ-Ｚａ-ｚ0-9]/u.test(text) && !/[٠-٩۰-۹]/u.test(text)
}

function gapBetween({ box: a }: Word, { box: b }: Word): number {
  return Math.max(b.x0 - a.x1, a.x0 - b.x1)
}

function isBetter(words: readonly Word[], before: readonly Word[], { doubt, sure }: Foreign): boolean {
  const text = words.map((word) => word.text).join('')
  const [sureness, was] = [meanConfidence(words), meanConfidence(before)]
  const isSure = sureness >= (was < sureOfOwn && doubt > sureOfOwn ? leastOfLost : sure)
  return (
    /^[\x21-\x7e€£₩¥]+$/.test(text) && /\d|[A-Za-z]{2}/.test(text) && isSure && sureness >= was - mostBehind
  )
}

/** A colon of the word beside it. */
function withoutEdges(words: readonly Word[]): readonly Word[] {
  const isRead = ({ text }: Word) => /[A-Za-z\d]/.test(text)
  return words.slice(words.findIndex(isRead), words.findLastIndex(isRead) + 1)
}

/** In a line from the right the sign stands left of its figures, and is said behind them. */
function withPercentBehind(word: Word): Word {
  return { ...word, text: word.text.replace(/^%(\d[\d.,]*)$/, '$1%') }
}
