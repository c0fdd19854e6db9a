// A request that works as it stands, but for the key and the image.
import { operations, type Operation } from '../../../shared/operations.ts'

export function exampleRequest(
  address: string,
  operation: Operation = 'text',
  schema: string | null = null,
): string {
  // The shell ends the quotes at an apostrophe; in JSON it can be written otherwise.
  const wanted = schema === null ? '' : `,"result_schema":${compact(schema).replaceAll("'", '\\u0027')}`
  const image = `"data:image/png;base64,'"$(base64 < scan.png | tr -d '\\n')"'"`
  const body = `'{"document":{"type":"image_url","image_url":${image}}${wanted}}'`
  return [
    `curl '${address}${operations[operation].path}?key=API_KEY' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${body}`,
  ].join('\n')
}

/** Blanks between the parts of the schema; its keys may hold some of their own. */
function compact(schema: string): string {
  return schema.replace(/\n\s*/g, '')
}
