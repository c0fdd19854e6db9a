// Every label on a page, of whatever meaning: what is another field's label is no value, and the longest one wins,
// so that "Subtotal" and "Total discount" are no totals.
import { isBox } from './boxes.ts'
import { recogniseOne, type ValueType } from '../kinds/kinds.ts'
import { distance, tolerance } from '../words/near.ts'
import type { Part, Sheet } from '../model/sheet.ts'
import { tokensOf, type Token } from '../lexicon/tokens.ts'
import type { Meaning, Vocabulary } from '../words/vocabulary.ts'
import { sensesOf, sensesOfAny } from '../words/word-senses.ts'

export interface Label extends Meaning {
  readonly row: number
  readonly index: number
  readonly part: Part
  /** From where to where in the part's text the label stands; the value begins after `end`. */
  readonly start: number
  readonly end: number
  readonly key: string
  readonly hasColon: boolean
  /** Nothing else stands in its part. */
  readonly isWhole: boolean
  /** How much it looks like a label, from 0 to 1. */
  readonly quality: number
}

const maxLength = { latin: 9, han: 16 } as const
const minQuality = 0.3

export function labelsOf({ rows }: Sheet, vocabulary: Vocabulary): Label[] {
  return rows.flatMap((parts, row) =>
    parts.flatMap((part, index) =>
      labelsIn(part, vocabulary).map((label) => ({ ...label, row, index, part })),
    ),
  )
}

/** The values of a type behind a label: in its segment, then in the next ones of its row. */
export function valuesBehind({ rows }: Sheet, { row, index, part, end }: Label, type: ValueType): string[] {
  const texts = [part.folded.slice(end), ...(rows[row] ?? []).slice(index + 1).map(({ folded }) => folded)]
  return texts.flatMap((text) => {
    const span = recogniseOne(type, text)
    return span ? text.slice(span.start, span.end) : []
  })
}

type Found = Omit<Label, 'row' | 'index' | 'part'>

function labelsIn(part: Part, vocabulary: Vocabulary): Found[] {
  const tokens = tokensOf(part.folded)
  const spans = spansOf(tokens, part, vocabulary).toSorted(
    (a, b) => b.key.length - a.key.length || a.start - b.start,
  )
  const kept: Found[] = []
  for (const span of spans) {
    const rivals = kept.filter((other) => other.start < span.end && span.start < other.end)
    // 联系人 (Contact: what only explains a label, in the brackets behind it, is no label beside it
    const isExplained = rivals.length > 0 && rivals.every((other) => isIn(other, span, part.folded))
    if (isExplained) kept.splice(0, kept.length, ...kept.filter((other) => !rivals.includes(other)))
    if (rivals.length === 0 || isExplained) kept.push(span)
  }
  const isHanUnlabelled =
    /^\P{L}*\p{Script=Han}/u.test(part.folded) &&
    kept.some(({ start }) => !isBare(part.folded.slice(0, start)))
  const near = kept.length === 0 || isHanUnlabelled ? nearLabel(tokens, part, vocabulary) : []
  const labels = [...near, ...kept.filter(({ start }) => !near.some(({ end }) => start < end))]
  return labels.filter(({ quality }) => quality >= minQuality).toSorted((a, b) => a.start - b.start)
}

/** "Sign here" is a label on papers, but of nothing that is asked for or that the lexicon knows. */
export function isMeant({ isAsked, concepts }: Meaning): boolean {
  return isAsked || concepts.length > 0
}

/** In the bracket of a label's translation, which has no end; see bilingual.ts. */
function isIn(inner: Found, { start, end }: Found, folded: string): boolean {
  const bracket = folded.indexOf('(', start)
  return bracket > start && inner.start > bracket && inner.end <= end && !folded.includes(')', bracket)
}

function spansOf(tokens: readonly Token[], part: Part, { meaningOf }: Vocabulary): Found[] {
  const { folded } = part
  const found: Found[] = []
  for (const [from, first] of tokens.entries()) {
    if (/^\d/.test(first.key)) continue
    const max = /\p{Script=Han}/u.test(first.key) ? maxLength.han : maxLength.latin
    for (let count = Math.min(max, tokens.length - from); count >= 1; count--) {
      const span = tokens.slice(from, from + count)
      const last = span.at(-1) ?? first
      const meaning = isSentence(folded, first, last) ? null : meaningOf(span.map(({ key }) => key))
      if (!meaning || isCounter(folded, first, last) || isPrefix(part, first, last)) continue
      found.push(foundAt(folded, first.start, last.end, span.map(({ key }) => key).join(''), meaning, 1))
      break
    }
  }
  return found
}

/** 4명, 3名: what is counted stands right behind its figure. */
function isCounter(folded: string, { start }: Token, { end }: Token): boolean {
  return (
    end - start === 1 &&
    /\d/.test(folded.charAt(start - 1)) &&
    /[\p{Script=Han}\p{Script=Hangul}]/u.test(folded.charAt(start))
  )
}

/** SO-20417, INV/2024/17, PO060402: the letters are a part of the number, and no label of it. */
function isPrefix({ text, folded }: Part, { start }: Token, { end }: Token): boolean {
  const isShort = end - start <= 2 && /^[-/]\d/.test(folded.slice(end))
  return isShort || letteredNumber.exec(text.slice(start))?.groups?.['letters']?.length === end - start
}

export const letteredNumber = /^(?!NO|NR|TEL|FAX|HP)(?<letters>\p{Lu}{2,4})(?:[-/]\d|\d{4})/u

/** A label runs on without a full stop or a colon inside, and takes a bracket whole or not at all. */
function isSentence(folded: string, first: Token, last: Token): boolean {
  const span = folded.slice(first.start, last.end + 1)
  // invoice_number_1 is one word
  if (span.endsWith('_') || folded.charAt(first.start - 1) === '_') return true
  if (/[([（<{]/u.test(span.slice(0, -1)) && !/[)\]）>}]/u.test(span)) return true
  return /[:：;]|\p{L}{5,}\. \p{L}{4,}/u.test(folded.slice(first.start, last.end))
}

function foundAt(
  folded: string,
  start: number,
  labelEnd: number,
  key: string,
  meaning: Meaning,
  likeness: number,
): Found {
  const tail =
    /^(?:\(s\))?[)\]）]?(?:[\s.]{0,2}(?!\(\+?\d{2,5}\) ?\d{3})[(（《〈][^()（）《〉〈》:]{1,40}(?:[)）》〉]|(?=\s*[:：]|$))){0,2}[\s.*#®'’"|_~]*(?<colon>[:：=;]+|[-–—>]+(?=\s|$))?\s*/u.exec(
      folded.slice(labelEnd),
    )
  const end = labelEnd + (tail?.[0].length ?? 0)
  const hasColon = /[:：=;]/u.test(tail?.groups?.['colon'] ?? '')
  // 65 bar is a pressure, and paid with cash in German
  const isMeasured = !hasColon && key.length <= 3 && /^\W*\d{1,2} $/.test(folded.slice(0, start))
  const isWhole = isBare(folded.slice(0, start)) && !/[\p{L}\p{N}]/u.test(folded.slice(end)) && !isMeasured
  // 收件人 吴晓梅: Han text has no spaces but behind its labels
  const isSpaced = /^[\p{Script=Han}\p{Script=Hangul}]{2}/u.test(key) && folded.charAt(labelEnd) === ' '
  const around = { before: folded.slice(0, start), after: folded.slice(end) }
  const whose = isOfAnother(key, around.after) && !hasColon ? ofAnother : 1
  const quality = qualityOf({ ...around, key, hasColon, isWhole, isSpaced }) * likeness * whose
  return { ...meaning, start, end, key, hasColon, isWhole, quality }
}

/** "Fecha de alta", "Number of stops": a word that only tells a type goes on with what it is the date or number of. */
function isOfAnother(key: string, after: string): boolean {
  return goesOn.test(after) && !sensesOf(key).isDisjointFrom(typeSenses)
}

const goesOn =
  /^(?:of|de|del|du|des|der|di|della|dello|do|da|dos|das|van|von)(?: (?:la|los|las|the))? \p{L}{3}|^d['’]\p{L}{3}/u
const typeSenses = sensesOfAny('date', 'time', '#', 'code', 'amount')
const ofAnother = 0.4

interface ChoiceContext {
  readonly before: string
  readonly after: string
  readonly key: string
  readonly hasColon: boolean
  readonly isWhole: boolean
  readonly isSpaced: boolean
}

function qualityOf({ before, after, key, hasColon, isWhole, isSpaced }: ChoiceContext): number {
  const isShort = key.length <= 2 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(key)
  if (isBare(before)) {
    if (hasColon) return 1
    if (isWhole) return isShort ? 0.5 : 0.95
    // Korean parts its words too
    if (isSpaced) return /^\p{Script=Hangul}/u.test(key) ? 0.75 : 0.88
    // the boxes of a form are numbered
    if (/\d/.test(before) && !isShort) return 0.88
    // a yen sign is often read as a letter: 小写 羊7018.83
    // nor is TRQDRD06S26F656Z the rest of a label
    if (
      /^[\p{N}#$€£¥(+]|^\p{L}{1,4}[\p{N}$]|^\p{L}{5,6}\d[\p{L}\d]{4}|^[\p{Script=Han}Yy] \p{N}/u.test(after)
    )
      return isShort ? 0.5 : 0.88
    if (isShort) return 0.35
    return key.length > 8 ? 0.75 : 0.6
  }
  const isApart = /(?:\S*\p{N}\S*|[,;.)|\]（(/])\s*$/u.test(before) || /\s$/.test(before)
  if (hasColon) return isApart ? 0.85 : 0.6
  if (/[（(]\s*$/u.test(before)) return 0.7
  if (!isApart || isShort) return 0
  // a party's line goes on with its numbers: ООО «Ветер», ИНН 7816543290, 192102, ...
  if (/[,;] *$/u.test(before) && /^\d{6}/.test(after)) return 0.75
  // 周雨桐，性别 女: a sentence of Han text parts its labels by commas
  if (/[，,、；;]\s*$/u.test(before) && /^\p{Script=Han}{2}/u.test(key)) return 0.5
  return /^[\p{N}#$€£¥]/u.test(after) ? 0.5 : 0.25
}

/** Nothing, or only marks, the number of a box in a form, a box to tick or a rate of tax, stands before the label. */
function isBare(before: string): boolean {
  if (isBox(before.trim())) return true
  // 1.4 Marke
  if (/^\d\.\d{1,2} $/.test(before)) return true
  return !/[\p{L}\p{N}]/u.test(before) || /^\W*\d{1,2}(?:[a-z]?[.)]?|(?:[.,]\d{1,2})? ?%)\s*$/u.test(before)
}

/** "IDH:" is "ID#:", as a sign in its shape is read for the one that is rare. */
const signForLetter = 0.9

/** "Sampled" that was read surely is no misread "sampler". */
const maxOfSure = 0
const surely = 0.93

function isSurelyRead(words: Part['words'], end: number): boolean {
  return words.every(({ word, start }) => start >= end || word.confidence >= surely)
}

/** A label at the beginning of its part that was misread. */
function nearLabel(
  tokens: readonly Token[],
  { folded, words }: Part,
  { nearKeys, meaningOf }: Vocabulary,
): Found[] {
  const first = tokens.findIndex(({ key }) => /\p{L}/u.test(key))
  const start = tokens[first]
  if (!start || !isBare(folded.slice(0, start.start))) return []
  const found: Found[] = []
  // a Han character is a token of its own
  const max = /\p{Script=Han}/u.test(start.key) ? maxLength.han : 5
  for (let count = 1; count <= Math.min(max, tokens.length - first); count++) {
    const span = tokens.slice(first, first + count)
    const key = span.map((token) => token.key).join('')
    const end = span.at(-1)?.end ?? start.end
    const numbered =
      folded.charAt(end) === ':' && /[a-z]h$/.test(key) ? meaningOf([key.slice(0, -1), '#']) : null
    if (numbered) found.push(foundAt(folded, start.start, end, key, numbered, signForLetter))
    const apartMost = tolerance(key.length)
    if (apartMost === 0) continue
    for (const asked of nearKeys(key, apartMost)) {
      const limit = Math.min(isSurelyRead(words, end) ? maxOfSure : apartMost, tolerance(asked.length))
      const apart = distance(key, asked, limit)
      const meaning =
        apart <= limit && !isSentence(folded, start, span.at(-1) ?? start) ? meaningOf([asked]) : null
      if (meaning) found.push(foundAt(folded, start.start, end, asked, meaning, 1 - 0.08 * apart - 0.05))
    }
  }
  return found.toSorted((a, b) => b.quality - a.quality || b.key.length - a.key.length).slice(0, 1)
}
