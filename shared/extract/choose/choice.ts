// The last word on what is told: of all that could be a field's value the likeliest, where nothing of the page serves
// two fields. Rules say what they know of labels and places; how much each of them is worth beside the others, and
// beside the order of the page, was learnt from papers with truth. See docs/decisions/012.
import type { Search } from '../page/candidate.ts'
import type { Judged } from '../score/confidence.ts'
import type { Grounds } from '../propose/position/grounds.ts'
import { shareText } from '../model/place.ts'
import type { Scene } from '../page/scene.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { optionsWithClues } from './clues.ts'
import { minFields, maxFields } from './form-size.ts'
import grown from './grown.json' with { type: 'json' }
import { assignValues, type Told } from './assign-values.ts'
import { contextOf } from './choice-context.ts'
import { judgeBy } from './trees.ts'

/** `byRules`: the values that the rules choose. */
export function withChoice(
  scene: Scene,
  grounds: Grounds,
  searches: readonly Search<Judged>[],
  byRules: ReadonlyMap<RequestedField, Judged>,
): Chosen {
  const count = searches.filter(({ field }) => field.node.kind === 'value' && isNamed(field)).length
  const isSuited = !scene.sheet.isReceipt && count >= minFields && searches.length <= maxFields
  if (!isSuited || scene.disabled.has('trees')) return { searches, chosen: byRules }
  const around = contextOf(scene, searches, byRules)
  const laid = assignValues(scene, optionsWithClues(scene, grounds, around, searches), judge)
  const values = [...laid].map(([field, { value }]) => [field, value] as const)
  // a list of values keeps what the rules chose, where no other field has it
  const lists = [...byRules].filter(
    ([{ node }, one]) =>
      node.kind !== 'value' && !values.some(([, value]) => shareText(value.value, one.value)),
  )
  return {
    searches: searches.map((search) =>
      search.field.node.kind === 'value' ? decided(search, laid.get(search.field)) : search,
    ),
    chosen: new Map([...values, ...lists]),
  }
}

export interface Chosen {
  readonly searches: readonly Search<Judged>[]
  readonly chosen: ReadonlyMap<RequestedField, Judged>
}

const judge = judgeBy(grown)

/** A schema may have keys of signs only, and of any length. */
function isNamed({ name: { phrases } }: RequestedField): boolean {
  const words = phrases.at(-1) ?? []
  return words.length > 0 && words.length <= maxWords && words.every(({ key }) => key.length <= maxLetters)
}

const [maxWords, maxLetters] = [12, 80]

/** A value that the rules were certain of is doubtful below this chance. */
const doubtful = 0.5

function decided(search: Search<Judged>, told: Told | undefined): Search<Judged> {
  const others = search.candidates
    .filter((one) => one !== told?.option.rule)
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, doubtful) }))
  if (!told) return { ...search, candidates: others }
  const hasLabel = search.hasLabel || told.value.label !== null
  return { ...search, hasLabel, candidates: [told.value, ...others] }
}
