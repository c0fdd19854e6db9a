// Makes a curl command for the API, which works after the key and the image are filled in.
import { operations, type Operation } from '../../../shared/operations.ts'

export function exampleRequest(
  address: string,
  operation: Operation = 'text',
  schema: string | null = null,
): string {
  // An apostrophe would end the shell's quotes, so it is written as a JSON escape.
  const schemaPart = schema === null ? '' : `,"result_schema":${compact(schema).replaceAll("'", '\\u0027')}`
  const image = `"data:image/png;base64,'"$(base64 < scan.png | tr -d '\\n')"'"`
  const body = `'{"document":{"type":"image_url","image_url":${image}}${schemaPart}}'`
  return [
    `curl '${address}${operations[operation].path}?key=API_KEY' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${body}`,
  ].join('\n')
}

/** Removes line breaks and indentation; spaces inside keys stay. */
function compact(schema: string): string {
  return schema.replace(/\n\s*/g, '')
}
