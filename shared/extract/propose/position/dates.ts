// Dates and times without a label: a date alone, and a time next to a date.
import { isInPeriod } from '../../page/date-range.ts'
import { shareText, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'
import { unlabelled } from './unlabelled.ts'

/** The dates that no label claims, outside sentences and periods. */
export function loneDates(scene: Scene): Placed[] {
  return unlabelled(scene, 'date', 0.85, 0.62).filter(
    ({ place }) => !isInSentence(place) && !isInPeriod(place) && !isPaired(scene, place),
  )
}

/** Behind a colon, in a tile or a list it is whatever its label says, although nobody knows the label. */
function isPaired(scene: Scene, place: Place): boolean {
  return scene.pairs().all.some(({ setting, value }) => setting !== 'segment' && shareText(value, place))
}

function isInSentence({ part, start, end }: Place): boolean {
  const others = part.folded.slice(0, start) + part.folded.slice(end)
  return (others.match(/\p{L}{3,}/gu)?.length ?? 0) > 3
}

/** "14/03/2025 17:42", "Le 09/11/2024 à 11h26": the label of the day is the label of the time too. */
export function besideDate({ sheet }: Scene): Placed[] {
  return sheet.rows.flat().flatMap((part, row) => {
    const days = recognisers.date(part.folded).filter(({ sureness }) => sureness >= 0.85)
    return recognisers
      .time(part.folded)
      .filter(({ start }) => days.some((day) => joiningTime.test(part.folded.slice(day.end, start))))
      .map(({ start, end }) => ({ place: { part, start, end }, score: 0.66 - 0.001 * Math.min(row, 30) }))
  })
}

const joiningTime =
  /^[\s,;|/·–-]*(?:\([^)]{1,4}\))?(?:à|a|at|um|ore|alle|a las|às|as|kl\.?|lúc|в|o|om)?[\s:]*$/u
