// Figures that a sentence tells with their unit: "insured up to £25,000", "napraw do 14 dni", "groot 214 m²", "within 12
// weeks". The words of the name stand before them.
import { recogniseDuration } from '../recognisers/duration.ts'
import type { Recogniser } from '../recognisers/recogniser.ts'
import { matchesOf } from '../recognisers/recogniser.ts'
import type { Place } from '../page/place.ts'

/** In characters, from the last word of the name. */
const reach = 45

const measure =
  /(?<![\p{L}\d.,])\d[\d.,]*(?: \d{3})* ?(?:m[²³2?]|km|cm|mm|kg|g|ha|kwh?|l|litres?|liters?|%|sq\.? ?(?:m|ft)|uren|hours?|stunden|heures|ore|horas|godzin)(?![\p{L}\d])/gu
const money =
  /(?<![\p{L}\d.,])(?:[£€$] ?\d[\d.,]*\d|\d[\d., ]*\d ?(?:€|eur(?!\p{L})|zł|kč|kr(?!\p{L})|chf))/gu

const recognise: Recogniser = (folded) => [
  ...matchesOf(money, folded, 0.9),
  ...matchesOf(measure, folded, 0.9),
  ...recogniseDuration(folded),
]

/** The first figure behind the words, where nothing ends what is said of them. */
export function measuredBehind({ part, start, end }: Place, from: number): Place | null {
  const folded = part.folded.slice(start, end)
  const [span] = recognise(folded)
    .filter((one) => one.start >= from && one.start - from <= reach)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  if (!span || /[;:]|, (?:and|und|et|y|e|en|i) /u.test(folded.slice(from, span.start))) return null
  return { part, start: start + span.start, end: start + span.end }
}

const deadline =
  /(?<!\p{L})(?:by|no later than|not later than|latest|before|on or before|bis(?: spätestens)?(?: zum| am)?|spätestens(?: bis)?(?: zum| am)?|avant le|au plus tard le|jusqu['’]au|antes del?|a más tardar el|hasta el|entro(?: e non oltre)? il|entro|até(?: ao? dia)?|uiterlijk(?: op)?|vóór|do(?: dnia)?|najpóźniej(?: do)?)(?: (?:the|end of|dem|den|lunes|martes))?\s*$/u

/** "must be returned by 24 June": what is to be done by a day. */
export function isDeadline(before: string): boolean {
  return deadline.test(before)
}
