// What a search has found, as the record keeps it: value, raw text, place, confidence, or why there is none.
import type { FoundField } from '../contract/field.ts'
import { unite } from '../page.ts'
import type { Search } from './candidates.ts'
import type { Judged } from './confidence.ts'
import { mended } from './mend.ts'
import { wordsIn, type Place } from './place.ts'

export function fieldsOf({ field, hasLabel }: Search, candidate: Judged | undefined): FoundField[] {
  const { path, node } = field
  if (!candidate) {
    const reason = hasLabel ? 'noValue' : 'noLabel'
    return [{ path, value: '', raw: '', box: null, confidence: null, reason }]
  }
  if (node.kind === 'value') return [fieldOf(candidate)]
  const { confidence } = candidate
  return listItems(candidate.value).map((item, i) => ({ ...fieldAt(`${path}[${i}]`, item, 1), confidence }))
}

export function fieldOf({ field, value, confidence }: Judged): FoundField {
  const found = fieldAt(field.path, value, 1)
  return { ...found, value: mended(found.value, field.name.type), confidence }
}

export function fieldAt(path: string, place: Place, score: number): FoundField {
  const { part, start, end } = place
  const words = wordsIn(place)
  const confidence = Math.min(score, ...words.map(({ word }) => word.confidence))
  return {
    path,
    value: tidied(part.text.slice(start, end).trim()),
    raw: part.text.slice(words[0]?.start ?? start, words.at(-1)?.end ?? end),
    box: unite(words.map(({ word }) => word.box)),
    confidence: Math.round(confidence * 1000) / 1000,
    reason: null,
  }
}

/** "red, green; blue" as its items. */
function listItems({ part, start, end }: Place): Place[] {
  return [...part.text.slice(start, end).matchAll(/[^,;，；、]+/gu)].flatMap(({ 0: item, index }) => {
    const from = start + index + item.length - item.trimStart().length
    return item.trim() === '' ? [] : [{ part, start: from, end: from + item.trim().length }]
  })
}

/** Names are often letter-spaced: 张 三 is 张三. A box is shown as ticked or empty, however it was read. */
function tidied(text: string): string {
  if (/^\[ ?[xXvV<✓✔] ?\]$|^[☑☒✓✔]$/u.test(text)) return '☑'
  if (/^\[ ?\]$|^[☐□]$/u.test(text)) return '☐'
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
