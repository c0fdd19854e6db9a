// The JSON text that a record's fields make: the schema's keys in the schema's order.
import type { FoundField } from '../../contract/field.ts'
import { writeContent } from '../../schema/content.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'

export function contentOf(schema: SchemaNode, fields: readonly FoundField[]): string {
  const told = fields.filter(({ reason }) => reason === null)
  return writeContent(schema, new Map(told.map(({ path, value }) => [path, value])))
}
