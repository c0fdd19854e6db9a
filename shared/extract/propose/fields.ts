// Converts the result of a search to the fields of a record: value, raw text, place, confidence, or the reason why
// there is none.
import type { FoundField } from '../../contract/field.ts'
import { unite } from '../../page.ts'
import type { Search } from '../page/candidate.ts'
import { hasForm, mended, type ValueType } from '../kinds/kinds.ts'
import type { Part } from '../model/sheet.ts'
import type { Judged } from '../score/confidence.ts'
import { isSure } from '../score/choose.ts'
import { listItems } from './lists/in-one-line.ts'
import { boxOf, shareText, wordsIn, type Place } from '../model/place.ts'
import { withoutLines } from '../score/signs.ts'

export function fieldsOf(
  { field, hasLabel, candidates }: Search<Judged>,
  candidate: Judged | undefined,
): FoundField[] {
  const { path, node } = field
  if (!candidate) {
    const reason = hasLabel ? 'noValue' : 'noLabel'
    return [{ path, value: '', raw: '', box: null, confidence: null, reason }]
  }
  if (node.kind === 'value') return [fieldOf(candidate)]
  const listed = hasForm(field.name.type) ? alike(candidate, candidates) : itemsOf(candidate)
  const items = listed.length === 1 ? withNextLabels(candidate, candidates) : listed
  return items.map((item, i) => ({ ...fieldOf(item), path: `${path}[${i}]` }))
}

export function fieldOf({ field, value, confidence }: Judged): FoundField {
  const found = fieldAt(field.path, value, confidence)
  // a symbol is asked for as it is printed
  const type = /symbol|sign$/i.test(field.path) ? 'text' : field.name.type
  return { ...found, value: withoutHonorific(mended(found.value, type), type) }
}

/** 佐藤 健一 様: who is addressed is not called so. */
function withoutHonorific(value: string, type: ValueType): string {
  return type === 'name' || type === 'company' ? value.replace(/(?<=.{2}) ?(?:様|御中|殿)$/u, '') : value
}

export function fieldAt(path: string, place: Place, confidence: number): FoundField {
  const { part, start, end } = place
  const words = wordsIn(place)
  return {
    path,
    value: withoutLines(tidied(part.text.slice(start, end).trim())),
    raw: asRead(part).slice(words[0]?.start ?? start, words.at(-1)?.end ?? end),
    box: unite(words.map(({ word }) => word.box)),
    confidence,
    reason: null,
  }
}

/** The text with its words as the page has them, before letters were put right. */
function asRead({ text, words }: Part): string {
  return words.reduce(
    (read, { word, start, end }) => read.slice(0, start) + word.text.trim() + read.slice(end),
    text,
  )
}

/** All values that are as sure as the surest, as the page has them. */
function alike(surest: Judged, candidates: readonly Judged[]): Judged[] {
  const items: Judged[] = []
  for (const one of [surest, ...candidates.filter(isSure)])
    if (one.score >= surest.score - maxBehind && !items.some(({ value }) => shareText(value, one.value)))
      items.push(one)
  const top = ({ value }: Judged) => boxOf(value).y0
  return items.toSorted((a, b) => top(a) - top(b))
}

/** Two phone numbers or two taxes have labels of about the same score. */
const maxBehind = 0.15

/** Padrino: Emilio, Madrina: Rosanna: a list whose items have labels of their own. */
function withNextLabels(surest: Judged, candidates: readonly Judged[]): Judged[] {
  const items = [surest]
  for (const one of candidates.filter(isSure)) {
    const isOwn = items.every(
      ({ value, label }) => !shareText(value, one.value) && label?.part !== one.label?.part,
    )
    const isAsSure =
      one.label !== null && one.relation === surest.relation && surest.score - one.score <= maxBetween
    if (isOwn && isAsSure) items.push(one)
  }
  return items.toSorted((a, b) => boxOf(a.value).y0 - boxOf(b.value).y0)
}

const maxBetween = 0.05

function itemsOf(candidate: Judged): Judged[] {
  return listItems(candidate.value).map((value) => ({ ...candidate, value }))
}

/** Names are often letter-spaced: 张 三 is 张三. A box is shown as ticked or empty, however it was read. */
function tidied(text: string): string {
  if (/^\[ ?[xXvV<✓✔] ?\]$|^[☑☒✓✔]$/u.test(text)) return '☑'
  if (/^\[ ?\]$|^[☐□]$/u.test(text)) return '☐'
  // ANNA<MARIA: in lines for machines a filler parts names
  const named = text.replace(/(?<=\p{Lu})<+(?=\p{Lu})/gu, ' ')
  // the circle of 二〇二五 is read as two signs
  const year = named.replace(/(?<=[〇零一二三四五六七八九])@|@(?=[〇零一二三四五六七八九])/gu, '')
  // 小山和也 様 is called 小山和也; 仕様 and 模様 are words
  const bare = year.replace(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})(?<![仕模同多]) ?様$/u,
    '',
  )
  // 11 月7日: nor is there room between a figure and what it counts
  const dated = bare.replace(/(?<=\d) (?=[年月日時时分](?!\p{L}))|(?<=[年月時时]) (?=\d)/gu, '')
  const unsealed = dated.replace(
    /(?<=.{2}) ?[(（〈] ?(?:인|印|㊞|서명|签章|签字|盖章|公章|蓋章|簽章|押印|捺印|章) ?[)）〉]$/u,
    '',
  )
  return unsealed.replace(
    /(?<=\p{Script=Han}) (?=\p{Script=Han})|(?<=日) (?=[(（])|(?<=[(（]) (?=[月火水木金土日][)）])/gu,
    '',
  )
}
