// A Page and a result schema to the schema's fields. Nothing is made up: a value is text of the page that stands
// where a label says, and what is not found stays empty and says why.
import type { FoundField } from '../contract/field.ts'
import type { Page } from '../page.ts'
import { settingOfNode, type SchemaNode } from '../schema/schema-node.ts'
import { search } from './candidates.ts'
import type { Search } from './page/candidate.ts'
import { withChoice } from './choose/choice.ts'
import { choose } from './score/choose.ts'
import { judged, type Judged } from './score/confidence.ts'
import { contentOf } from './tell/content-of.ts'
import { adjusted } from './propose/adjust.ts'
import { fieldOf } from './propose/fields.ts'
import { isAllowedValue } from './score/allowed-value.ts'
import { toFoundFields } from './tell/proof/found-fields.ts'
import { withExact } from './tell/exact/exact.ts'
import { listedFields } from './propose/lists/list-fields.ts'
import { looseLabelsOf } from './propose/labels/loose-labels.ts'
import { conceptById, keysOf } from './lexicon/lexicon.ts'
import { printedForm } from './propose/printed/printed-form.ts'
import { printedItems, withPrinted } from './choose/with-printed.ts'
import { groundsOf, type Grounds } from './propose/position/grounds.ts'
import { fromLeft } from './page/from-left.ts'
import { anchorsOf } from './page/regions.ts'
import type { Scene } from './page/scene.ts'
import { sceneOf, withLabels } from './make-scene.ts'
import { sheetOf } from './page/make-sheet.ts'
import { tableFields } from './propose/tables/table.ts'
import { withTravelDocument } from './tell/travel/travel-document.ts'
import { vocabularyOf, type Vocabulary } from './words/vocabulary.ts'
import type { RequestedField } from './words/requested-field.ts'
import { requestedFields } from './score/requested-fields.ts'

export interface Extracted {
  /** JSON text with the schema's keys in the schema's order. */
  readonly content: string
  readonly fields: FoundField[]
}

export function extract(page: Page, schema: SchemaNode, disabled?: ReadonlySet<string>): Extracted {
  const { scene, searches, chosen, placed, form } = decide(page, schema, disabled)
  const arrays = new Map([...arrayFields(scene, searches), ...printedItems(scene, form)])
  const fields = searches.flatMap((done) => {
    const items = arrays.get(done.field) ?? []
    return items.length > 0 ? items : toFoundFields(done, chosen.get(done.field))
  })
  const told = withExact(page, schema, placed(fields))
  return { content: contentOf(schema, told), fields: told }
}

/** All candidates as the rules see them, and the values that are chosen. */
export function decide(page: Page, schema: SchemaNode, disabled?: ReadonlySet<string>) {
  const { page: view, placed } = fromLeft(page)
  const { scene, grounds, searches: byRules } = searched(view, schema, disabled)
  const all = byRules.map(({ field }) => field)
  const form = scene.disabled.has('printedForm') ? null : printedForm(scene, vocabularyFor(all), all)
  const chosen = withChoice(scene, grounds, byRules, choose(byRules))
  return { scene, byRules, placed, form, ...withPrinted(scene, form, chosen) }
}

/** The fields of lists and of the rows of tables. */
function arrayFields(
  scene: Scene,
  searches: readonly Search<Judged>[],
): ReadonlyMap<RequestedField, readonly FoundField[]> {
  const all = searches.map(({ field }) => field)
  return new Map([
    ...all.filter(isTable).map((field) => [field, tableFields(scene, field)] as const),
    ...(scene.disabled.has('lists') ? [] : listedFields(scene, all)),
  ])
}

function isTable({ node }: RequestedField): boolean {
  return node.kind === 'array' && node.element.kind === 'object'
}

export interface Searched {
  readonly scene: Scene
  readonly grounds: Grounds
  readonly searches: readonly Search<Judged>[]
}

/** Every value that each field could have as the rules see it, with how sure they are; nothing is chosen yet. */
export function searched(page: Page, schema: SchemaNode, disabled?: ReadonlySet<string>): Searched {
  const wanted = requestedFields(schema)
  const known = sceneOf(sheetOf(page, disabled), vocabularyFor(wanted), disabled)
  const loose = looseLabelsOf(known, wanted)
  const scene = withLabels(
    known,
    loose.flat().flatMap(({ label, isWhole }) => (isWhole ? [label] : [])),
  )
  const grounds = groundsOf(scene, anchorsOf(scene), wanted)
  const proposed = wanted.map((field, i) => search(scene, grounds, field, loose[i] ?? []))
  const all = judged(scene, adjusted(scene, proposed, grounds))
  const proven = scene.disabled.has('travelDocument') ? all : withTravelDocument(scene, all)
  return { scene, grounds, searches: proven.map(amongAllowed) }
}

/** If a candidate may be one of the allowed values of a field, no other is. */
function amongAllowed({ candidates, ...search }: Search<Judged>): Search<Judged> {
  const setting = settingOfNode(search.field.node)
  const allowed = setting ? candidates.filter((one) => isAllowedValue(setting, fieldOf(one).value)) : []
  return { ...search, candidates: allowed.length > 0 ? allowed : candidates }
}

/** No line holds a longer label, and a key of a schema may be of any length. */
const maxKeyLength = 80

export function vocabularyFor(wanted: readonly RequestedField[]): Vocabulary {
  const asked = wanted.flatMap(({ name }) => name.keys).filter((key) => key.length <= maxKeyLength)
  const concepts = new Set(wanted.flatMap(({ name }) => name.concept ?? []))
  const labels = [...concepts].flatMap((id) => keysOf(conceptById.get(id)?.labels ?? {}))
  return vocabularyOf(new Set(asked), [...new Set([...asked.slice(0, 300), ...labels])])
}
