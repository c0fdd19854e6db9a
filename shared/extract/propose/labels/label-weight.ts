// How surely a label is a field's: by its words, by its meaning, and by whose it is.
import { setOf } from '../../lexicon/words.ts'
import { keyOf } from '../../lexicon/tokens.ts'
import { headIndex } from '../tables/column-index.ts'
import { hasTrait } from '../../kinds/kinds.ts'
import { isOfPerson } from '../../words/sense-groups.ts'
import type { Label } from '../../page/labels.ts'
import type { Role } from '../../lexicon/parties.ts'
import type { Grounds } from '../position/grounds.ts'
import { roleAt } from '../../page/regions.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'

/** Where nothing else of the schema is called so, a label that is the very name is hardly another's. */
const minOfOwnName = 0.7

/** How surely a label is this field's: its own name, or its meaning and the right party. */
export function weightOf(scene: Scene, grounds: Grounds, field: RequestedField, label: Label): number {
  const { name } = field
  const literal = name.keys.indexOf(label.key)
  if (literal === 0) return 1
  // beside "Vorname" the "Name" is of a person, and no house's
  const isOfHouse = name.group !== null && !name.group.words.some(isOfPerson) && name.concept !== 'surname'
  if (isOfHouse && isFamilyName(scene, label)) return 0
  if (literal > 0) return 0.98 * Math.max(minOfOwnName, roleFactor(scene, grounds, field, label))
  if (name.concept === null || isSumBeforeTax(scene, name.concept, label)) return 0
  const isParty = name.concept === 'party'
  const names =
    label.concepts.includes(name.concept) ||
    (name.concept === 'date' && label.concepts.includes('issueDate')) ||
    (name.concept === 'surname' && isFamilyName(scene, label))
  const isNameInRegion = isParty && label.concepts.includes('person') && label.roles.length === 0
  if (name.concept === 'mobile' && isOnlyPhone(scene, label))
    return ofOnlyPhone * roleFactor(scene, grounds, field, label)
  if (name.concept === 'phone' && name.role !== null && label.concepts.includes('mobile'))
    return ofMobile * roleFactor(scene, grounds, field, label)
  if ((!names && !isNameInRegion) || isHeadOfColumn(label)) return 0
  if (isParty && names) return partyWeight(name.role, label.roles)
  const isOtherTax = name.concept === 'taxId' && isOfVat(label.key) !== isOfVat(name.keys.join(' '))
  const most = isOtherTax ? ofOtherTax : ofMeaning
  if (name.role === null) return label.roles.length > 0 ? 0.6 : most * regionFactor(scene, grounds, label)
  const factor = roleFactor(scene, grounds, field, label)
  return isNameInRegion && factor < 0.9 ? 0 : most * factor
}

/** "Nazwa towaru": the words behind "name" say that it is the item's, and are nobody's name. */
function isHeadOfColumn({ part, isWhole, concepts }: Label): boolean {
  return !isWhole && concepts.includes('person') && headIndex.has(keyOf(part.folded))
}

/** A field that asks for the telephone's number comes first. */
const ofOnlyPhone = 0.7

/** A person can be called on it. */
const ofMobile = 0.85

/** Where no label says "mobile" it is the telephone's. */
function isOnlyPhone({ labels }: Scene, label: Label): boolean {
  return (
    label.concepts.includes('phone') &&
    !labels.some(({ concepts, quality }) => concepts.includes('mobile') && quality >= 0.6)
  )
}

/** A business has a number for the tax on sales, and another for its own taxes. */
const [ofOtherTax, ofMeaning] = [0.8, 0.94]

function isOfVat(key: string): boolean {
  return /vat|ust|mwst|tva|iva|btw|gst/.test(key)
}

/** Beside "Prénom" the "Nom" is the family's; the "Nom" of a house may stand further up on the same form. */
function isFamilyName({ labels, sheet: { unit } }: Scene, label: Label): boolean {
  const isNear = ({ part: { box } }: Label) => Math.abs(box.y0 - label.part.box.y0) < linesToGivenName * unit
  const isBare =
    label.concepts.includes('person') && label.roles.length === 0 && /^(?:nom|name|naam)$/.test(label.key)
  return (
    isBare &&
    labels.some(
      (other) =>
        other.concepts.includes('givenName') &&
        !other.concepts.includes('person') &&
        other.quality >= 0.6 &&
        isNear(other),
    )
  )
}

/** In heights of a part. */
const linesToGivenName = 5

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
  field: RequestedField,
  label: Label,
): number {
  const { role } = field.name
  if (role === null || (role === 'bank' && hasTrait(field.name.type, 'bank'))) return 1
  if (label.roles.length > 0) return label.roles.some((one) => one === role || areKin(one, role)) ? 1 : 0
  const region = roleAt(anchors, label.part, scene.sheet.unit)
  if (region === role || (region === null && groups.isInOwn(field, label.part))) return 0.98
  const inForm = scene.labelColumns()
  // where a person's things are listed, the telephone of the letterhead is not theirs
  if (region === null && role === onlyRole && !anchors.some((one) => one.role === role))
    return inForm.size === 0 || inForm.has(label.part) ? 0.92 : 0.6
  if ([...label.concepts, field.name.concept ?? ''].some((id) => ofOnePerson.has(id))) return 0.8
  if (region !== null && region !== 'bank') return 0.35
  // a value that belongs to nobody else is the writer's, who has no form to fill in
  if (role === 'seller') return 0.85
  return inForm.has(label.part) ? 0.7 : 0.4
}

/** A recipient is who receives the goods, or the money. */
function areKin(a: string, b: string): boolean {
  return (a === 'payee' && b === 'shipTo') || (a === 'shipTo' && b === 'payee')
}

/** The writer of a document is no natural person: such a label belongs to the person that it is about. */
const ofOnePerson = setOf('personConcepts')

/** A name without a party is the document's own, or its writer's. */
function regionFactor(scene: Scene, { anchors }: Grounds, label: Label): number {
  const region = roleAt(anchors, label.part, scene.sheet.unit)
  return region === null || region === 'seller' ? 1 : 0.9
}

/** An IBAN is the bank's wherever it stands. */
export function groupFactor({ groups }: Grounds, field: RequestedField, label: Label): number {
  return hasTrait(field.name.type, 'bank') ? 1 : groups.factorOf(field, label.part)
}
