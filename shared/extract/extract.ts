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
import { fieldOf } from './propose/fields.ts'
import { isSaidValue } from './tell/proof/said-value.ts'
import { toldOf } from './tell/proof/told.ts'
import { withExact } from './tell/exact/exact.ts'
import { withEliminated } from './propose/elimination/elimination.ts'
import { listedFields } from './propose/lists/list-fields.ts'
import { looseLabelsOf } from './propose/labels/loose-labels.ts'
import { conceptById, keysOf } from './lexicon/lexicon.ts'
import { withSums } from './propose/money/money.ts'
import { groundsOf, type Grounds } from './propose/position/grounds.ts'
import { recordFields } from './records.ts'
import { rowFields } from './propose/tables/row-fields.ts'
import { isIn } from './propose/prose/half.ts'
import { fromLeft } from './page/from-left.ts'
import { anchorsOf } from './page/regions.ts'
import type { Scene } from './page/scene.ts'
import { sceneOf, withLabels } from './make-scene.ts'
import { sheetOf } from './page/make-sheet.ts'
import { besidePostcodes } from './propose/parties/beside-postcode.ts'
import { tableFields } from './propose/tables/table.ts'
import { withTwinGroups } from './propose/twin-groups.ts'
import { withTravelDocument } from './tell/travel/travel-document.ts'
import { vocabularyOf, type Vocabulary } from './words/vocabulary.ts'
import type { Wanted } from './words/wanted.ts'
import { wantedOf } from './score/what-is-wanted.ts'

export interface Extracted {
  /** JSON text with the schema's keys in the schema's order. */
  readonly content: string
  readonly fields: FoundField[]
}

export function extract(page: Page, schema: SchemaNode): Extracted {
  const { page: view, placed } = fromLeft(page)
  const { scene, grounds, searches: byRules } = searched(view, schema)
  const searches = withChoice(scene, grounds, byRules).map(amongSaid)
  const chosen = choose(searches)
  const listed = listedFields(
    scene,
    searches.map(({ field }) => field),
  )
  const tables = new Map(searches.map(({ field }) => [field, arrayFields(scene, grounds, field)] as const))
  const untold = searches
    .map(({ field }) => field)
    .filter((field) => isTable(field) && tables.get(field)?.length === 0)
  const regular = rowFields(scene, untold, [...chosen.values()])
  const fields = searches.flatMap((done) => {
    const items = listed.get(done.field) ?? regular.get(done.field) ?? tables.get(done.field) ?? []
    return items.length > 0 ? items : toldOf(done, chosen.get(done.field))
  })
  const told = withExact(page, schema, placed(fields))
  return { content: contentOf(schema, told), fields: told }
}

function isTable({ node }: Wanted): boolean {
  return node.kind === 'array' && node.element.kind === 'object'
}

function arrayFields(scene: Scene, grounds: Grounds, field: Wanted): FoundField[] {
  const rows = tableFields(scene, field)
  return rows.length > 0 ? rows : recordFields(scene, grounds, field)
}

/** Where one of the choices that somebody listed could be meant, nothing else is. */
function amongSaid({ candidates, ...search }: Search<Judged>): Search<Judged> {
  const said = settingOfNode(search.field.node)
  const fitting = said ? candidates.filter((one) => isSaidValue(said, fieldOf(one).value)) : []
  return { ...search, candidates: fitting.length > 0 ? fitting : candidates }
}

export interface Searched {
  readonly scene: Scene
  readonly grounds: Grounds
  readonly searches: readonly Search<Judged>[]
}

/** Every value that each field could have as the rules see it, with how sure they are; nothing is chosen yet. */
export function searched(page: Page, schema: SchemaNode): Searched {
  const sheet = sheetOf(page)
  const wanted = wantedOf(schema)
  const known = sceneOf(sheet, vocabularyFor(wanted))
  const loose = looseLabelsOf(known, wanted)
  const scene = withLabels(
    known,
    loose.flat().flatMap(({ label, isWhole }) => (isWhole ? [label] : [])),
  )
  const grounds = groundsOf(scene, anchorsOf(scene), wanted)
  const found = withTwinGroups(
    besidePostcodes(wanted.map((field, i) => search(scene, grounds, field, loose[i] ?? []))),
  )
  const all = judged(scene, withSums(scene, found))
  return {
    scene,
    grounds,
    searches: withEliminated(scene, withTravelDocument(scene, all)).map(inItsScript),
  }
}

function inItsScript({ candidates, ...search }: Search<Judged>): Search<Judged> {
  const { script } = search.field
  return {
    ...search,
    candidates: script ? candidates.filter(({ value }) => isIn(script, value)) : candidates,
  }
}

/** No line holds a longer label, and a key of a schema may be of any length. */
const longestKey = 80

export function vocabularyFor(wanted: readonly Wanted[]): Vocabulary {
  const asked = wanted.flatMap(({ name }) => name.keys).filter((key) => key.length <= longestKey)
  const concepts = new Set(wanted.flatMap(({ name }) => name.concept ?? []))
  const labels = [...concepts].flatMap((id) => keysOf(conceptById.get(id)?.labels ?? {}))
  return vocabularyOf(new Set(asked), [...new Set([...asked.slice(0, 300), ...labels])])
}
