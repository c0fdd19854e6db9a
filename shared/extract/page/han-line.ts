// Lines of Han text as they are set: the room between two characters tells a label from its value, so what is measured
// has to be the characters' own height, and a mark that the room was read as is none.
import type { Line, Word } from '../../page.ts'

/** A line's row is at most this much higher than its characters. */
const leading = 1.3

export function asHanLine(line: Line): Line {
  const heights = line.words.filter(({ text }) => han.test(text)).map(({ box }) => box.y1 - box.y0)
  if (heights.length === 0) return line
  const usual = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? line.rowHeight
  return {
    ...line,
    words: withoutStrayQuotes(withoutStrayBrackets(line.words.flatMap(withoutLine))),
    rowHeight: Math.min(line.rowHeight, leading * usual),
  }
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** 電話 0555-01-2290: the room in front of a figure is read as a line to write on. */
function withoutLine(word: Word): Word[] {
  const text = word.text.replace(/^_+(?=[\p{L}\p{N}])/u, '')
  return text === '_' ? [] : [text === word.text ? word : { ...word, text }]
}

/** 12天 [逾期点数: the room between two columns is read as a bracket that nothing closes. */
function withoutStrayBrackets(words: readonly Word[]): readonly Word[] {
  const signs = words.flatMap(({ text }) => text.match(/[[\]]/gu) ?? [])
  if (signs.length !== 1) return words
  return words.map((word) => {
    const text = word.text.replace(/^[[\]](?=\p{Script=Han})|(?<=\p{Script=Han})[[\]]$/u, '')
    return text === word.text ? word : { ...word, text }
  })
}

/** 姓名 汤若溪 is read as 姓名“汤若溪: quotes that all open, or all close, quote nothing. */
function withoutStrayQuotes(words: readonly Word[]): Word[] {
  const quotes = new Set(words.flatMap(({ text }) => text.match(/[“”"„‟]/gu) ?? []))
  if (quotes.size !== 1 || quotes.has('"')) return [...words]
  return words.flatMap((word, i) => {
    if (!isBehindLabel(words.slice(0, i), word)) return [word]
    const text = word.text.replace(/^[“”„‟]+|[“”„‟]+$/gu, '')
    if (text === '') return []
    const step = (word.box.x1 - word.box.x0) / word.text.length
    const [before, behind] = [word.text.indexOf(text), word.text.length - text.length]
    const x1 = word.box.x1 - (behind - before) * step
    return [{ ...word, text, box: { ...word.box, x0: word.box.x0 + before * step, x1 } }]
  })
}

/** Behind two characters or more that stand together: the room within a label of two is read as a mark too. */
function isBehindLabel(before: readonly Word[], { box }: Word): boolean {
  const [last, other] = [before.at(-1), before.at(-2)]
  if (!last || !isHan(last.text)) return false
  const high = box.y1 - box.y0
  const isOne = other && isHan(other.text) && last.box.x0 - other.box.x1 < high
  return last.text.length > 1 || isOne === true
}

/** In heights of a row, and in widths of the next widest room. */
const leastRoom = 0.6
const wider = 1.5
const longestLabel = 8

/** 院系 信息工程系, 3. 院系 信息工程系: a few characters, and then the widest room of all. Where the value begins; 0 where none does. */
export function labelledValue(line: Line, words: readonly Word[]): number {
  const rooms = words.map(({ box }, i) => (i === 0 ? 0 : box.x0 - (words[i - 1]?.box.x1 ?? 0)))
  const widest = Math.max(...rooms)
  const at = rooms.indexOf(widest)
  const number = /^(?:[\d一二三四五六七八九十]{1,2}[.．、)）]|[①-⑳])$/u.test(words[0]?.text ?? '') ? 1 : 0
  const label = words.slice(number, at).map(({ text }) => text)
  const others = rooms.filter((_, i) => i !== at)
  const isWide = widest > leastRoom * line.rowHeight && others.every((room) => widest > wider * room)
  const length = label.join('').length
  return isWide && length >= 2 && length <= longestLabel && label.every(isHan) ? at : 0
}

function isHan(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(text)
}
