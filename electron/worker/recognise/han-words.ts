// Characters of Han among Latin letters: where a page has both, a cell of a few characters may be taken for capitals,
// and 唐若溪 is read as BAR. What was not read surely is read again by the model for Han alone.
import { scriptOf } from '../../../shared/languages.ts'
import type { Line, Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import type { Recogniser } from './recogniser.ts'
import { readerOfRows, withRunsReread } from './reread.ts'

/** A word of English on a clean page is read with more, and letters that are none with up to 0.85. */
const doubt = 0.88
/** What is read again counts where half of its characters are so sure: of a rare one the network is never. */
const sure = 0.85
/** Of its characters but figures, those that have to be Han. */
const leastHan = 0.6
/** In heights of the row: pieces of characters are lower, and what stands further apart is another cell's. */
const leastHeight = 0.6
const mostRoom = 1.2

export async function withHanWords(
  lines: readonly Line[],
  image: GreyImage,
  languages: readonly string[],
  recogniser: Recogniser,
): Promise<Result<Line[]>> {
  const [han = '', ...others] = languages
  const script = scriptOf(han)
  if ((script !== 'Han' && script !== 'Japanese') || !others.includes('eng')) return ok([...lines])
  const readAlone = readerOfRows(image, [han], recogniser)
  return withRunsReread(lines, runsOf, readAlone, (seen, run) => (isBetter(seen, run) ? seen : null))
}

/** Doubtful words of letters, with the figures and single letters among them. */
function runsOf({ words, rowHeight }: Line): Word[][] {
  const runs: Word[][] = []
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    const last = before && runs.at(-1)?.at(-1) === before ? runs.at(-1) : undefined
    const isNear = before !== undefined && word.box.x0 - before.box.x1 < mostRoom * rowHeight
    if (!isDoubted(word) && !mayBeAmong.test(word.text)) continue
    if (last && isNear) last.push(word)
    else runs.push([word])
  }
  return runs.filter(
    (run) => run.some(isDoubted) && run.some(({ box }) => box.y1 - box.y0 >= leastHeight * rowHeight),
  )
}

function isDoubted({ text, confidence }: Word): boolean {
  return inMarks.test(text) && confidence < doubt
}

/** (公章) is read as (AB), and 科属： as BE: */
const inMarks = /^[([“”"]?[A-Za-z]{2,}[)\]“”",:]{0,2}$/u

const mayBeAmong = /^(?:[^\p{L}]+|[A-Za-z])$/u

function isBetter(words: readonly Word[], before: readonly Word[]): boolean {
  const said = words.filter(({ text }) => /\p{L}/u.test(text))
  const isHan = ({ text }: Word) =>
    /^\P{L}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\P{L}*$/u.test(text)
  const han = said.filter(isHan)
  const characters = han.map(({ text }) => text.replace(/\P{L}/gu, '')).join('').length
  const surely = han.filter(({ confidence }) => confidence >= sure).length
  const isWord =
    before.length === 1 && before.every(({ text }) => /^\P{L}*[A-Z]?[a-z]{3,}\P{L}*$/u.test(text))
  return characters >= 2 && han.length >= leastHan * said.length && surely * 2 >= han.length && !isWord
}
