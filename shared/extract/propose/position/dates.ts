// Dates and times that are told by where they stand: alone, beside the document's number, or as the ends of a period.
import { isInPeriod, rangeOf } from '../../page/date-range.ts'
import type { FieldName } from '../../words/names.ts'
import { shareText, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Placed } from './placed.ts'
import { unlabelled } from './unlabelled.ts'

/** The dates that no label claims, outside sentences and periods. */
export function loneDates(scene: Scene): Placed[] {
  return unlabelled(scene, 'date', 0.85, 0.62).filter(
    ({ place }) => !isInSentence(place) && !isInPeriod(place) && !isPaired(scene, place),
  )
}

/** The one date with a line to itself is the letter's, whatever days its sentences name. */
export function datesOfLines(scene: Scene): Placed[] {
  const alone = loneDates(scene).filter(({ place: { part, start, end } }) => {
    const rest = part.text.slice(0, start) + part.text.slice(end)
    return !/[\p{L}\p{N}]/u.test(rest) && scene.sheet.rows[scene.rowOf(part)]?.length === 1
  })
  return alone.length === 1 ? alone.map(({ place }) => ({ place, score: scoreOfLine })) : []
}

const scoreOfLine = 0.7

/** Behind a colon, in a tile or a list it is whatever its label says, although nobody knows the label. */
function isPaired(scene: Scene, place: Place): boolean {
  return scene.pairs().all.some(({ setting, value }) => setting !== 'segment' && shareText(value, place))
}

function isInSentence({ part, start, end }: Place): boolean {
  const others = part.folded.slice(0, start) + part.folded.slice(end)
  return (others.match(/\p{L}{3,}/gu)?.length ?? 0) > 3
}

export function datesOf(scene: Scene): Placed[] {
  return datedAlone(scene)
}

/** "от 24.02.2025 г." below the number of a letter: nothing else stands in its part. */
function datedAlone({ sheet }: Scene): Placed[] {
  return sheet.rows.flat().flatMap((part) => {
    const [span] = recognisers.date(part.folded)
    const isAlone =
      span !== undefined &&
      /^(?:от|від|vom|dated|z dnia|ze dne) *$/u.test(part.folded.slice(0, span.start)) &&
      !/[\p{L}\d]{2}/u.test(part.folded.slice(span.end))
    return span && isAlone ? [{ place: { part, start: span.start, end: span.end }, score: 0.7 }] : []
  })
}

/** "Rechnung Nr. 17 vom 5.6.2018", "Facture n° 8 du 13/11/2017": the date in the row of the document's number. */
export function besideNumber(scene: Scene): Placed[] {
  return scene.labels
    .filter(
      ({ concepts, quality, index }) => concepts.includes('invoiceNumber') && quality >= 0.6 && index <= 1,
    )
    .flatMap(({ row, part, end }) =>
      (scene.sheet.rows[row] ?? []).flatMap((one) =>
        recognisers
          .date(one.folded)
          .filter(({ start, sureness }) => sureness >= 0.85 && (one !== part || start > end))
          .filter(
            ({ start }) =>
              !scene.labelsIn(one).some((label) => label.hasColon && label.end <= start && label.end > end),
          )
          .map((span) => ({
            place: { part: one, start: span.start, end: span.end },
            score: 0.76 - 0.004 * row,
          })),
      ),
    )
}

/** "14/03/2025 17:42", "Le 09/11/2024 à 11h26": the label of the day is the label of the time too. */
export function besideDate({ sheet }: Scene): Placed[] {
  return sheet.rows.flat().flatMap((part, row) => {
    const days = recognisers.date(part.folded).filter(({ sureness }) => sureness >= 0.85)
    return recognisers
      .time(part.folded)
      .filter(({ start }) => days.some((day) => joiningTime.test(part.folded.slice(day.end, start))))
      .map(({ start, end }) => ({ place: { part, start, end }, score: 0.66 - 0.004 * row }))
  })
}

const joiningTime =
  /^[\s,;|/·–-]*(?:\([^)]{1,4}\))?(?:à|a|at|um|ore|alle|a las|às|as|kl\.?|lúc|в|o|om)?[\s:]*$/u

export function inRange(scene: Scene, edge: 'start' | 'end', type: 'date' | 'time' = 'date'): Placed[] {
  const range = rangeOf(scene, type)
  return range ? [{ place: range[edge], score: 0.6 }] : []
}

/** "de 10:15 a 11:00": hora_inicio, end_time */
export function timesOf(scene: Scene, name: FieldName): Placed[] {
  const edge = edgeAsked(name)
  return edge ? inRange(scene, edge, 'time') : []
}

/** Whether a name asks for the beginning or for the end of something. */
export function edgeAsked({ phrases }: FieldName): 'start' | 'end' | null {
  const words = phrases.at(-1) ?? []
  const says = (senses: ReadonlySet<number>) => words.some((word) => !word.senses.isDisjointFrom(senses))
  return says(startSenses) ? 'start' : says(endSenses) ? 'end' : null
}

const startSenses = sensesOfAny('start')
const endSenses = sensesOfAny('end')
