// A schema as a file: its plain JSON, or where something is said of its fields that JSON with its settings beside it.
import { fieldSettingsSchema, noSettings, type FieldSettings } from './field-settings.ts'
import { toPlain, valueAt, type JsonNode, type JsonObject } from './json-node.ts'
import { readNode } from './json-reader.ts'
import { parseSchema } from './parse.ts'

export interface SchemaFile {
  /** The schema as JSON text. */
  readonly body: string
  readonly settings: FieldSettings
}

export function writeSchemaFile({ body, settings }: SchemaFile): string {
  if (Object.keys(settings).length === 0) return body
  return `{\n"schema": ${body},\n"settings": ${JSON.stringify(settings, null, 2)}\n}\n`
}

/** A plain schema may have fields of these names, so what is one is taken for one. */
export function readSchemaFile(text: string): SchemaFile {
  const plain = { body: text, settings: noSettings }
  if (parseSchema(text).ok) return plain
  const read = readNode(text)
  const parts = 'node' in read ? readSchemaWithSettings(read.node) : null
  return parts ? { body: text.slice(parts.schema.start, parts.schema.end), settings: parts.settings } : plain
}

export function readSchemaWithSettings(
  node: JsonNode,
): { schema: JsonObject; settings: FieldSettings } | null {
  const [schema, said] = ['schema', 'settings'].map((key) => valueAt(node, key))
  const settings = said && fieldSettingsSchema.safeParse(toPlain(said))
  return settings?.success && schema?.kind === 'object' ? { schema, settings: settings.data } : null
}
