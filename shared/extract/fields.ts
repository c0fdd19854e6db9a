// What a search has found, as the record keeps it: value, raw text, place, confidence, or why there is none.
import type { FoundField } from '../contract/field.ts'
import { unite } from '../page.ts'
import type { Candidate, Search } from './candidates.ts'
import type { Place } from './link.ts'

export function fieldsOf({ field, hasLabel }: Search, candidate: Candidate | undefined): FoundField[] {
  const { path, node } = field
  if (!candidate) {
    const reason = hasLabel ? 'noValue' : 'noLabel'
    return [{ path, value: '', raw: '', box: null, confidence: null, reason }]
  }
  const { value, score } = candidate
  if (node.kind === 'value') return [fieldAt(path, value, score)]
  return listItems(value).map((item, i) => fieldAt(`${path}[${i}]`, item, score))
}

export function fieldAt(path: string, { part, start, end }: Place, score: number): FoundField {
  const words = part.words.filter((placed) => placed.start < end && placed.end > start)
  const confidence = Math.min(score, ...words.map(({ word }) => word.confidence))
  return {
    path,
    value: withoutHanSpaces(part.text.slice(start, end).trim()),
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

/** Names are often letter-spaced: 张 三 is 张三. */
function withoutHanSpaces(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
