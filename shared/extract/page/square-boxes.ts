// Boxes to tick that were read as characters, as squares are among Han: 口 where one is empty, 図 or 凶 where one is
// ticked. A character alone is a word; where one begins several options of a line, each with room before it, it is a box.
import type { Line, Word } from '../../page.ts'
import { isBox } from './boxes.ts'

const empty = /^[口ロ囗□](?=[\p{Script=Han}\p{Script=Katakana}ー]?$)/u
const ticked = /^[図图圖凶囚回匂器]$/u

/** In heights of the box: the room before an option, and behind its box. */
const minRoom = 0.75
const maxBehind = 0.9
/** A character read with this confidence is one; the confidence of less certain ones says nothing about the box. */
const sure = 0.9
const boxed = 0.6
/** The room before a box is read as a mark at times. */
const unsure = 0.1

export function withSquareBoxes(line: Line): Line {
  const words = line.words.filter((word, i) => !isStray(word, line.words[i + 1]))
  const begins = words.map((word, i) => isRoomBefore(words[i - 1], word) && isNear(word, words[i + 1]))
  const isEmpty = (word: Word, i: number) => isBox(word.text) || (begins[i] === true && empty.test(word.text))
  const isTick = (word: Word, i: number) =>
    begins[i] === true && ticked.test(word.text) && word.confidence < sure
  if (!words.some((word) => empty.test(word.text) || ticked.test(word.text))) return line
  if (words.filter(isEmpty).length < 2) return line
  return {
    ...line,
    words: words.flatMap((word, i) => {
      if (isBox(word.text)) return [word]
      if (isTick(word, i)) return [boxOf(word, '☒')]
      return isEmpty(word, i) ? emptied(word) : [word]
    }),
  }
}

/** 口中: the box, and what stands behind it. */
function emptied(word: Word): Word[] {
  const { x0, x1 } = word.box
  const behind = word.text.slice(1)
  if (behind === '') return [boxOf(word, '☐')]
  const middle = (x0 + x1) / 2
  return [
    { ...boxOf(word, '☐'), box: { ...word.box, x1: middle } },
    { ...word, text: behind, box: { ...word.box, x0: middle } },
  ]
}

function boxOf(word: Word, text: string): Word {
  return { ...word, text, confidence: Math.max(word.confidence, boxed) }
}

function isStray({ text, confidence }: Word, after: Word | undefined): boolean {
  return confidence < unsure && /^[^\p{L}\p{N}☐☒]$/u.test(text) && empty.test(after?.text ?? '')
}

function isRoomBefore(before: Word | undefined, { box }: Word): boolean {
  return before === undefined || box.x0 - before.box.x1 >= minRoom * (box.y1 - box.y0)
}

function isNear({ box, text }: Word, after: Word | undefined): boolean {
  if (text.length > 1) return true
  return after !== undefined && after.box.x0 - box.x1 < maxBehind * (box.y1 - box.y0)
}
