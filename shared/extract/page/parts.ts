// A line as its parts: where words stand well apart, where a vertical line is drawn between them, or a box to tick.
import { partedWhereSetOff } from './set-off.ts'
import { unite, type Box, type Line, type Rule, type Word } from '../../page.ts'
import { spaceBefore } from '../../text/join.ts'
import { areBoxesFirst, isBox } from './boxes.ts'
import { blanksIn } from './blanks.ts'
import { beginsNextLabel } from './next-label.ts'
import { withAsciiFigures } from '../words/figures.ts'
import { withLetters } from '../words/letters.ts'
import type { Part } from '../model/sheet.ts'
import { levelled, type Tilt } from './tilt.ts'

/** Gaps in row heights: a value may stand this close to its label, and Han characters are set closer. */
const partGap = 1.6
const hanGap = 0.8

export function partsOf(line: Line, rules: readonly Rule[], tilt: Tilt, spelled = withLetters): Part[] {
  const groups: Word[][] = []
  const boxesAreFirst = areBoxesFirst(line.words)
  const hasBoxes = line.words.some(({ text }) => isBox(text))
  const blanks = blanksIn(line.words, rules)
  let before: Word | undefined
  for (const word of line.words.flatMap((one) => withoutRules(one, rules))) {
    const group = groups.at(-1)
    const gap = before ? Math.max(word.box.x0 - before.box.x1, before.box.x0 - word.box.x1) : 0
    const isApart =
      before !== undefined && rules.some((rule) => isBetween(rule, before?.box ?? word.box, word.box))
    const isNextLabel = beginsNextLabel(line.words, word, group ?? [])
    const isAtBlank = blanks.some((blank) => blank[0] === word || blank.at(-1) === before)
    const isNextOption = hasBoxes && before !== undefined && isBox((boxesAreFirst ? word : before).text)
    const goesOn =
      gap <= partGap * line.rowHeight &&
      !(isApart || isAtBlank || isNextLabel || isNextOption || beginsInCapitals(word, before))
    if (group && goesOn && word.text !== '|') group.push(word)
    else if (word.text !== '|') groups.push([word])
    else groups.push([])
    before = word
  }
  return groups
    .filter((words) => words.length > 0)
    .flatMap(partedWhereSetOff)
    .map((words) => partOf(line, words, tilt, spelled))
}

/** "Gate closes 15 minutes before departure. FREQUENT FLYER": behind a sentence a label in capitals begins. */
function beginsInCapitals({ text }: Word, before: Word | undefined): boolean {
  return /^\p{Lu}{4,}$/u.test(text) && /\p{Ll}{4}\.$/u.test(before?.text ?? '')
}

/** A ruling line is often read as a bar at the edge of a word; it parts the words, and belongs to none. */
function withoutRules(word: Word, rules: readonly Rule[]): Word[] {
  const text = word.text.trim()
  if (text === '') return []
  if (isRuleItself(word, rules)) return [{ ...word, text: '|' }]
  const plain = text.replace(/^_+(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})_+$/gu, '')
  if (!/^[|\u00a6]|[|\u00a6]$/u.test(text)) return plain === text ? [word] : [{ ...word, text: plain }]
  const inner = text.replace(/^[|\u00a6\s]+|[|\u00a6\s]+$/gu, '')
  const bar = (edge: number): Word => ({ ...word, text: '|', box: { ...word.box, x0: edge, x1: edge } })
  if (inner === '') return [bar(word.box.x0)]
  return [
    ...(/^[|\u00a6]/u.test(text) ? [bar(word.box.x0)] : []),
    { ...word, text: inner },
    ...(/[|\u00a6]$/u.test(text) ? [bar(word.box.x1)] : []),
  ]
}

/** A sign that hardly anything spoke for, right where a line is drawn, is that line. */
function isRuleItself({ text, box, confidence }: Word, rules: readonly Rule[]): boolean {
  if ((confidence > maxOfRule && !text.includes('_')) || /[\p{L}\p{N}]/u.test(text)) return false
  const middle = (box.y0 + box.y1) / 2
  return rules.some(
    ({ direction, box: rule }) =>
      direction === 'vertical' &&
      rule.y1 - rule.y0 > maxStemLength * (box.y1 - box.y0) &&
      rule.y0 <= middle &&
      rule.y1 >= middle &&
      rule.x0 >= box.x0 - 2 &&
      rule.x1 <= box.x1 + 2,
  )
}

const maxOfRule = 0.5

/** In heights of what it parts: the stem of a large letter is a vertical line too, and no longer than its letter. */
const maxStemLength = 1.2

/** A vertical line stands between two boxes of a row. */
export function isBetween({ box, direction }: Rule, left: Box, right: Box): boolean {
  // a line that continues the one above has no height of its own
  const taller = left.y1 - left.y0 > right.y1 - right.y0 ? left : right
  const middle = (taller.y0 + taller.y1) / 2
  const at = (box.x0 + box.x1) / 2
  const height = Math.max(left.y1 - left.y0, right.y1 - right.y0)
  return (
    direction === 'vertical' &&
    box.y1 - box.y0 > maxStemLength * height &&
    box.y0 <= middle &&
    box.y1 >= middle &&
    at >= left.x1 - 2 &&
    at <= right.x0 + 2
  )
}

function partOf(line: Line, words: readonly Word[], tilt: Tilt, spelled: (text: string) => string): Part {
  let text = ''
  const placed = words.map((word, i) => {
    text += spaceBefore(line, words[i - 1], word, { hanGap })
    const start = text.length
    text += spelled(word.text.trim())
    return { word, start, end: text.length }
  })
  text = withColon(text)
  return { text, folded: fold(text), words: placed, box: boxOfWords(words, tilt) }
}

/** 受診番号・K-20417, 担当・真鍋): in narrow type a colon is read as a dot in the middle of the line. */
function withColon(text: string): string {
  return text
    .replace(/^(\p{Script=Han}{2,8})・(?=[A-Za-z]{0,3}[-\d])/u, '$1:')
    .replace(/(?<=[(（]\p{Script=Han}{2,6})・(?=\p{Script=Han}{2,4}[)）])/u, ':')
}

/** A smudge or a piece of a line that was read as a mark is higher than its words. */
function boxOfWords(words: readonly Word[], tilt: Tilt): Box {
  const levelledBox = (all: readonly Word[]) => unite(all.map(({ box }) => levelled(box, tilt)))
  const readable = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const { y0, y1 } = levelledBox(readable.length > 0 ? readable : words)
  return { ...levelledBox(words), y0, y1 }
}

export function fold(text: string): string {
  return withAsciiFigures(text).replace(/[\uff01-\uff5e\u3000]|\p{Lu}/gu, (c) => {
    const code = c.charCodeAt(0)
    if (code === 0x3000) return ' '
    const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : c
    // the dotted İ of Turkish has two characters in lowercase
    const small = narrow === 'İ' ? 'i' : narrow.toLowerCase()
    return small.length === c.length ? small : c
  })
}
