// Where an option stands among what the rules have found: most schemas ask in the order of the page, and what a schema
// groups stands together.
import type { RequestedField } from '../words/requested-field.ts'
import type { Clues } from './numbers.ts'
import { onceFor } from './once.ts'
import type { Option } from './option.ts'
import type { ChoiceContext } from './choice-context.ts'

/** Nothing was found on that side. */
const unbounded = -99
const far = 40
const many = 12

export function cluesOfOrder(
  around: ChoiceContext,
  field: RequestedField,
  options: readonly Option[],
): (option: Option) => Clues {
  const { fields, places, parts } = around
  const index = fields.indexOf(field)
  const before = places.findLastIndex((place, i) => i < index && place !== null)
  const behind = places.findIndex((place, i) => i > index && place !== null)
  const [after, until] = [places[before] ?? null, places[behind] ?? null]
  const steps = { before: before < 0 ? 0 : index - before, behind: behind < 0 ? 0 : behind - index }
  const within = (limit: number, count: number) => Math.max(-limit, Math.min(limit, count))
  const kin = fields.flatMap((other, i) =>
    other !== field && other.name.group?.path === field.name.group?.path ? (places[i] ?? []) : [],
  )
  const alike = fields.filter(({ name }) => name.type === field.name.type)
  const asked = alike.indexOf(field) / alike.length
  const ofField = {
    alike: alike.length,
    options: Math.min(20, options.length),
    open: places.filter((place) => place === null).length / fields.length,
  }
  const standing = onceFor((at: number): Clues => {
    const freeBefore = after === null ? unbounded : freeBetween(around, after, at)
    const freeBehind = until === null ? unbounded : freeBetween(around, at, until)
    return {
      at: at / parts.length,
      ahead: at / parts.length - index / fields.length,
      fromBefore: after === null ? unbounded : within(far, at - after),
      toBehind: until === null ? unbounded : within(far, until - at),
      stepsBefore: steps.before,
      stepsBehind: steps.behind,
      isBetween: Number(after === null || at >= after) + Number(until === null || at <= until),
      freeBefore: after === null ? unbounded : within(many, freeBefore),
      freeBehind: until === null ? unbounded : within(many, freeBehind),
      slotBefore: after === null ? unbounded : within(many, freeBefore - steps.before + 1),
      slotBehind: until === null ? unbounded : within(many, freeBehind - steps.behind + 1),
      toGroup: kin.length === 0 ? -1 : Math.min(...kin.map((place) => Math.abs(place - at))),
      // the second of three dates that are asked for, and the second of three on the page
      rank: options.filter((one) => one.at < at).length / options.length - asked,
      ...ofField,
    }
  })
  return ({ at }) => standing(at)
}

/** How many pairs that no field has stand between; fewer than none where the order is the other way round. */
function freeBetween({ pairs }: ChoiceContext, from: number, to: number): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const count = pairs.filter(({ isTaken, valueAt }) => !isTaken && valueAt > low && valueAt < high).length
  return from <= to ? count : -count
}
