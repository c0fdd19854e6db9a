// The confidence that a person sees: how well a value was found, and how certainly it was read.
import type { FoundField } from '../../../contract/field.ts'
import { maxConfidenceInDoubt } from '../../../doubt.ts'
import type { Box, Page } from '../../../page.ts'
import { isMonthAlone } from '../../kinds/date.ts'
import type { RequestedOf } from './requested.ts'

/** `npm run eval -- DIR` shows how many values without a doubt are right, and how many wrong ones are doubtful. */
export function trustedBy(page: Page, requestedOf: RequestedOf): (field: FoundField) => number | null {
  const chanceIn = leastChanceOn(page)
  return (field) => {
    const { confidence, box, how } = field
    if (confidence === null || box === null || isStated.has(how ?? null)) return confidence
    const max = isRestOfDay(requestedOf, field) ? maxConfidenceInDoubt : 1
    return Math.min(max, Math.round(1000 * (confidence * Math.sqrt(chanceIn(box))) ** severity) / 1000)
  }
}

/** A document, a birth and a deadline have their day, and only what is used up may have a month alone. */
function isRestOfDay(requestedOf: RequestedOf, field: FoundField): boolean {
  const { type, concept = null } = requestedOf(field) ?? {}
  return type === 'date' && concept !== null && concept !== 'expiryDate' && isMonthAlone(field.value)
}

/** Fitted to 1,900 values of seven sets of images: two thirds of the wrong ones are below `doubtBelow`. */
const severity = 1.435
const isStated: ReadonlySet<FoundField['how']> = new Set([
  'data',
  'code',
  'learned',
  'model',
  'person',
  'agent',
])

/** Returns the chance that the least certain word in a box was read right. */
function leastChanceOn({ lines }: Page): (box: Box) => number {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return ({ x0, y0, x1, y1 }) =>
    words.reduce((min, { box, confidence, chance = confidence }) => {
      const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
      return x >= x0 && x <= x1 && y >= y0 && y <= y1 ? Math.min(min, chance) : min
    }, 1)
}

/** At this confidence four values in ten are right, and an empty field is better than a wrong one. */
const minShown = 0.35

export function isTooUncertain({ path, confidence, doubt, how }: FoundField): boolean {
  const isItemOfList = /\[\d+\]$/.test(path)
  return !isItemOfList && !isStated.has(how ?? null) && !doubt && confidence !== null && confidence < minShown
}
