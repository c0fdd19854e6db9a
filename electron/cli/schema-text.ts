// A result schema as it is given on the command line: the JSON itself, a file that holds it, or - for stdin.
import { readFile } from 'node:fs/promises'
import { ok, type Result } from '../../shared/result.ts'
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
    return fileFault(error, given)
  }
}

/** Windows editors put a byte order mark first, and JSON has none. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text
}
