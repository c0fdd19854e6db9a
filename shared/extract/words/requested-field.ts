// One place that a schema asks to be filled, with what its name means.
import type { SchemaPlace } from '../../schema/schema-node.ts'
import type { FieldName } from './names.ts'

export interface RequestedField {
  readonly path: string
  readonly node: SchemaPlace['node']
  readonly name: FieldName
}
