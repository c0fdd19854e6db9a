// Every value that a field could have, each with how sure it is.
import { addressScore } from './address-line.ts'
import { isInPeriod } from './date-range.ts'
import { withCity } from './city-box.ts'
import type { Label } from './labels.ts'
import type { ValueType } from './lexicon/concept.ts'
import { valuesOf, type Linked, type Relation } from './link.ts'
import type { Role } from './lexicon/parties.ts'
import type { LooseLabel } from './loose-labels.ts'
import type { FieldName } from './names.ts'
import { foldedOf, textOf, type Place } from './place.ts'
import { byPosition } from './position/by-position.ts'
import type { Grounds } from './position/grounds.ts'
import { hasCents } from './recognisers/amount.ts'
import { toldInProse } from './prose.ts'
import { roleAt } from './regions.ts'
import type { Scene } from './scene.ts'
import type { Wanted } from './wanted.ts'

export interface Candidate {
  readonly field: Wanted
  readonly value: Place
  /** The label that it stands by; none where its place alone tells. */
  readonly label: Label | null
  readonly relation: Relation | 'position'
  /** From 0 to 1. */
  readonly score: number
}

export interface Search<C extends Candidate = Candidate> {
  readonly field: Wanted
  readonly hasLabel: boolean
  readonly candidates: readonly C[]
}

export function search(scene: Scene, grounds: Grounds, field: Wanted, loose: readonly LooseLabel[]): Search {
  // the rows of a table need its columns, and one label beside one value does not tell them
  if (field.node.kind === 'array' && field.node.element.kind === 'object')
    return { field, hasLabel: false, candidates: [] }
  const exact = scene.labels.flatMap((label) => {
    const weight = weightOf(scene, grounds, field, label) * groupFactor(grounds, field, label)
    return weight > 0 ? [{ label, weight }] : []
  })
  const byLabels = (labels: readonly Pick<LooseLabel, 'label' | 'weight'>[]) =>
    labels.flatMap(({ label, weight }) =>
      labelled(scene, label, field).map((value): Candidate => {
        const score = weight * label.quality * value.closeness * fitnessOf(field, value)
        return { field, value, label, relation: value.relation, score }
      }),
    )
  const known = byLabels(exact)
  const others = loose.map((one) => ({
    ...one,
    weight: one.weight * groupFactor(grounds, field, one.label),
  }))
  // a label of the lexicon without a value may belong to another, and other words say what is meant
  const isLabelled = exact.some(({ weight, label }) => weight * label.quality > 0.6) && known.length > 0
  // what says the very words of the name in another language is nearer than a synonym
  const isLiteral = exact.some(({ label }) => field.name.keys.includes(label.key))
  const more = isLabelled ? (isLiteral ? [] : others.filter(({ isWhole }) => isWhole)) : others
  const labels = [...exact, ...more]
  const linked = [...known, ...byLabels(more)]
  // where the page prints the very name of the field, its place says nothing
  const isNamed = linked.some(
    ({ label, score }) =>
      label !== null &&
      ((label.isAsked && score >= 0.5) || (field.name.concept === 'person' && score >= 0.6)),
  )
  const isFound = linked.some(({ score }) => score >= 0.4)
  const unlabelled = [
    ...(isNamed ? [] : byPosition(scene, grounds, field)),
    ...(isFound ? [] : toldInProse(scene, field)),
  ]
  const placed = unlabelled.map(({ place, score }): Candidate => ({
    field,
    value: place,
    label: null,
    relation: 'position',
    score,
  }))
  return {
    field,
    hasLabel: labels.length > 0,
    candidates: [...linked, ...placed].filter(
      ({ score, value }) => score > 0.15 && textOf(value).trim() !== '',
    ),
  }
}

/** An IBAN is the bank's wherever it stands. */
function groupFactor({ groups }: Grounds, field: Wanted, label: Label): number {
  return isOfBank(field) ? 1 : groups.factorOf(field, label.part)
}

function isOfBank({ name }: Wanted): boolean {
  return name.type === 'iban' || name.type === 'bic'
}

function labelled(scene: Scene, label: Label, { name, path, node }: Wanted): Linked[] {
  const found = valuesOf(scene, label, name.type)
  const values =
    name.type === 'code' && node.kind === 'value' && /s$/.test(path) ? found.map(withMore) : found
  if (name.concept === 'address') return values.map((value) => withCity(scene, label, value))
  const isVery = name.keys.includes(label.key)
  const other = label.isAsked && values.length === 0 ? otherType(name, isVery) : null
  if (!other) return values
  const others = valuesOf(scene, label, other)
  return name.type === 'code' ? others.filter((value) => isCodeOfLetters(textOf(value))) : others
}

/** Of account_numbers "1134-77, 1135-02" is the value. */
function withMore(value: Linked): Linked {
  const more = /^(?:[,;] ?[\p{L}\p{N}/-]*\d[\p{L}\p{N}/-]*)+(?![\p{L}\p{N}.])/u.exec(
    value.part.folded.slice(value.end),
  )
  return more ? { ...value, end: value.end + more[0].length } : value
}

/** BCAAXYZ, CORP: a word in capitals alone. */
function isCodeOfLetters(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\d-]{2,15}$/u.test(text)
}

/** The very name of the field may stand before what has not the usual form: "Tax code: 1257L", "From: Oslo". */
function otherType({ type, concept }: FieldName, isVery: boolean): ValueType | null {
  if (type === 'taxId') return 'code'
  // "Rate code: CORP"
  if (type === 'code' && isVery) return 'text'
  // 入住时间 is a day as often as a time of the day
  if (type === 'time') return 'date'
  // what only its last word makes a date: donations to date
  if (concept === null && type === 'date') return isVery ? 'text' : null
  return concept === 'startDate' || concept === 'endDate' ? 'text' : null
}

/** How surely a label is this field's: its own name, or its meaning and the right party. */
function weightOf(scene: Scene, grounds: Grounds, field: Wanted, label: Label): number {
  const { name } = field
  const literal = name.keys.indexOf(label.key)
  if (literal === 0) return 1
  if (literal > 0) return 0.98 * roleFactor(scene, grounds, field, label)
  if (name.concept === null || isSumBeforeTax(scene, name.concept, label)) return 0
  const isParty = name.concept === 'party'
  const names =
    label.concepts.includes(name.concept) || (name.concept === 'surname' && isFamilyName(scene, label))
  const isNameInRegion = isParty && label.concepts.includes('person') && label.roles.length === 0
  if (!names && !isNameInRegion) return 0
  if (name.concept === 'taxId' && isOfVat(label.key) !== isOfVat(name.keys.join(' '))) return 0.8
  if (isParty && names) return partyWeight(name.role, label.roles)
  if (name.role === null) return label.roles.length > 0 ? 0.6 : 0.94 * regionFactor(scene, grounds, label)
  const factor = roleFactor(scene, grounds, field, label)
  return isNameInRegion && factor < 0.9 ? 0 : 0.94 * factor
}

/** A business has a number for the tax on sales, and another for its own taxes. */
function isOfVat(key: string): boolean {
  return /vat|ust|mwst|tva|iva|btw|gst/.test(key)
}

/** Beside "Prénom" the "Nom" is the family's. */
function isFamilyName({ labels }: Scene, label: Label): boolean {
  const isBare =
    label.concepts.includes('person') && label.roles.length === 0 && /^(?:nom|name|naam)$/.test(label.key)
  return (
    isBare &&
    labels.some(
      ({ concepts, quality }) =>
        concepts.includes('givenName') && !concepts.includes('person') && quality >= 0.6,
    )
  )
}

/** Where 价税合计 is printed, which is with the tax, 合计 alone is without. */
function isSumBeforeTax({ labels }: Scene, concept: string, label: Label): boolean {
  return concept === 'total' && label.key === '合计' && labels.some(({ key }) => key.startsWith('价税合计'))
}

/** Where nobody is named as the buyer, it is who the goods go to. */
function partyWeight(role: Role | null, roles: readonly Role[]): number {
  if (role === null) return 0
  if (roles.some((one) => one === role || areKin(one, role))) return 0.93
  return role === 'buyer' && roles.includes('shipTo') ? 0.6 : 0
}

function roleFactor(
  scene: Scene,
  { anchors, groups, onlyRole }: Grounds,
  field: Wanted,
  label: Label,
): number {
  const { role } = field.name
  if (role === null || (role === 'bank' && isOfBank(field))) return 1
  if (label.roles.length > 0) return label.roles.some((one) => one === role || areKin(one, role)) ? 1 : 0
  const region = roleAt(anchors, label.part, scene.sheet.unit)
  if (region === role || (region === null && groups.isInOwn(field, label.part))) return 0.98
  if (region === null && role === onlyRole && !anchors.some((one) => one.role === role)) return 0.92
  if (label.concepts.some((id) => ofOnePerson.has(id))) return 0.8
  if (region !== null && region !== 'bank') return 0.35
  // what is not said to be another's is the writer's own
  return role === 'seller' ? 0.85 : 0.4
}

/** A recipient is who receives the goods, or the money. */
function areKin(a: string, b: string): boolean {
  return (a === 'payee' && b === 'shipTo') || (a === 'shipTo' && b === 'payee')
}

/** Who writes a document is no person of flesh and blood: such a label is of whom it is about. */
const ofOnePerson: ReadonlySet<string> = new Set([
  'surname',
  'givenName',
  'birthDate',
  'birthPlace',
  'gender',
])

/** A name without a party is the document's own, or its writer's. */
function regionFactor(scene: Scene, { anchors }: Grounds, label: Label): number {
  const region = roleAt(anchors, label.part, scene.sheet.unit)
  return region === null || region === 'seller' ? 1 : 0.9
}

/** A sum with its cents is surer than a whole number; a name has no digits. */
function fitnessOf({ name }: Wanted, value: Place): number {
  if (name.type === 'amount') return hasCents(foldedOf(value)) ? 1 : 0.95
  if (name.concept === 'date') return isInPeriod(value) ? 0.3 : 1
  const text = textOf(value)
  if ((name.type === 'name' || name.type === 'company') && /[:：]|^[(（]/u.test(text)) return 0.5
  if (name.type === 'name') return /\d/.test(text) ? 0.7 : 1
  if (name.type === 'address') return /\d/.test(text) || addressScore(text) >= 0.3 ? 1 : 0.85
  if (name.type === 'company') return /\p{L}{2}|\p{Script=Han}/u.test(text) && !/^\W*\d/.test(text) ? 1 : 0.5
  return 1
}
