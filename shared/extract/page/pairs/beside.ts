// The value that stands beside a label: behind its colon, in its row, ticked among several, or below a small heading.
import { isBox } from '../boxes.ts'
import { heightOf } from '../rows.ts'
import { isListed } from '../listed-pairs.ts'
import { paragraphFrom } from '../paragraph.ts'
import { textOf, wholePart, type Place } from '../../model/place.ts'
import type { Scene } from '../scene.ts'
import { tickedOption } from '../ticked.ts'
import type { Part } from '../../model/sheet.ts'
import { labelAt, type IsKnown, type Pair } from './pair.ts'
import { isLabelLike } from './label-like.ts'

/** In heights of a part: what stands further off behind a colon is another column's. */
const maxBeside = 30

export function pairBeside(
  scene: Scene,
  isKnown: IsKnown,
  part: Part,
  row: number,
  index: number,
): Pair | null {
  const next = scene.sheet.rows[row]?.[index + 1]
  const colon = part.text.search(colonOfLabel)
  const said = colon < 0 ? (hanLabel.exec(part.text)?.[0].length ?? -1) : -1
  // 取消政策 Cancellation: what is a bracket where labels are looked for is the label's translation
  const room = said >= 0 && part.folded.charAt(said) === '(' && part.text.charAt(said) === ' ' ? -1 : said
  const edge = next && unitBehind.test(part.text) ? -1 : Math.max(colon, room)
  const label = { part, start: numberBefore(part), end: edge < 0 ? part.text.length : edge }
  const isOfColumn = scene.labelColumns().has(part)
  if (!isOfColumn && (!isLabelLike(textOf(label)) || isInTable(scene, row))) return null
  const pairWith = (value: Place | null): Pair | null => value && { label, value, setting: 'beside' }
  const own = labelAt(label, row, index)
  const whole = (value: Place) => paragraphFrom(scene, value, own)
  if (part.words.concat(next?.words ?? []).some(({ word }) => isBox(word.text)))
    return pairWith(colon < 0 ? null : tickedOption(scene, own))
  const start = label.end + (/^[:：\s]*/u.exec(part.text.slice(label.end))?.[0].length ?? 0)
  if (start < part.text.length) return pairWith(whole({ part, start, end: part.text.length }))
  if (!next) return pairWith(underIt(scene, part, row, whole))
  const isNear = next.box.x0 - part.box.x1 < maxBeside * scene.sheet.unit
  if (colonOfLabel.test(next.text)) return null
  const isPair = colon >= 0 ? isNear : isListed(scene, own) && !isKnown(next)
  return pairWith(isPair ? whole(wholePart(next)) : null)
}

/** "CO: (g/km)": what only says in what something is measured is no value of it. */
const unitBehind = /^[^:：]+[:：] ?[(（[][^()（）]{1,8}[)）\]]$/u

/** 1 点検日, 2 点検場所: the points of a letter are numbered, which says nothing of them. */
function numberBefore({ text }: Part): number {
  return /^[(（]?\d{1,2}[.．)）、]? ?(?=[\p{Script=Han}\p{Script=Hangul}]{2})/u.exec(text)?.[0].length ?? 0
}

/**
 * 樹種 クスノキ: a few characters, and behind them room and something longer than a given name; what has a number and a dot,
 * 7.车身颜色 珍珠白, is a label whatever is behind it.
 */
const hanLabel =
  /^\d{1,2}[.．、][\p{Script=Han}/]{2,12}(?:[(（][^()（）]{1,10}[)）]){0,2}(?= \S)|^(?:\d{1,2}[.．)、 ] ?)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,8}(?= (?:[^\s\d]{4,}|\S*\d))|^\d{1,2}[.．)、] ?\p{Script=Han}{2,6}?(?=約? ?\d)/u

/** In a row of many parts a colon in one of them is that of its cell. */
function isInTable({ sheet }: Scene, row: number): boolean {
  const parts = sheet.rows[row] ?? []
  return parts.length >= minCells && parts.filter(({ text }) => colonOfLabel.test(text)).length < 2
}

const minCells = 4

/** 9:55 is a time, and behind https: stands no value. */
const colonOfLabel = /[:：](?!\d|\/\/)|(?<!\d)[:：](?!\/\/)/u

/** In heights of a part, and how much smaller the type of a label is. */
const maxBelow = 0.9
const maxOfSmall = 0.8
const maxBelowHeading = 3
/** The smallest height of a heading, as a multiple of the text below it. */
const minOfHeading = 1.15
const maxOfShort = 0.7
const minWords = 5

/** A small label right above its value; or a heading alone above a text. */
function underIt(scene: Scene, part: Part, row: number, whole: (value: Place) => Place): Place | null {
  const { rows, unit } = scene.sheet
  const value = rows[row + 1]?.find(({ box }) => Math.abs(box.x0 - part.box.x0) < unit)
  if (!value || /[:：]/u.test(part.text + value.text)) return null
  const gap = (value.box.y0 - part.box.y1) / unit
  if (gap < maxBelow && heightOf(part) < maxOfSmall * heightOf(value)) return wholePart(value)
  const isText = value.text.split(' ').length >= minWords && /^\p{Lu}/u.test(value.text)
  // as long as the next and set alike, it is a line of the same text
  const isSetApart =
    heightOf(part) > minOfHeading * heightOf(value) || widthOf(part) < maxOfShort * widthOf(value)
  const isHeading =
    rows[row]?.length === 1 && rows[row + 1]?.length === 1 && isSetApart && !/[.,]$/.test(part.text)
  return isHeading && isText && gap < maxBelowHeading ? whole(wholePart(value)) : null
}

function widthOf({ box }: Part): number {
  return box.x1 - box.x0
}
