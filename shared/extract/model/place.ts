// Where a value stands: from where to where in a part's text. Lines that follow each other are joined to one part.
import { unite, type Box, type Word } from '../../page.ts'
import type { Part } from './sheet.ts'

export interface Place {
  readonly part: Part
  readonly start: number
  readonly end: number
}

export function textOf({ part, start, end }: Place): string {
  return part.text.slice(start, end)
}

/** The place of the group `value` of a match in the text of a place. */
export function placeOfValue(place: Place, match: RegExpExecArray | null | undefined): Place | null {
  const value = match?.groups?.['value']
  if (!match || value === undefined) return null
  const start = place.start + match.index + match[0].lastIndexOf(value)
  return { ...place, start, end: start + value.trimEnd().length }
}

export function foldedOf({ part, start, end }: Place): string {
  return part.folded.slice(start, end)
}

export function wholePart(part: Part): Place {
  return { part, start: 0, end: part.text.length }
}

export function boxOf(place: Place): Box {
  return unite(wordsIn(place).map(({ word }) => word.box))
}

export function wordsIn({ part, start, end }: Place): Part['words'] {
  return part.words.filter((placed) => placed.start < end && placed.end > start)
}

/** Nothing of a page serves two fields: whether two places share a character. */
export function shareText(a: Place, b: Place): boolean {
  const others = new Map<Word, { start: number; end: number }>()
  for (const { word, start, end } of wordsIn(b))
    others.set(word, { start: Math.max(b.start, start) - start, end: Math.min(b.end, end) - start })
  return wordsIn(a).some(({ word, start, end }) => {
    const other = others.get(word)
    return other && Math.max(a.start, start) - start < other.end && other.start < Math.min(a.end, end) - start
  })
}

/** Several places as one; Han lines are joined without a space. */
export function joined(places: readonly Place[], space = ' '): Place {
  const [only, more] = places
  if (only && !more) return only
  let text = ''
  let folded = ''
  const words: Part['words'][number][] = []
  for (const place of places) {
    const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。；：、）》」]$/u.test(text)
    if (text !== '' && !(isDense && /^[\p{Script=Han}\p{N}]/u.test(textOf(place)))) {
      text += space
      folded += space
    }
    const shift = text.length - place.start
    text += textOf(place)
    folded += foldedOf(place)
    for (const { word, start, end } of wordsIn(place))
      words.push({ word, start: start + shift, end: end + shift })
  }
  const box = unite(places.map(({ part }) => part.box))
  return { part: { text, folded, words, box }, start: 0, end: text.length }
}
