// Files and folders that the person who runs the command has typed. They may be anything that the person can open, also a
// pipe, as in `fovea read --result-schema <(command)`; everything else goes through electron/files.
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileFault } from '../../shared/file-fault.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { CallOutput } from '../../shared/contract/calls.ts'

export async function readTyped(file: string): Promise<Result<Buffer>> {
  try {
    return ok(await readFile(file))
  } catch (error) {
    return fileFault(error, file)
  }
}

/** Writes the file that --out names, completely or not at all, and replaces an existing one. */
export async function writeOut(
  file: string,
  { content, encoding }: Pick<CallOutput<'records.export'>, 'content' | 'encoding'>,
): Promise<Result<null>> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content, { encoding: encoding === 'base64' ? 'base64' : 'utf8', flag: 'wx' })
    await rename(temporary, file)
    return ok(null)
  } catch (error) {
    await rm(temporary, { force: true })
    return fileFault(error, file)
  }
}

/** The names of everything below a folder; none if it can't be read. */
export function namesBelow(dir: string): Promise<string[]> {
  return readdir(dir, { recursive: true }).catch(() => [])
}
