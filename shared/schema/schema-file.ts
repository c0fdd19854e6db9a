// A schema as a file: its plain JSON, or an object with the schema and its settings if it has any.
import { fieldSettingsSchema, noSettings, type FieldSettings } from './field-settings.ts'
import { toPlain, valueAt, type JsonNode, type JsonObject } from './json-node.ts'
import { readNode } from './json-reader.ts'
import { parseSchema } from './parse.ts'

export interface SchemaFile {
  /** The schema as JSON text. */
  readonly body: string
  readonly settings: FieldSettings
}

/** Returns the text of the file. */
export function writeSchemaFile({ body, settings }: SchemaFile): string {
  if (Object.keys(settings).length === 0) return body
  return `{\n"schema": ${body},\n"settings": ${JSON.stringify(settings, null, 2)}\n}\n`
}

/**
 * Parses a schema file of either form. A valid plain schema is always taken for one, since its fields may be
 * named schema and settings.
 */
export function readSchemaFile(text: string): SchemaFile {
  const plain = { body: text, settings: noSettings }
  if (parseSchema(text).ok) return plain
  const read = readNode(text)
  const parts = 'node' in read ? readSchemaWithSettings(read.node) : null
  return parts ? { body: text.slice(parts.schema.start, parts.schema.end), settings: parts.settings } : plain
}

/** Reads the form { schema, settings }. Returns null for any other JSON. */
export function readSchemaWithSettings(
  node: JsonNode,
): { schema: JsonObject; settings: FieldSettings } | null {
  const [schema, given] = ['schema', 'settings'].map((key) => valueAt(node, key))
  const settings = given && fieldSettingsSchema.safeParse(toPlain(given))
  return settings?.success && schema?.kind === 'object' ? { schema, settings: settings.data } : null
}
