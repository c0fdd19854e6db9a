// Reads a result schema given on the command line: the JSON itself, a file that contains it, - for stdin, or the name
// of a built-in schema.
import { readFile } from 'node:fs/promises'
import { ok, type Result } from '../../shared/result.ts'
import { builtInBody, isBuiltInName } from '../../shared/schema/built-in/built-in.ts'
import { fileFault } from '../../shared/file-fault.ts'
import { readAll } from './stdin.ts'

/** Returns the text of the schema; a built-in name is returned as its JSON. */
export async function readSchemaText(
  given: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<string>> {
  if (/^\s*[[{"]/.test(given)) return ok(given)
  if (given === '-') return ok((await readAll(stdin)).toString('utf8'))
  try {
    return ok(stripByteOrderMark(await readFile(given, 'utf8')))
  } catch (error) {
    // A file takes precedence, so that no built-in name can hide one.
    return isBuiltInName(given) ? ok(builtInBody(given)) : fileFault(error, given)
  }
}

/** Whether an argument that is not a file may be the name of a saved schema: it does not look like a path. */
export function mayBeName(given: string): boolean {
  return !/[/\\]|\.json$/i.test(given)
}

/** Removes the byte order mark that Windows editors write, which JSON does not allow. */
function stripByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
