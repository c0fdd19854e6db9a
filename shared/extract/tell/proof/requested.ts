// The kind of value that each path of a schema requests, as declared or by its name; null if neither says. If a name
// can mean two kinds, the value that was found decides.
import type { FoundField } from '../../../contract/field.ts'
import type { FieldSetting } from '../../../schema/field-settings.ts'
import { settingOfNode, type SchemaNode } from '../../../schema/schema-node.ts'
import type { ValueType } from '../../kinds/kinds.ts'
import { centsIn, recogniseAmount } from '../../kinds/amount.ts'
import type { Role } from '../../lexicon/parties.ts'
import { columnsIn } from '../../propose/tables/table.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { requestedFields } from '../../score/requested-fields.ts'

export interface Requested {
  readonly type: ValueType
  readonly concept: string | null
  /** The party whose value it is, by its name. */
  readonly role?: Role | null
  /** The last name of the path, in small letters. */
  readonly name: string
  readonly setting?: FieldSetting | undefined
}

export type RequestedOf = (field: Pick<FoundField, 'path' | 'value'>) => Requested | null

export function requestedBy(schema: SchemaNode): RequestedOf {
  const requested = new Map(requestedFields(schema).flatMap((one) => kindsOf(one)))
  return ({ path, value }) => {
    const anyRow = path.replace(/\[\d+\]/g, '[]')
    const found = requested.get(anyRow) ?? requested.get(anyRow.replace(/\[\]$/, '')) ?? null
    return found && saysNothing(found, value) ? null : found
  }
}

/** The columns of a table, by their paths without the number of a row. */
function kindsOf({
  path,
  node,
  name: { type, concept, role },
}: RequestedField): (readonly [string, Requested])[] {
  if (node.kind !== 'array' || node.element.kind !== 'object')
    return [[path, { type, concept, role, name: lastName(path), setting: settingOfNode(node) }]]
  return columnsIn(node.element)
    .filter(({ concept, type, setting }) => concept !== null || setting?.kind || !guessed.has(type))
    .map((column) => [`${path}[].${column.key}`, { ...column, name: column.key.toLowerCase() }])
}

/** A column that the lexicon doesn't know holds whatever is measured, however its name ends. */
const guessed: ReadonlySet<ValueType> = new Set(['code', 'number', 'time', 'name'])

function lastName(path: string): string {
  return (
    path
      .replace(/\[\d*\]$/, '')
      .split('.')
      .at(-1) ?? ''
  ).toLowerCase()
}

function saysNothing({ type, name, setting }: Requested, value: string): boolean {
  if (setting?.kind) return false
  return anything.test(name) || (type === 'amount' && sumOrNumber.test(name) && !isSum(value))
}

function isSum(value: string): boolean {
  return centsIn(value) !== null && recogniseAmount(value).some(({ sureness }) => sureness > sureOfThousands)
}

/** A sum has its cents or a sign of money; thousands are parted in numbers of firms too. */
const sureOfThousands = 0.85

/**
 * Names of fields that may hold anything: who something is from, or since when; hours are a count or a range, and
 * a reference may be any text.
 */
const anything =
  /^(?:ref|ref[eé]rence|referenz|referencia|riferimento|hours|stunden|heures|horas|ore|uren|時間|시간|from|to|by|of|for|via|at|von|vom|an|am|ab|bis|de|du|à|par|pour|le|desde|hasta|para|da|dal|di|del|do|od|от|до)$/u

/** "vat" is a sum of one and the number of another. */
const sumOrNumber = /^(?:vat|gst|iva|tva|ust|mwst|btw|nip|moms)$/
