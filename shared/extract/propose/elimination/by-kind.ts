// What a value is tells more than its place: as many days are left as fields that ask for one, in the same order; a
// count is told by its unit, "45 seeds"; and "Sow before: 12/2026" is until when something can be used.
import { edgeAsked } from '../position/dates.ts'
import { foldedOf, textOf } from '../../model/place.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { Sensed } from '../../words/senses.ts'
import { countIn } from '../../words/counted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Wanted } from '../../words/wanted.ts'
import type { Free } from './free.ts'
import { leastScore, type Match } from './match.ts'

export function byKind(left: readonly Wanted[], free: readonly Free[]): Match[] {
  return [...countsOf(left, free), ...deadlineOf(left, free), ...edgesOf(left, free)]
}

/** When something begins and when it ends, as the only two that are left. */
function edgesOf(left: readonly Wanted[], free: readonly Free[]): Match[] {
  return (['date', 'time'] as const).flatMap((type) => {
    const fields = left.filter(({ name }) => name.type === type)
    const pairs = free.filter((pair) => isAll(pair, type) && !pair.words.some(isOfOtherDay))
    const [first, second] = fields
    const isRange =
      first !== undefined &&
      second !== undefined &&
      edgeAsked(first.name) === 'start' &&
      edgeAsked(second.name) === 'end'
    if (!isRange || fields.length !== 2 || pairs.length !== 2) return []
    return fields.flatMap((field, i): Match[] => {
      const [pair, value] = [pairs[i], pairs[i]?.fitting(type)]
      return pair && value ? [{ field, pair, value, share: 0, score: leastScore }] : []
    })
  })
}

/** "Départ" and "Retour" may be of anything that begins and ends; a birth and an issue are of their own. */
function isOfOtherDay({ senses }: Sensed): boolean {
  return !senses.isDisjointFrom(otherDays)
}

const otherDays = sensesOfAny('birth', 'issue', 'receipt', 'payment', 'invoice')

/** All that stands there is of the type. */
function isAll({ fitting, value }: Free, type: 'date' | 'time'): boolean {
  const place = fitting(type)
  return place !== null && place.end - place.start >= 0.8 * foldedOf(value).trim().length
}

function countsOf(left: readonly Wanted[], free: readonly Free[]): Match[] {
  return left.flatMap((field) => {
    const [pair, more] = free.filter(({ value }) => countIn(textOf(value), field.name) !== null)
    return pair && !more ? [{ field, pair, value: pair.value, share: 1, score: leastScore }] : []
  })
}

/** "best before", "zu verwenden bis", "da consumare entro" */
const until =
  /(?:^| )(?:before|by|until|till|not after|bis|avant|jusqu['’ ]?au|antes del?|hasta|entro(?: il)?|fino al|até|antes de|voor|tot|przed|do|до)$/u

function deadlineOf(left: readonly Wanted[], free: readonly Free[]): Match[] {
  const [field, other] = left.filter(({ name }) => name.type === 'date' && isUntil(name))
  const pairs = free.filter(({ label, fitting }) => until.test(foldedOf(label).trim()) && fitting('date'))
  const [pair, more] = pairs
  const value = pair?.fitting('date')
  return field && !other && pair && !more && value
    ? [{ field, pair, value, share: 1, score: leastScore }]
    : []
}

function isUntil({ phrases, concept }: Wanted['name']): boolean {
  const words = phrases.at(-1) ?? []
  return (
    concept === 'expiryDate' ||
    words.some((word) => !isTypeWord(word, 'date') && !word.senses.isDisjointFrom(untilSenses))
  )
}

const untilSenses = sensesOfAny('expiry', 'deadline')
