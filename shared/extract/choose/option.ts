// The options of a field: candidates of the rules, the value of any pair of the page, any segment that stands alone,
// and every text with the form of its type.
import { settingOfNode } from '../../schema/schema-node.ts'
import { isAllowedValue } from '../score/allowed-value.ts'
import type { Judged } from '../score/confidence.ts'
import type { Search } from '../page/candidate.ts'
import { wholeFor } from '../propose/labels/labelled-values.ts'
import type { Place } from '../model/place.ts'
import { hasForm } from '../kinds/kinds.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { besideWords, untitled } from './inside.ts'
import type { TextPosition } from './text-position.ts'
import type { LabelledPair, ChoiceContext } from './choice-context.ts'

export interface Option extends TextPosition<LabelledPair> {
  /** As the rules have found it. */
  readonly rule: Judged | null
  /** The rules would tell it. */
  readonly isChosen: boolean
  /** It is a pair's value by what stands there, and not only a part of one. */
  readonly isOfPair: boolean
  readonly isPart: boolean
}

export function optionsFor(around: ChoiceContext, search: Search<Judged>): Option[] {
  const { field } = search
  const chosen = around.chosen.get(field)
  const options = new Map<string, Option>()
  const add = (place: Place | null, source: Partial<Option>) => {
    const stood = place && around.stood(place)
    if (!stood) return
    const known = options.get(stood.key) ?? { ...stood, ...bare }
    options.set(stood.key, { ...known, ...source, rule: surer(known.rule, source.rule ?? null) })
  }
  for (const rule of search.candidates) add(rule.value, { rule })
  for (const pair of around.pairs)
    for (const place of valuesOf(around, field, pair.value)) add(place, { pair, isOfPair: true })
  const { type } = field.name
  for (const place of around.alone(type)) add(wholeFor(field.name, place), { isPart: true })
  if (hasForm(type) && !areAnything.has(type)) for (const place of around.formed(type)) add(place, {})
  for (const one of insideFor(around, field)) add(one, {})
  const all = [...options.values()].map((one) => ({
    ...one,
    isChosen: one.rule !== null && one.rule === chosen,
  }))
  const setting = settingOfNode(field.node)
  const allowed = setting ? all.filter(({ text }) => isAllowedValue(setting, text)) : []
  return allowed.length > 0 ? allowed : all
}

function insideFor(
  { lines, pieces, contents, formedOf, saidOf }: ChoiceContext,
  field: RequestedField,
): readonly Place[] {
  const { type } = field.name
  const said = lines.all.flatMap((line) => {
    const words = saidOf(field, line)
    return words.length > 0 ? [{ line, words }] : []
  })
  if (hasForm(type)) return said.flatMap(({ line }) => formedOf(line, type))
  const beside = said.flatMap(({ line, words }) => besideWords(line.place, contents(line), words))
  return [...pieces(), ...beside].flatMap((place) => [place, ...untitled(place)])
}

/** Any page is full of values of these types. */
const areAnything: ReadonlySet<string> = new Set(['number', 'code'])

function valuesOf({ fitting }: ChoiceContext, { name }: RequestedField, value: Place): Place[] {
  const own = fitting(value, name.type)
  // a text that doesn't look like a name may be one all the same
  const any = hasForm(name.type) || name.type === 'text' ? null : fitting(value, 'text')
  return [any, own && wholeFor(name, own)].filter((place) => place !== null)
}

const bare = { rule: null, isChosen: false, isOfPair: false, isPart: false }

function surer(one: Judged | null, other: Judged | null): Judged | null {
  if (one === null || other === null) return one ?? other
  return other.confidence > one.confidence ? other : one
}
