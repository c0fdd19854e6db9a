// Which of the labels that papers print for a field are its own on this page: where the page prints the field's very
// name, no other; and what says the name of another field is that one's.
import { likenessOf } from '../elimination/likeness.ts'
import type { Scene } from '../../page/scene.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Wanted } from '../../words/wanted.ts'
import { isOfOtherType } from './other-type.ts'
import type { Label } from '../../page/labels.ts'

const leastQuality = 0.6
/** So much of a name says a label that is its own, and not that of another field. */
const leastSaid = 0.45

export function withPrintedLabels({ labels }: Scene, wanted: readonly Wanted[]): Wanted[] {
  const byKey = Map.groupBy(
    labels.filter(({ quality }) => quality >= leastQuality),
    ({ key }) => key,
  )
  const names = new Set(wanted.flatMap(({ name }) => name.keys))
  const said = new Map<string, readonly Wanted[]>()
  const sayers = (key: string) => {
    const known = said.get(key) ?? whoseName(byKey.get(key)?.[0], wanted)
    said.set(key, known)
    return known
  }
  const wordsAt = (key: string) => wordsOf(byKey.get(key)?.[0])
  return wanted.map((one) => {
    const { keys, printed } = one.name
    if (printed.size === 0) return one
    const isNamed = keys.some((key) => byKey.has(key))
    // "Model No." is the model's, and a day of treatment no treatment
    const isOfOther = (key: string) =>
      !keys.some((own) => key.startsWith(own)) &&
      isOfOtherType(wordsAt(key), { words: one.name.phrases.at(-1) ?? [], type: one.name.type })
    const isOwn = (key: string) => {
      const others = sayers(key)
      const isClear = others.length === 0 || (others.length === 1 && others[0] === one)
      return byKey.has(key) && !names.has(key) && isClear && !isOfOther(key)
    }
    const own = isNamed ? [] : [...printed].filter(([key]) => isOwn(key))
    return { ...one, name: { ...one.name, printed: new Map(own) } }
  })
}

/** The lexicon knows what slips print, and how sums are called. */
export function withoutKnown(wanted: readonly Wanted[], isReceipt: boolean): Wanted[] {
  return wanted.map((one) =>
    one.name.concept !== null && (isReceipt || one.name.type === 'amount')
      ? { ...one, name: { ...one.name, printed: none } }
      : one,
  )
}

const none: ReadonlyMap<string, number> = new Map()

/** The fields whose names a label says. */
function whoseName(label: Label | undefined, wanted: readonly Wanted[]): readonly Wanted[] {
  const words = wordsOf(label)
  return words.length === 0
    ? []
    : wanted.filter(({ name }) => {
        const { share, isOther } = likenessOf(name, words)
        return !isOther && share >= leastSaid
      })
}

function wordsOf(label: Label | undefined): readonly Sensed[] {
  return label ? sensedOf(tokensOf(label.part.folded.slice(label.start, label.end))) : []
}
