// A result schema as it is given on the command line: the JSON itself, a file that holds it, - for stdin, or the name
// of one that came with Fovea.
import { readFile } from 'node:fs/promises'
import { ok, type Result } from '../../shared/result.ts'
import { builtInBody, isBuiltInName } from '../../shared/schema/built-in/built-in.ts'
import { fileFault } from '../../shared/file-fault.ts'
import { readAll } from './stdin.ts'

export async function readSchemaText(
  given: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<string>> {
  if (/^\s*[[{"]/.test(given)) return ok(given)
  if (given === '-') return ok((await readAll(stdin)).toString('utf8'))
  try {
    return ok(withoutMark(await readFile(given, 'utf8')))
  } catch (error) {
    // a file goes first, so that no name can ever hide one
    return isBuiltInName(given) ? ok(builtInBody(given)) : fileFault(error, given)
  }
}

/** What is no file may be the name of a saved schema, unless it is plainly meant as a file. */
export function mayBeName(given: string): boolean {
  return !/[/\\]|\.json$/i.test(given)
}

/** Windows editors put a byte order mark first, and JSON has none. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
