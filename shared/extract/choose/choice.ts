// The last word on what is told: of all that could be a field's value the likeliest, where nothing of the page serves
// two fields. Rules say what they know of labels and places; how much each of them is worth beside the others, and
// beside the order of the page, was learnt from papers with truth. See docs/decisions/012.
import type { Search } from '../page/candidate.ts'
import type { Judged } from '../score/confidence.ts'
import type { Grounds } from '../propose/position/grounds.ts'
import type { Scene } from '../page/scene.ts'
import type { Wanted } from '../words/wanted.ts'
import { weighedOptions } from './clues.ts'
import { fewestFields, mostFields } from './form-size.ts'
import grown from './grown.json' with { type: 'json' }
import { laidOut, type Told } from './laid-out.ts'
import { surroundingsOf } from './surroundings.ts'
import { judgeBy } from './trees.ts'

export function withChoice(
  scene: Scene,
  grounds: Grounds,
  searches: readonly Search<Judged>[],
): readonly Search<Judged>[] {
  const count = searches.filter(({ field }) => field.node.kind === 'value' && isNamed(field)).length
  if (scene.sheet.isReceipt || count < fewestFields || searches.length > mostFields) return searches
  const options = weighedOptions(scene, grounds, surroundingsOf(scene, searches), searches)
  const laid = laidOut(scene, options, judge)
  return searches.map((search) =>
    search.field.node.kind === 'value' ? decided(search, laid.get(search.field)) : search,
  )
}

const judge = judgeBy(grown)

/** A schema may have keys of signs only, and of any length. */
function isNamed({ name: { phrases } }: Wanted): boolean {
  const words = phrases.at(-1) ?? []
  return words.length > 0 && words.length <= mostWords && words.every(({ key }) => key.length <= mostLetters)
}

const [mostWords, mostLetters] = [12, 80]

/** What the rules were sure of, and is little likely. */
const doubtful = 0.5

function decided(search: Search<Judged>, told: Told | undefined): Search<Judged> {
  const others = search.candidates
    .filter((one) => one !== told?.option.rule)
    .map((one) => ({ ...one, confidence: Math.min(one.confidence, doubtful) }))
  if (!told) return { ...search, candidates: others }
  const hasLabel = search.hasLabel || told.value.label !== null
  return { ...search, hasLabel, candidates: [told.value, ...others] }
}
