// The lexicon as one index: which meanings a label may have. Labels compare by their keys, see tokens.ts.
import { keyOf } from './tokens.ts'
import type { Concept, Labels } from './concept.ts'
import { contact } from './contact.ts'
import { dates } from './dates.ts'
import { money } from './money.ts'
import { numbers } from './numbers.ts'
import { partyNameWords, roles, type Role } from './parties.ts'
import { people } from './people.ts'

const connector = / (?:de|du|des|del|della|di|da|do|dos|of|van|der) /i
const connectors = / (?:de la|de|du|des|del|della|di|da|do|dos|of the|of|van de|van|der) /gi

export const concepts: readonly Concept[] = [...money, ...dates, ...numbers, ...contact, ...people]

/** Which concepts a label may stand for: id by key. */
export const labelIndex: ReadonlyMap<string, readonly string[]> = indexOf(concepts, ({ labels }) =>
  labelsOf(labels),
)

/**
 * Labels that as the name of a field are another word, which is mostly English: età, área (a department), and Office
 * before a number to call; "cargo" is mostly freight.
 */
const noNames: ReadonlySet<string> = new Set(['eta', 'area', 'office', 'cargo'])

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
export const roleLabels: ReadonlyMap<string, readonly Role[]> = indexOf<Role>(roles, ({ labels }) =>
  labelsOf(labels),
)
export const roleNames: ReadonlyMap<string, readonly Role[]> = indexOf<Role>(roles, ({ names, labels }) => [
  ...listed(names ?? ''),
  ...labelsOf(labels),
])

export const partyNameKeys: ReadonlySet<string> = new Set(labelsOf(partyNameWords).map(lowerKey))

/** The words of a party may ask for where it is: "shipping address", Rechnungsanschrift. */
export function isOfAddress(label: string): boolean {
  return /address|adress|anschrift|direccion|indirizzo|endereco|morada|adres|地址|住所|адрес|주소/.test(
    lowerKey(label),
  )
}

export function keysOf(labels: Labels): string[] {
  return labelsOf(labels).map(lowerKey)
}

export function labelsOf(labels: Labels): string[] {
  return Object.values(labels).flatMap(listed)
}

export function listed(text: string): string[] {
  return text === '' ? [] : text.split(', ')
}

export function lowerKey(label: string): string {
  return keyOf(label.normalize('NFKC').toLowerCase())
}

function indexOf<
  Id extends string,
  Row extends { readonly id: Id } = { readonly id: Id; readonly names?: string; readonly labels: Labels },
>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]): ReadonlyMap<string, readonly Id[]> {
  const index = new Map<string, Id[]>()
  for (const row of rows)
    for (const key of new Set(textsOf(row).map(lowerKey))) index.set(key, [...(index.get(key) ?? []), row.id])
  return index
}
