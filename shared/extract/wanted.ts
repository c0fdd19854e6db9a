// What a schema asks for: each place to fill, with what its name means.
import { formatPath, type Step } from '../schema/path.ts'
import { walk, type SchemaNode, type SchemaPlace } from '../schema/schema-node.ts'
import { flatGroups } from './flat-groups.ts'
import type { ValueType } from './lexicon/concept.ts'
import { fieldNameOf, wordsOf, type FieldName } from './names.ts'

export interface Wanted {
  readonly path: string
  readonly node: SchemaPlace['node']
  readonly name: FieldName
}

export function wantedOf(schema: SchemaNode): Wanted[] {
  const places = [...walk(schema)]
  const counts = new Map<string, number>()
  for (const { steps } of places) counts.set(ownName(steps), (counts.get(ownName(steps)) ?? 0) + 1)
  const groups = flatGroups(places.map(({ steps }) => steps))
  const wanted = places.map(({ steps, node }, i) => ({
    path: formatPath(steps),
    node,
    name: fieldNameOf(steps, counts.get(ownName(steps)) === 1, groups[i] ?? null),
  }))
  return withNetTotal(
    wanted.map((one, i) => asTaxNumber(withoutSharedRole(one, wanted), wanted[i - 1], wanted[i + 1])),
  )
}

/** "vat" between an address and a BIC is a number of who writes the invoice; beside sums it is a sum. */
function asTaxNumber(one: Wanted, before: Wanted | undefined, behind: Wanted | undefined): Wanted {
  const isBare = one.name.concept === 'tax' && one.name.keys.some((key) => bareTaxes.has(key))
  const beside = [before, behind].flatMap((other) => other?.name.type ?? [])
  const isOfParty = beside.length > 0 && beside.every((type) => ofParty.has(type))
  return isBare && isOfParty ? { ...one, name: { ...one.name, concept: 'taxId', type: 'taxId' } } : one
}

const bareTaxes: ReadonlySet<string> = new Set(['vat', 'ust', 'mwst', 'tva', 'iva', 'btw'])
const ofParty: ReadonlySet<ValueType> = new Set([
  ...([
    'company',
    'address',
    'text',
    'postcode',
    'phone',
    'email',
    'url',
    'iban',
    'bic',
    'taxId',
    'code',
  ] as const),
])

/** Husband and wife are both a spouse: what two groups are called alike tells neither. */
function withoutSharedRole(wanted: Wanted, all: readonly Wanted[]): Wanted {
  const { role, group } = wanted.name
  const isShared =
    group !== null &&
    all.some(({ name }) => name.role === role && name.group !== null && name.group.path !== group.path)
  return role !== null && isShared ? { ...wanted, name: { ...wanted.name, role: null } } : wanted
}

function withNetTotal(wanted: readonly Wanted[]): Wanted[] {
  return wanted.some(({ name }) => name.keys.some((key) => key.includes('价税合计')))
    ? wanted.map(asNet)
    : [...wanted]
}

/** Where 价税合计 is asked for, which is a sum with its tax, 合计金额 is the sum without. */
function asNet(wanted: Wanted): Wanted {
  const isNet = wanted.name.keys.some((key) => key === '合计金额' || key === '金额合计')
  return isNet ? { ...wanted, name: { ...wanted.name, concept: 'subtotal' } } : wanted
}

function ownName(steps: readonly Step[]): string {
  return wordsOf(String(steps.at(-1) ?? ''))
}
