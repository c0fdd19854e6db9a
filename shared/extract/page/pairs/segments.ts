// Splits a line that sets several values side by side with dots, dashes or commas: "Padua - Published on 6 May 2026 -
// Ref. ADV-0526". A few words before a date, a number of letters and digits, or a sum are its label.
import { isStreet } from '../../words/address-line.ts'
import type { Pair } from './pair.ts'
import { isLabelLike } from './label-like.ts'
import type { Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Part } from '../../model/sheet.ts'

const parting = / [-–—·•|/] | [~=»]{1,3} |, |(?<=\p{Ll}{4}\.) (?=\p{Lu})/gu
const maxWords = 4
const figure = /(?<=\p{L}\.? )\d{1,4}$/u
/** Behind a word that is cut short: Ref. ADV-0526 */
const code = /(?<=^\p{L}{1,6}\. ?)(?=[^\s]*\d)[\p{Lu}\d][\p{Lu}\d/-]{3,}$/u

export function segmentsIn(part: Part): Pair[] {
  const edges = [...part.text.matchAll(parting)]
  const starts = [0, ...edges.map(({ index, 0: { length } }) => index + length)]
  const ends = [...edges.map(({ index }) => index), part.text.length]
  return starts.flatMap((start, i) => {
    const segment = { part, start, end: ends[i] ?? part.text.length }
    return segmentAt(segment) ?? []
  })
}

function segmentAt({ part, start, end }: Place): Pair | null {
  const folded = part.folded.slice(start, end)
  const value = valueIn(folded, part.text.slice(start, end))
  if (!value) return null
  const label = part.text.slice(start, start + value.start).trimEnd()
  // the number of a house
  if (isStreet(label)) return null
  if (label.split(' ').length > maxWords || !isLabelLike(label.replace(/\.$/, ''))) return null
  return {
    setting: 'segment',
    label: { part, start, end: start + label.length },
    value: { part, start: start + value.start, end: start + value.end },
  }
}

function valueIn(folded: string, text: string): { start: number; end: number } | null {
  const [date] = recognisers.date(folded)
  if (date && date.sureness >= 0.85) return date
  const found = code.exec(text) ?? figure.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}
