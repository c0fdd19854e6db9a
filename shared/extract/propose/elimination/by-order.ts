// Most schemas ask in the order of the page: what is left between two fields that are found stands between their values.
import type { Candidate } from '../../page/candidate.ts'
import { isAddressLine } from '../../words/address-line.ts'
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import { hasForm, recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { gapsIn, type Gap } from './gaps.ts'
import { isKnownSum, leastScore, matchOf, wholeFor, type Match } from './match.ts'
import type { Free } from './free.ts'
import { onlyWay } from './only-way.ts'

export function byOrder(
  scene: Scene,
  fields: readonly Wanted[],
  chosen: ReadonlyMap<Wanted, Candidate>,
  free: readonly Free[],
): Match[] {
  const found: Match[] = []
  for (const whole of gapsIn(scene, fields, chosen)) {
    const gap = { ...whole, fields: whole.fields.filter((one) => !found.some(({ field }) => field === one)) }
    const open = free.filter((one) => !found.some(({ pair }) => pair === one))
    // what is set side by side stands together, then what surely has a label
    const clear = open.filter(({ setting }) => setting !== 'segment')
    const choices = [clear, clear.filter(({ setting }) => setting === 'tile'), open]
    const told = choices.map((pairs) => laidIn(scene, gap, pairs)).find(({ length }) => length > 0)
    found.push(...(told ?? besideFound(scene, gap, clear)))
  }
  return found
}

function laidIn(scene: Scene, { fields: all, after, before }: Gap, free: readonly Free[]): Match[] {
  const between = free.filter(({ at }) => at > after && at < before)
  // whose form nothing there has stands nowhere
  const fields = all.filter(({ name }) => between.some((pair) => pair.fitting(name.type) !== null))
  const isBounded = after >= 0 && before < Infinity
  const isEven = fields.length === between.length
  // several of each between two that are found: what the words seem to say is less sure than that
  const areAlike = new Set(between.map(({ setting }) => setting)).size === 1
  const isSure = isBounded && isEven && areAlike && fields.length > 1
  // what nothing fits stands nowhere, or is no pair of the schema's
  const fits = (field: Wanted, pair: Free) =>
    (isEven && fields.length > 1) || !isKnownSum(field.name) ? placed(scene, field, pair, isSure) : null
  const open = fields.filter((field) => between.some((pair) => fits(field, pair)))
  const pairs = between.filter((pair) => open.some((field) => fits(field, pair)))
  // before the first and behind the last nothing bounds what is left but its number
  if (open.length > pairs.length || (!isBounded && !isEven)) return []
  const matchAt = (i: number, j: number): Match | null => {
    const [field, pair] = [open[i], pairs[j]]
    return field && pair ? fits(field, pair) : null
  }
  const way = onlyWay(open.length, pairs.length, (i, j) => matchAt(i, j) !== null)
  const laid = way.flatMap(([i, j]) => matchAt(i, j) ?? [])
  // of more pairs than fields some are nobody's, and those of which no word says anything may be these
  const isTold = isEven || (laid.length === fields.length && laid.some(({ share }) => share > 0))
  return laid.filter(({ share }) => isTold || share > 0)
}

/** The field and the pair right behind what was found, or right before it, where the whole schema has the page's order. */
function besideFound(
  scene: Scene,
  { fields, after, before, isInOrder }: Gap,
  free: readonly Free[],
): Match[] {
  const { all } = scene.pairs()
  if (!isInOrder || all.every(({ at }) => at !== after && at !== before)) return []
  const ends = [
    [fields[0], all.find(({ at }) => at > after), all.some(({ at }) => at === after)],
    [fields.at(-1), all.findLast(({ at }) => at < before), all.some(({ at }) => at === before)],
  ] as const
  const found: Match[] = []
  for (const [field, pair, isBeside] of ends) {
    const own = isBeside && free.find(({ label }) => label === pair?.label)
    const match = field && own ? placed(scene, field, own, false) : null
    if (match && !found.some((one) => one.field === field || one.pair === own)) found.push(match)
  }
  return found
}

function placed(scene: Scene, field: Wanted, pair: Free, isSure: boolean): Match | null {
  if (pair.setting === 'segment' && !isOpenToSegment(field.name, pair)) return null
  if (!isSure && !(field.name.type === 'address' && isAddressLine(textOf(pair.value)))) {
    const match = matchOf(scene, field, pair)
    const isOther = match?.share === 0 && !hasForm(field.name.type) && isSum(pair.value)
    return isOther ? null : match && { ...match, score: leastScore }
  }
  // a diagnosis is no sum of money, wherever it is asked for
  if (field.name.concept !== null && !hasForm(field.name.type) && isSum(pair.value)) return null
  const value = pair.fitting(field.name.type)
  return value && { field, pair, value: wholeFor(field.name, value), share: 0, score: leastScore }
}

/** A sum of money is asked for as one. */
function isSum(value: Place): boolean {
  return /\p{Sc}/u.test(textOf(value)) && recognisers.amount(foldedOf(value)).length > 0
}

/** Words before a figure may be anything: a known meaning and a number have labels of their own, and a date is a date. */
function isOpenToSegment({ concept, type }: Wanted['name'], { value }: Free): boolean {
  return (
    concept === null &&
    (type === 'text' || type === 'number') &&
    recognisers.date(foldedOf(value)).length === 0
  )
}
