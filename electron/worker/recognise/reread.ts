// Reads single rows of a page again: doubtful ones, and ones that were not read.
import { unite, type Line, type Rule, type Word } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeBox } from '../pixels/placement.ts'
import { measureText } from '../prepare/text-size.ts'
import { countCharacters, meanConfidence, wordsOf } from './certainty.ts'
import { insertWords } from './insert.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { cutLine } from './strip.ts'
import { unreadRows } from './unread.ts'

/** A line above this confidence gains nothing from a second reading. */
const sureOfLine = 0.85
/** A second reading that lost more of the line than this is ignored. */
const minShareOfLength = 0.7
/** Ink outside the layout may be no text, so it needs a high confidence. */
const sureOfUnread = 0.7
const sureOfFew = 0.9

/** Reads the line at this place alone. */
type ReadAlone = (line: Line) => Promise<Line | null>

export function readerOfRows(image: GreyImage, models: readonly string[], recogniser: Recogniser): ReadAlone {
  return async (line) => {
    const strip = cutLine(image, line)
    if (!strip) return null
    const read = await recogniser.read(strip.image, models, () => undefined, 'line')
    const words = wordsOf(read).map((word) => ({ ...word, box: placeBox(word.box, strip.back) }))
    return words.length === 0 ? null : { ...line, words, box: unite(words.map(({ box }) => box)) }
  }
}

const minOfMark = 0.2

export async function rereadDoubtful(lines: readonly Line[], readAlone: ReadAlone): Promise<Line[]> {
  const reread: Line[] = []
  for (const line of lines) {
    const sure = meanConfidence(line.words)
    const isDoubtful = sure < sureOfLine && countCharacters(line.words) > 1
    const again = isDoubtful ? await readAlone(line) : null
    const found = again && withoutScraps(again, line)
    const isBetter = found && isWhole(found, line) && meanConfidence(found.words) > sure
    reread.push(isBetter ? found : line)
  }
  return reread
}

/** Ignores doubtful marks in an empty place: descenders of the row above are cut out along with a line. */
export function withoutScraps(again: Line, before: Line): Line {
  const isNew = ({ box }: Word) => !before.words.some((word) => box.x0 < word.box.x1 && word.box.x0 < box.x1)
  const words = again.words.filter(
    (word) => /[\p{L}\p{N}]/u.test(word.text) || word.confidence >= minOfMark || !isNew(word),
  )
  return words.length === again.words.length || words.length === 0 ? again : { ...again, words }
}

function isWhole({ words }: Line, { words: before }: Line): boolean {
  return countCharacters(words) >= countCharacters(before) * minShareOfLength
}

/** An icon in front of a row, as in a menu, would be read as a letter. */
function isText({ words }: Line): boolean {
  const text = words.map((word) => word.text).join('')
  const min = text.length > 2 || /^\p{N}+$/u.test(text) ? sureOfUnread : sureOfFew
  return meanConfidence(words) >= min
}

export async function readUnread(
  image: GreyImage,
  lines: readonly Line[],
  rules: readonly Rule[],
  readAlone: ReadAlone,
): Promise<Line[]> {
  let all = [...lines]
  for (const box of unreadRows(measureText(image).letters, lines, rules)) {
    const row = {
      box,
      words: [{ text: '', box, confidence: 0 }],
      block: 0,
      paragraph: 0,
      rowHeight: box.y1 - box.y0,
    }
    const found = await readAlone(row)
    if (found && isText(found)) all = insertWords(all, found)
  }
  return all
}
