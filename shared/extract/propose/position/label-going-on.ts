// "Valid from | to", "Nato a | il", "Né(e) le | à": a label of one small word goes on with the label before it. What that
// says the beginning or the place of, this is the end or the day of.
import { foldedOf, type Place } from '../../model/place.ts'
import type { Pair } from '../../page/pairs/pair.ts'
import { fittingIn } from '../elimination/fitting.ts'
import type { Scene } from '../../page/scene.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { wordsOf, type FieldName } from '../../words/names.ts'
import type { Wanted } from '../../words/wanted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Placed } from './placed.ts'

const until =
  /^(?:to|until|till|through|thru|al|fino al?|au|jusqu['’]?au|bis(?: zum)?|hasta(?: el)?|até|ao?|tot(?: en met)?|t\/m)$/u
const from = /(?:^| )(?:from|dal|du|ab|vo[nm]|desde|del|van|from date)$/u
const onDay = /^(?:il|le|am|el|em|op|on)$/u
const inPlace = /(?:^| )(?:a|à|in|en|em|te)$/u

const score = 0.72

export function ofLabelsGoingOn(scene: Scene, { name, path }: Wanted): Placed[] {
  if (name.type !== 'date' && name.type !== 'time') return []
  const stem = stemOf(name)
  const isEnd = asksForEnd(name, path)
  return scene.pairs().all.flatMap((pair): Placed[] => {
    const own = plain(pair.label)
    const isUntil = isEnd && until.test(own)
    if (!isUntil && !(onDay.test(own) && stem.length > 0)) return []
    const before = labelBefore(scene, pair)
    if (before === null || !(isUntil ? from : inPlace).test(plain(before))) return []
    const said = sensedOf(tokensOf(foldedOf(before))).filter((one) => !isEdge(one))
    const isMeant = stem.every((word) => said.some((one) => isSame(one, word)))
    const value = isMeant || (isUntil && said.length === 0) ? fittingIn(pair.value, name.type) : null
    return value ? [{ place: value, score }] : []
  })
}

function plain(label: Place): string {
  return foldedOf(label)
    .replace(/[^\p{L}\p{N}/'’ ]/gu, '')
    .trim()
}

/** The next label to the left in its row. */
function labelBefore({ pairs, rowOf }: Scene, { label }: Pair): Place | null {
  const others = pairs().all.filter(
    (one) =>
      one.label.part !== label.part &&
      rowOf(one.label.part) === rowOf(label.part) &&
      one.label.part.box.x1 <= label.part.box.x0,
  )
  return others.toSorted((a, b) => b.label.part.box.x0 - a.label.part.box.x0)[0]?.label ?? null
}

/** What of a name says neither its type nor which end is meant. */
function stemOf({ phrases, type }: FieldName): readonly Sensed[] {
  return (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type) && !isEdge(word))
}

/** validTo, data_fine, validoAl: its small words are no words of a label. */
function asksForEnd({ phrases }: FieldName, path: string): boolean {
  const last = phrases.at(-1)?.at(-1)
  const isSaid = last !== undefined && !last.senses.isDisjointFrom(endSenses)
  const own = wordsOf(path.split('.').at(-1) ?? '').split(' ')
  return isSaid || (own.length > 1 && until.test(own.at(-1) ?? ''))
}

function isEdge({ key, senses }: Sensed): boolean {
  return until.test(key) || from.test(key) || !senses.isDisjointFrom(edgeSenses)
}

const endSenses = sensesOfAny('end')
const edgeSenses = sensesOfAny('start', 'end', 'from')
