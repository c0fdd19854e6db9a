// The machine-readable lines of a travel document confirm the print above them, correct it, or stand in for it.
import type { Search } from '../../page/candidate.ts'
import type { Judged } from '../../score/confidence.ts'
import type { FieldName } from '../../words/names.ts'
import { textOf } from '../../model/place.ts'
import { dateOf } from '../../kinds/date.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { signsOfLinked } from '../../score/signs.ts'
import { machineReadable, type Item, type Read } from './machine-readable.ts'

/** Proven by a check digit; only read; and what contradicts a proven one. */
const proven = 0.98
const read = 0.85
const contradicted = 0.4

export function withTravelDocument(scene: Scene, searches: readonly Search<Judged>[]): Search<Judged>[] {
  const lines = machineReadable(scene.sheet)
  return searches.map((search) => {
    const item = itemOf(search.field.name)
    const told = item ? lines.get(item) : undefined
    return item && told ? withRead(scene, search, item, told) : search
  })
}

function withRead(scene: Scene, search: Search<Judged>, item: Item, told: Read): Search<Judged> {
  const isSame = ({ value }: Judged) => saysSame(item, textOf(value), told.text)
  const sureness = told.isChecked ? proven : read
  const candidates = search.candidates.map((one) =>
    isSame(one)
      ? { ...one, isProven: true, confidence: Math.max(one.confidence, sureness) }
      : { ...one, confidence: told.isChecked ? one.confidence * contradicted : one.confidence },
  )
  if (candidates.some(isSame)) return { ...search, candidates }
  const found = {
    field: search.field,
    value: told.place,
    label: null,
    relation: 'position',
    score: 0.7,
    by: 'travelDocument',
    isProven: true,
  } as const
  const own = { ...found, signs: signsOfLinked(scene, found, 0.3), confidence: sureness }
  return { ...search, candidates: [...candidates, own] }
}

const items: Readonly<Record<string, Item>> = {
  idNumber: 'number',
  surname: 'surname',
  givenName: 'givenNames',
  person: 'fullName',
  nationality: 'nationality',
  birthDate: 'birthDate',
  gender: 'sex',
  expiryDate: 'expiryDate',
  country: 'country',
}

function itemOf({ concept, phrases, type }: FieldName): Item | null {
  const words = phrases.at(-1) ?? []
  const isOf = (senses: ReadonlySet<number>) => words.some((word) => !word.senses.isDisjointFrom(senses))
  // a personal number stands in another place
  if (concept === 'idNumber' && isOf(personal)) return null
  if (concept === null && type === 'code' && isOf(documents)) return 'number'
  return concept === null ? (isOf(countries) && !isOf(births) ? 'country' : null) : (items[concept] ?? null)
}

const personal = sensesOfAny('person', 'social')
const documents = sensesOfAny('passport', 'card', 'document', 'identity')
const countries = sensesOfAny('country')
const births = sensesOfAny('birth', 'residence')

function saysSame(item: Item, printed: string, coded: string): boolean {
  if (item === 'birthDate' || item === 'expiryDate')
    return dateOf(printed, 'dayFirst')?.replace(/-/g, '').slice(2) === coded
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
  if (item === 'sex') return plain(printed).startsWith(coded)
  return plain(printed) === plain(coded)
}
