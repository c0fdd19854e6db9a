// A table that is asked for cell by cell: rightEye.sphere is where the row "Right eye" meets the column "Sphere",
// 英语期末成绩 where the row 英语 meets the column 期末.
import type { NamedPart } from '../../words/label-words.ts'
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { boxOf, wholePart, type Place } from '../../model/place.ts'
import type { Part, Row } from '../../model/sheet.ts'
import type { Placed } from '../position/placed.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { parsePath } from '../../../schema/path.ts'
import type { ValueType } from '../../lexicon/concept.ts'
import type { Wanted } from '../../words/wanted.ts'
import { wordsOf } from '../../words/names.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

export interface Crossed extends Placed {
  /** The label of its row, whose other cells are not meant. */
  readonly row: Part
  /** Its column says the very word, and no other of its sense: 成绩, beside which stand 得分 and 等级. */
  readonly isVery: boolean
}

const score = 0.9
const fewestHeads = 3
/** Of the words of a name that many neither its row nor its column has to say: the "result" of "total result". */
const mostUnsaid = 0.4

export function crossedBy(scene: Scene, { path, name }: Wanted): Crossed[] {
  const { phrases, type, concept } = name
  const [words = []] = phrases
  // the sums of an invoice and of a payslip explain each other
  const isKnownSum = concept !== null && type === 'amount'
  if (scene.sheet.isReceipt || isKnownSum) return []
  const found = crossedIn(scene, words, type)
  // of the right eye the row may say "Right" alone
  return found.length > 0 ? found : crossedIn(scene, wordByWord(path), type)
}

function wordByWord(path: string): Sensed[] {
  const words = (parsePath(path) ?? []).flatMap((step) => tokensOf(wordsOf(String(step))))
  return words.length > mostWords ? [] : words.flatMap((word) => sensedOf([word]))
}

const mostWords = 8

function crossedIn(scene: Scene, words: readonly Sensed[], type: ValueType): Crossed[] {
  if (words.length < 2) return []
  const named = scene.partsNaming(words).filter(({ label }) => saidIn(label, words))
  const heads = named.filter((one) => isHead(scene, one))
  const found = heads.flatMap((head) =>
    named.flatMap((row): Crossed[] => {
      const cell = row.row > head.row && sayTogether(row, head, words) ? cellAt(scene, row, head) : null
      const span = cell && recognisers[type](cell.part.folded.slice(cell.start, cell.end))[0]
      if (!cell || !span) return []
      const place = { part: cell.part, start: cell.start + span.start, end: cell.start + span.end }
      const isVery = head.label.every(({ key }) => words.some((word) => word.key === key))
      return [{ place, score, row: row.part, isVery }]
    }),
  )
  const [only, more] = found.length > 1 ? found.filter(({ isVery }) => isVery) : found
  return only && !more ? [only] : []
}

/** Nothing but words of the name. */
function saidIn(label: readonly Sensed[], words: readonly Sensed[]): boolean {
  return label.length > 0 && label.every((one) => words.some((word) => isSame(word, one)))
}

/** The one says what the other does not, and both together nearly all. */
function sayTogether(row: NamedPart, head: NamedPart, words: readonly Sensed[]): boolean {
  const isIn =
    ({ label }: NamedPart) =>
    (word: Sensed) =>
      label.some((one) => isSame(word, one))
  const [byRow, byHead] = [words.filter(isIn(row)), words.filter(isIn(head))]
  const said = new Set([...byRow, ...byHead])
  return (
    byHead.some((word) => !byRow.includes(word)) &&
    byRow.some((word) => !byHead.includes(word)) &&
    words.length - said.size <= mostUnsaid * words.length
  )
}

/** In a row of several labels without a figure, or of figures behind what they are: "Frequency (Hz)", 250, 500. */
function isHead({ sheet }: Scene, { row, part }: NamedPart): boolean {
  const parts = sheet.rows[row] ?? []
  const isOfWords = ({ text }: Part) => isLabelLike(text) && !/\d/.test(text)
  const areFigures = parts.slice(1).every(({ text }) => /^\d{1,5}$/.test(text)) && isOfWords(parts[0] ?? part)
  return parts.length >= fewestHeads && (parts.every(isOfWords) || areFigures)
}

/** What stands right of the row's label and below the head, where no other label of a row stands between. */
function cellAt({ sheet }: Scene, label: NamedPart, head: NamedPart): Place | null {
  const heads = sheet.rows[head.row] ?? []
  if (label.part.box.x1 > head.part.box.x0) return null
  // a table that is set twice beside itself has each head twice: the nearest is the row's own
  const isTwin = (other: Part) =>
    other !== head.part && other.folded === head.part.folded && other.box.x0 > label.part.box.x1
  if (heads.some((other) => isTwin(other) && other.box.x0 < head.part.box.x0)) return null
  const band = bandOf(heads, head.part)
  const cells = (sheet.rows[label.row] ?? []).flatMap((part) =>
    part === label.part ? [] : piecesIn(part, band),
  )
  const [only, more] = cells
  return only && !more ? only : null
}

interface Band {
  readonly from: number
  readonly to: number
}

/** From the middle between it and the head before to the middle between it and the next. */
function bandOf(heads: Row, head: Part): Band {
  const sorted = heads.toSorted((a, b) => a.box.x0 - b.box.x0)
  const at = sorted.indexOf(head)
  const [before, next] = [sorted[at - 1], sorted[at + 1]]
  return {
    from: before ? (before.box.x1 + head.box.x0) / 2 : -Infinity,
    to: next ? (head.box.x1 + next.box.x0) / 2 : Infinity,
  }
}

/** Of a part that was read over several columns what stands in this one. */
function piecesIn(part: Part, { from, to }: Band): Place[] {
  const isIn = ({ x0, x1 }: Part['box']) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to
  const words = part.words.filter(({ word }) => isIn(word.box))
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const whole = words.length === part.words.length
  return isIn(boxOf(wholePart(part))) || !whole ? [{ part, start: first.start, end: last.end }] : []
}
