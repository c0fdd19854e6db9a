// The context of all options of a page: its label-value pairs with the words of their labels, and the values that the
// rules have chosen, with their places.
import { fittingsOf, type Fittings } from './fittings.ts'
import type { Judged } from '../score/confidence.ts'
import { mentionsBy, type Mention } from './mentions.ts'
import { contentsOf, formedIn, piecesOf, type Contents } from './inside.ts'
import { linesOf, type Line, type Lines, type Spot } from './lines.ts'
import type { ValueType } from '../kinds/kinds.ts'
import { once, onceFor } from './once.ts'
import { groupSaidBy, saidBy, type SaidOf } from './said.ts'
import { positionFinder, type TextPosition } from './text-position.ts'
import type { Search } from '../page/candidate.ts'
import { openPairs } from '../propose/remaining/open-pairs.ts'
import { likenessOf } from '../propose/remaining/likeness.ts'
import { foldedOf, shareText, wordsIn, type Place } from '../model/place.ts'
import type { Part } from '../model/sheet.ts'
import { personsOf } from '../page/persons.ts'
import type { PlacedPair } from '../page/pairs/pair.ts'
import type { Scene } from '../page/scene.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { sensedOf, type Sensed } from '../words/senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'

export interface LabelledPair extends PlacedPair {
  readonly index: number
  readonly words: readonly Sensed[]
  /** Where its value stands. */
  readonly valueAt: number
  /** It may tell a field, as far as one sees. */
  readonly isOpen: boolean
  /** A field has its value. */
  readonly isTaken: boolean
}

export interface ChoiceContext extends Fittings {
  readonly fields: readonly RequestedField[]
  readonly chosen: ReadonlyMap<RequestedField, Judged>
  readonly parts: readonly Part[]
  readonly pairs: readonly LabelledPair[]
  /** Segments that begin with a label. */
  readonly labels: ReadonlySet<Part>
  /** Whom it names. */
  readonly persons: readonly Place[]
  readonly at: (place: Place) => number
  readonly stood: (place: Place) => TextPosition<LabelledPair> | null
  /** How much of each field's name the label of each pair says. */
  readonly likeness: readonly (readonly { readonly share: number; readonly isOther: boolean }[])[]
  /** Where the value stands that the rules have chosen for each field. */
  readonly places: readonly (number | null)[]
  /** How sure the rules are that it is another field's. */
  readonly takenBy: (field: RequestedField, place: Place) => number
  readonly lines: Lines
  /** Texts between commas, in lines that are no sentences. */
  readonly pieces: () => readonly Place[]
  readonly contents: (line: Line) => Contents
  readonly formedOf: (line: Line, type: ValueType) => readonly Place[]
  readonly mentions: (spot: Spot) => readonly Mention[]
  readonly saidOf: SaidOf
  readonly groupSaidOf: (field: RequestedField, line: Line) => number
}

export function contextOf(
  scene: Scene,
  searches: readonly Search<Judged>[],
  chosen: ReadonlyMap<RequestedField, Judged>,
): ChoiceContext {
  const fields = searches.map(({ field }) => field).filter(({ node }) => node.kind === 'value')
  const parts = scene.sheet.rows.flat()
  const ofWord = new Map(parts.flatMap(({ words }, i) => words.map(({ word }) => [word, i] as const)))
  const at = (place: Place) => {
    const [first] = wordsIn(place)
    return (first && ofWord.get(first.word)) ?? 0
  }
  const takers = Map.groupBy(
    [...chosen.values()].flatMap((one) => wordsIn(one.value).map(({ word }) => ({ word, one }))),
    ({ word }) => word,
  )
  const takersOf = (place: Place) => [
    ...new Set(wordsIn(place).flatMap(({ word }) => takers.get(word)?.map(({ one }) => one) ?? [])),
  ]
  const open = new Set(openPairs(scene, fields).map(({ label }) => label))
  const pairs = scene.pairs().all.map((pair, index): LabelledPair => ({
    ...pair,
    index,
    words: sensedOf(tokensOf(foldedOf(pair.label))),
    valueAt: at(pair.value),
    isOpen: open.has(pair.label),
    isTaken: takersOf(pair.value).some(({ value }) => shareText(value, pair.value)),
  }))
  const lines = linesOf(scene)
  const saidOf = saidBy()
  const formedOf = onceFor((type: ValueType) => onceFor((line: Line) => formedIn(line.place, type)))
  return {
    ...{ fields, chosen, parts, pairs, at },
    ...fittingsOf(scene),
    ...{
      lines,
      saidOf,
      mentions: mentionsBy(fields, lines, saidOf),
      stood: positionFinder(lines, at, pairs),
    },
    pieces: once(() =>
      [
        ...lines.all.filter(({ isParagraph }) => !isParagraph).map(({ place }) => place),
        ...pairs.map(({ value }) => value),
      ].flatMap(piecesOf),
    ),
    contents: onceFor(contentsOf),
    formedOf: (line, type) => formedOf(type)(line),
    groupSaidOf: groupSaidBy(),
    labels: new Set(pairs.map(({ label }) => label.part)),
    persons: personsOf(scene),
    likeness: fields.map(({ name }) => pairs.map(({ words }) => likenessOf(name, words))),
    places: fields.map((field) => {
      const one = chosen.get(field)
      return one ? at(one.value) : null
    }),
    takenBy: (field, place) =>
      Math.max(
        0,
        ...takersOf(place).map((one) =>
          one.field !== field && shareText(one.value, place) ? one.confidence : 0,
        ),
      ),
  }
}
