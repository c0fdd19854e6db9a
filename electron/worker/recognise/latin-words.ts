// Figures and Latin letters among Arabic or Korean: their models know few of them, and read 20% as 1620 and an address of
// the web as figures. What they were not quite sure of there is read again by a model that knows them.
import { scriptOf, type Script } from '../../../shared/languages.ts'
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { meanConfidence } from './certainty.ts'
import type { Recogniser } from './recogniser.ts'
import { readerOfRows } from './reread.ts'

/** Single letters of Hangul are none of its own: a model takes them for strokes of Latin. */
const ownLetters: ReadonlyMap<Script, RegExp> = new Map([
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hangul', /[가-힣]/u],
])
/** A figure on a clean page is read with 0.94; one that is none with up to 0.91. */
const sureOfFigure = 0.93
const sureOfOwn = 0.5
const leastSure = 0.85
/** Enough where what was read before is nothing. */
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
  const own = ownLetters.get(scriptOf(first) ?? 'Latin')
  if (!own || languages.includes('eng')) return ok([...lines])
  const readAlone = readerOfRows(image, ['eng_fast'], recogniser)
  const mended: Line[] = []
  for (const line of lines) {
    let words: readonly Word[] = line.words
    for (const run of runsOf(line, own)) {
      const again = await readAlone({ ...line, words: run, box: unite(run.map(({ box }) => box)) })
      if (!again.ok) return again
      const seen =
        again.value?.words.filter(({ text }) => /[A-Za-z\d]/.test(text)).map(withPercentBehind) ?? []
      if (isBetter(seen, run)) words = replaced(words, run, seen)
    }
    mended.push(words === line.words ? line : { ...line, words: [...words] })
  }
  return ok(mended)
}

/** Doubtful words that stand close together are one: an address of the web falls into pieces. */
function runsOf({ words, rowHeight }: Line, own: RegExp): Word[][] {
  const runs: Word[][] = []
  let before: Word | undefined
  for (const word of words) {
    const isDoubted =
      isForeign(word.text) && word.confidence < (own.test(word.text) ? sureOfOwn : sureOfFigure)
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

function isBetter(words: readonly Word[], before: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join('')
  const [sureness, was] = [meanConfidence(words), meanConfidence(before)]
  const isSure = sureness >= (was < sureOfOwn ? leastOfLost : leastSure)
  return (
    /^[\x21-\x7e€£₩]+$/.test(text) && /\d|[A-Za-z]{2}/.test(text) && isSure && sureness >= was - mostBehind
  )
}

/** In a line from the right the sign stands left of its figures, and is said behind them. */
function withPercentBehind(word: Word): Word {
  return { ...word, text: word.text.replace(/^%(\d[\d.,]*)$/, '$1%') }
}

function replaced(words: readonly Word[], run: readonly Word[], instead: readonly Word[]): Word[] {
  return words.flatMap((word) => (word === run[0] ? instead : run.includes(word) ? [] : [word]))
}
