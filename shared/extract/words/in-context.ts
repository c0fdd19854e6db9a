// The meaning of a name beside the other names of a schema: "vat" is a number among addresses and a sum among sums.
import { hasTrait } from '../kinds/kinds.ts'
import type { RequestedField } from './requested-field.ts'
import { isOfPerson } from './sense-groups.ts'

export function inContext(wanted: readonly RequestedField[]): RequestedField[] {
  const meant = wanted.map((one, i) =>
    asTaxNumber(
      withoutSharedRole(asPlace(asAcidity(asDocumentTitle(one, wanted)), wanted), wanted),
      wanted[i - 1],
      wanted[i + 1],
    ),
  )
  return withNetTotal(meant)
}

/** "title" is what somebody is, on a card; where a job is asked for besides, or nobody is, it is the document's. */
function asDocumentTitle(one: RequestedField, all: readonly RequestedField[]): RequestedField {
  if (one.name.concept !== 'jobTitle' || !one.name.keys.includes('title')) return one
  // a bare name in a group is that of the group's person
  if (one.name.group !== null) return one
  // the first name of a schema is that of the document
  if (one === all[0]) return { ...one, name: { ...one.name, concept: 'title' } }
  const others = all.filter((other) => other !== one).map(({ name }) => name.concept ?? '')
  const isOfSomebody = !others.includes('jobTitle') && others.some((concept) => ofSomebody.has(concept))
  return isOfSomebody ? one : { ...one, name: { ...one.name, concept: 'title' } }
}

/** "ph" of results is how sour something is, and nobody's phone. */
function asAcidity(one: RequestedField): RequestedField {
  const { concept, keys, group } = one.name
  const isBare =
    concept === 'phone' && /(?:^|[._])ph$/i.test(one.path) && keys.some((key) => key.endsWith('ph'))
  return isBare && group !== null && !group.words.some(isOfPerson)
    ? { ...one, name: { ...one.name, concept: null, type: 'text' } }
    : one
}

/** A "site" is one on the web beside an e-mail address or a phone, and else where something is or was. */
function asPlace(one: RequestedField, all: readonly RequestedField[]): RequestedField {
  const isSite = one.name.concept === 'website' && one.name.keys.includes('site')
  const hasContact = all.some(({ name: { type } }) => type === 'email' || type === 'phone')
  return isSite && !hasContact ? { ...one, name: { ...one.name, concept: null, type: 'text' } } : one
}

const ofSomebody: ReadonlySet<string> = new Set(['person', 'party', 'surname', 'givenName', 'email', 'phone'])

/** "vat" between an address and a BIC is a number of who writes the invoice; beside sums it is a sum. */
function asTaxNumber(
  one: RequestedField,
  before: RequestedField | undefined,
  behind: RequestedField | undefined,
): RequestedField {
  const isBare = one.name.concept === 'tax' && one.name.keys.some((key) => bareTaxes.has(key))
  const beside = [before, behind].flatMap((other) => other?.name.type ?? [])
  const isOfParty = beside.length > 0 && beside.every((type) => hasTrait(type, 'party'))
  return isBare && isOfParty ? { ...one, name: { ...one.name, concept: 'taxId', type: 'taxId' } } : one
}

const bareTaxes: ReadonlySet<string> = new Set(['vat', 'ust', 'mwst', 'tva', 'iva', 'btw'])

/** Husband and wife are both a spouse: what two groups are called alike tells neither. */
function withoutSharedRole(wanted: RequestedField, all: readonly RequestedField[]): RequestedField {
  const { role, group } = wanted.name
  const isShared =
    group !== null &&
    all.some(({ name }) => name.role === role && name.group !== null && name.group.path !== group.path)
  return role !== null && isShared ? { ...wanted, name: { ...wanted.name, role: null } } : wanted
}

function withNetTotal(wanted: readonly RequestedField[]): RequestedField[] {
  return wanted.some(({ name }) => name.keys.some((key) => key.includes('价税合计')))
    ? wanted.map(asNet)
    : [...wanted]
}

/** Where 价税合计 is asked for, which is a sum with its tax, 合计金额 is the sum without. */
function asNet(wanted: RequestedField): RequestedField {
  const isNet = wanted.name.keys.some((key) => key === '合计金额' || key === '金额合计')
  return isNet ? { ...wanted, name: { ...wanted.name, concept: 'subtotal' } } : wanted
}
