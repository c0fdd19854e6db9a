// The limit on the work of one question. It is refused with the numbers that would have to become smaller.
import { looksOf, maxLooks } from '../../../shared/extract/looks.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { leafPaths } from '../../../shared/schema/leaf.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { SchemaObject } from '../../../shared/schema/schema-node.ts'

/** Returns the looks that a schema takes for this many words. It was parsed when it was accepted. */
export function looksFor(words: number, schema: string): number {
  return looksOf(words, parsed(schema))
}

/** Fails if these are too many words for the schema. */
export function checkWork(words: number, schema: string, name: string): Result<null> {
  const looks = looksFor(words, schema)
  if (looks <= maxLooks) return ok(null)
  const fields = leafPaths(parsed(schema)).length
  return err('understand.tooMuch', { name, fields, words, looks, most: maxLooks })
}

function parsed(text: string): SchemaObject {
  const schema = parseSchema(text)
  if (!schema.ok) throw new Error(`a schema that was checked does not parse: ${schema.error.code}`)
  return schema.value
}
