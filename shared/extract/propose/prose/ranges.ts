// "numbered 341,001 to 342,250", "van 1 maart 2024 tot en met 28 februari 2029": of a field that asks from where or to where.
import { foldedOf, type Place } from '../../model/place.ts'
import type { FieldName } from '../../words/names.ts'
import type { Edge } from './edges.ts'

const number = String.raw`\p{L}{0,3}\d[\d.,]*\d|\d`
const range = new RegExp(
  String.raw`(?<![\p{L}\d])(?<start>${number}) ?(?:to|through|bis|à|au|a|al|hasta|até|t/m|tot(?: en met)?|[-–—至]) ?(?<end>${number})(?![\p{L}\d%]|[.,]\d)`,
  'du',
)
const numbered =
  /(?:numbers?|numbered|nos\.?|nummern?|numeri|numerad[oa]s|numéros|numérotées|genummerd|números|编号|編號|番号)[^\d]{0,12}$/u

/** The one range of numbers behind the word for them. */
export function rangeIn(sentence: Place, { type, phrases, keys }: FieldName, edge: Edge): Place | null {
  if ((type !== 'text' && type !== 'number' && type !== 'code') || edge === 'deadline') return null
  const isOfNumbers =
    (phrases.at(-1) ?? []).some(({ key }) => key === '#') || keys.some((key) => key.includes('#'))
  const text = foldedOf(sentence)
  const match = range.exec(text)
  const at = match?.indices?.groups?.[edge]
  if (!isOfNumbers || !match || !at || !numbered.test(text.slice(0, match.index))) return null
  return { ...sentence, start: sentence.start + at[0], end: sentence.start + at[1] }
}
