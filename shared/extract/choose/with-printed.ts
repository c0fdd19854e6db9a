// The values of a printed form in place of those that the rules and the trees chose.
import type { FoundField } from '../../contract/field.ts'
import { hasForm } from '../kinds/kinds.ts'
import { shareText, textOf, wordsIn, type Place } from '../model/place.ts'
import { isBox } from '../page/boxes.ts'
import type { Candidate } from '../page/candidate.ts'
import { labelAt } from '../page/pairs/pair.ts'
import type { Scene } from '../page/scene.ts'
import { fieldAt } from '../propose/fields.ts'
import { isTick } from '../propose/printed/areas.ts'
import { squashed } from '../propose/printed/runs.ts'
import type { PrintedForm, PrintedValue } from '../propose/printed/printed-form.ts'
import { judgedAlone, minConfidence, type Judged } from '../score/confidence.ts'
import type { RequestedField } from '../words/requested-field.ts'
import type { Chosen } from './choice.ts'

export function withPrinted(scene: Scene, form: PrintedForm | null, { searches, chosen }: Chosen): Chosen {
  if (!form) return { searches, chosen }
  const told = new Map<RequestedField, Judged>()
  for (const [field, printed] of form.values) {
    const value = valueOf(scene, field, printed, chosen.get(field))
    if (value && field.node.kind === 'value' && value.confidence >= minConfidence) told.set(field, value)
  }
  // a field whose key is not printed gets nothing that belongs to a printed key
  const taken = [...form.labels, ...[...form.values.values()].flatMap(({ places }) => places)]
  for (const [field, one] of chosen)
    if (!form.values.has(field) && !taken.some((place) => shareText(place, one.value))) told.set(field, one)
  return {
    searches: searches.map((search) => {
      const value = told.get(search.field)
      return value && !search.candidates.includes(value)
        ? { ...search, hasLabel: true, candidates: [value, ...search.candidates] }
        : search
    }),
    chosen: told,
  }
}

/** The value in the area of a key, or the one that was chosen before: options are told by their boxes. */
function valueOf(
  scene: Scene,
  field: RequestedField,
  printed: PrintedValue,
  known?: Judged,
): Judged | undefined {
  const [place] = printed.places
  const hasOptions = place !== undefined && /[☐☑☒□■]/u.test(textOf(place))
  if (hasOptions) return known
  if (known && isKept(field, known, place)) return printed.isOpen ? doubted(known) : known
  if (!place) return undefined
  const laid = judgedAt(scene, field, printed, place)
  return known && !shareText(known.value, place) ? doubted(laid) : laid
}

/** A value of a kind with a form, inside of the area, begins and ends where its form does; and a tick is told by its box. */
function isKept({ name }: RequestedField, { value }: Judged, area: Place | undefined): boolean {
  if (isBox(textOf(value))) return true
  if (area === undefined || !hasForm(name.type) || !shareText(value, area)) return false
  const rest = squashed(textOf(area)).length - squashed(textOf(value)).length
  const isComb = rest > 0 && wordsIn(area).every(({ start, end }) => end - start === 1)
  return rest <= 0 || (rest > maxRest && !isComb)
}

/** In letters and digits: "w/o" before a date and "mg" after a number belong to the value, and a sentence does not. */
const maxRest = 4

const sureness = { ruled: 0.95, right: 0.95, below: 0.8, doubtful: 0.7, above: 0.65 } as const

/** Doubtful; see shared/doubt.ts. */
const maxInDoubt = 0.65

function doubted(judged: Judged): Judged {
  return { ...judged, confidence: Math.min(judged.confidence, maxInDoubt) }
}

/** Nothing but its place tells that a letter is a tick. */
const ofTick = 0.6

function judgedAt(scene: Scene, field: RequestedField, printed: PrintedValue, value: Place): Judged {
  const { key, side } = printed
  const [run] = key.runs
  const candidate: Candidate = {
    field,
    value,
    label: run ? labelAt(run, run.row, 0) : null,
    relation: side === 'doubtful' || side === 'ruled' ? 'right' : (side ?? 'position'),
    score: Math.min(1, key.score) * (side ? sureness[side] : 0),
    by: 'printedForm',
  }
  const alone = judgedAlone(scene, candidate)
  const judged = printed.isDoubtful ? doubted(alone) : alone
  return isTick(textOf(value)) ? { ...judged, confidence: Math.max(judged.confidence, ofTick) } : judged
}

/** The items of lists whose key is printed. A list is as sure as its least sure item, and a single value is none. */
export function printedItems(scene: Scene, form: PrintedForm | null): [RequestedField, FoundField[]][] {
  return [...(form?.values ?? [])].flatMap(([field, printed]) => {
    if (field.node.kind !== 'array') return []
    const items = printed.places.map((place) => judgedAt(scene, field, printed, place))
    const isSure = items.length > 1 && items.every(({ confidence }) => confidence >= minConfidence)
    const isOdd = oddIn(items)
    const found = (isSure ? items : []).map((item, i) => {
      const { value, confidence } = isOdd(item) ? doubted(item) : item
      return fieldAt(`${field.path}[${String(i)}]`, value, confidence)
    })
    return [[field, found]]
  })
}

/** Finds items of a list of figures that most others do not look like: "27 mm" and "mm" among "27" and "72". */
function oddIn(items: readonly Judged[]): (item: Judged) => boolean {
  const shapeOf = ({ value }: Judged) => `${/\d/.test(textOf(value))} ${/\p{L}/u.test(textOf(value))}`
  const counts = Map.groupBy(items, shapeOf)
  return (item) => counts.has('true false') && 2 * (counts.get(shapeOf(item))?.length ?? 0) <= items.length
}
