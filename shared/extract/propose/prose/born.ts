// "nata a Cesena (FC) il 14/09/2013", "né le 03/02/2001 à Dax", "geboren am 3. Mai 1980 in Lyon": where and when somebody
// was born, in a line of a form or of a certificate, without a label.
import type { Place } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import type { Placed } from '../position/placed.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'

const born =
  /(?<!\p{L})(?:née?|nat[oa]|nacid[oa]|nascid[oa]|geboren|geb\.|born|urodzon[ya]|ur\.)(?!\p{L})[ :,]*/u
const at = String.raw`(?:à|au|aux|a|ad|en|em|in|zu|te|at|w|we)`
const place = new RegExp(
  String.raw`^(?:.{0,40}? )?${at} (?<place>\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}|de |la |le |del |sur |an |am |der )[\p{L}'’-]*){0,3}(?: \(\p{L}{2,}\))?)`,
  'u',
)
const score = 0.72

export function bornIn({ sheet }: Scene, what: 'place' | 'date'): Placed[] {
  return sheet.rows.flat().flatMap((part) => {
    const found = what === 'date' ? dayIn(part) : placeIn(part)
    return found ? [{ place: found, score }] : []
  })
}

/** In characters, from the word. */
const reach = 50

/** 二〇〇二年十月七日生，于…: the word stands behind its day. */
const bornThen = /^ ?出?生(?=[，。,、;；]|于|於|$)/u

function dayIn(part: Part): Place | null {
  const before = recognisers.date(part.folded).find(({ end }) => bornThen.test(part.folded.slice(end)))
  if (before) return { part, start: before.start, end: before.end }
  const start = startIn(part)
  const [day] = start < 0 ? [] : recognisers.date(part.folded).filter((span) => span.start >= start)
  return day && day.start - start < reach ? { part, start: day.start, end: day.end } : null
}

function placeIn(part: Part): Place | null {
  const start = startIn(part)
  const rest = part.text.slice(start)
  const match = start < 0 ? null : place.exec(rest)
  const said = match?.groups?.['place']
  if (!match || said === undefined) return null
  const from = start + match[0].length - said.length
  return { part, start: from, end: from + said.length }
}

function startIn({ folded }: Part): number {
  const match = born.exec(folded)
  return match ? match.index + match[0].length : -1
}
