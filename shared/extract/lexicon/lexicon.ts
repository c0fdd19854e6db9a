// The lexicon as one index: which meanings a label may have. Labels compare by their keys, see tokens.ts.
import { keyOf } from './tokens.ts'
import type { Concept, Labels, Language } from './concept.ts'
import { isValueType } from '../kinds/kinds.ts'
import rows from './labels.json' with { type: 'json' }
import type { Role } from './parties.ts'

const connector = / (?:de|du|des|del|della|di|da|do|dos|of|van|der) /i
const connectors = / (?:de la|de|du|des|del|della|di|da|do|dos|of the|of|van de|van|der) /gi

/** A row of data/vocabulary/labels.tsv: its use, id, type, language and labels. */
type Row = readonly string[]

/** The concepts of the fields of a schema, and of the columns of a table. */
export const concepts = conceptsFor('field')
export const columnConcepts = conceptsFor('column')
export const partyConcepts = conceptsFor('party')
const [partyName] = conceptsFor('partyName')

function conceptsFor(use: string): readonly Concept[] {
  const byId = Map.groupBy(
    rows.filter((row: Row) => row[0] === use),
    ([, id = '']: Row) => id,
  )
  return [...byId].map(([id, own]) => {
    const type = own[0]?.[2] ?? ''
    const named = own.filter(([, , , language]) => language === 'names')
    const labels = own.filter(([, , , language]) => language !== 'names')
    return {
      id,
      type: isValueType(type) ? type : 'text',
      ...(named[0] ? { names: named[0][4] ?? '' } : {}),
      labels: Object.fromEntries(labels.map(([, , , language, text]) => [language as Language, text ?? ''])),
    }
  })
}

/** Which concepts a label may stand for: id by key. */
export const labelIndex: ReadonlyMap<string, readonly string[]> = indexOf(concepts, ({ labels }) =>
  labelsOf(labels),
)

/**
 * Labels that as the name of a field are another word, which is mostly English: età, área (a department), and Office
 * before a number to call; "cargo" is mostly freight, and "cc" is who gets a copy.
 */
const noNames: ReadonlySet<string> = new Set(['eta', 'area', 'office', 'cargo', 'cc'])

/** Which concepts a field's name may stand for: its labels in any language, and names that no page prints. */
export const nameIndex: ReadonlyMap<string, readonly string[]> = indexOf(concepts, ({ names, labels }) =>
  [...listed(names ?? ''), ...labelsOf(labels)].filter((name) => !noNames.has(lowerKey(name))),
)

/** The same without "de" and "of": dateNaissance, fechaNacimiento. */
export const shortNameIndex: ReadonlyMap<string, readonly string[]> = indexOf(concepts, ({ names, labels }) =>
  [...listed(names ?? ''), ...labelsOf(labels)]
    .filter((name) => connector.test(name))
    .map((name) => name.replace(connectors, ' ')),
)

export const conceptById: ReadonlyMap<string, Concept> = new Map(concepts.map((one) => [one.id, one]))

/** The words of each role on a page, and in names of fields. */
export const roleLabels: ReadonlyMap<string, readonly Role[]> = indexOf<Role>(partyConcepts, ({ labels }) =>
  labelsOf(labels),
)
export const roleNames: ReadonlyMap<string, readonly Role[]> = indexOf<Role>(
  partyConcepts,
  ({ names, labels }) => [...listed(names ?? ''), ...labelsOf(labels)],
)

export const partyNameKeys: ReadonlySet<string> = new Set(labelsOf(partyName?.labels ?? {}).map(lowerKey))

/** The words of a party may ask for where it is: "shipping address", Rechnungsanschrift. */
export function isOfAddress(label: string): boolean {
  return /address|adress|anschrift|direccion|indirizzo|endereco|morada|adres|地址|住所|адрес|주소/.test(
    lowerKey(label),
  )
}

export function keysOf(labels: Labels): string[] {
  return labelsOf(labels).map(lowerKey)
}

function labelsOf(labels: Labels): string[] {
  return Object.values(labels).flatMap(listed)
}

export function listed(text: string): string[] {
  return text === '' ? [] : text.split(', ')
}

export function lowerKey(label: string): string {
  return keyOf(label.normalize('NFKC').toLowerCase())
}

function indexOf<Id extends string = string>(
  all: readonly Concept[],
  textsOf: (concept: Concept) => readonly string[],
): ReadonlyMap<string, readonly Id[]> {
  const index = new Map<string, Id[]>()
  for (const one of all)
    for (const key of new Set(textsOf(one).map(lowerKey)))
      index.set(key, [...(index.get(key) ?? []), one.id as Id])
  return index
}
