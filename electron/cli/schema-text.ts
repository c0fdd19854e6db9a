// Reads a result schema given on the command line: the JSON itself, a file that contains it, - for stdin, or the name
// of a built-in schema.
import { ok, type Result } from '../../shared/result.ts'
import { builtInBody, isBuiltInName } from '../../shared/schema/built-in/built-in.ts'
import { readAll } from './stdin.ts'
import { readTyped } from './typed-file.ts'

/** Returns the text of the schema; a built-in name is returned as its JSON. */
export async function readSchemaText(
  given: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<string>> {
  if (/^\s*[[{"]/.test(given)) return ok(given)
  if (given === '-') return ok((await readAll(stdin)).toString('utf8'))
  const file = await readTyped(given)
  // A file takes precedence, so that no built-in name can hide one.
  if (!file.ok) return isBuiltInName(given) ? ok(builtInBody(given)) : file
  return ok(stripByteOrderMark(file.value.toString('utf8')))
}

/** Whether an argument that is not a file may be the name of a saved schema: it does not look like a path. */
export function mayBeName(given: string): boolean {
  return !/[/\\]|\.json$/i.test(given)
}

/** Removes the byte order mark that Windows editors write, which JSON does not allow. */
function stripByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
