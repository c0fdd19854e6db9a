// Writes the file that --out names, completely or not at all, and replaces an existing one.
import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { fileFault } from '../../shared/file-fault.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { CallOutput } from '../../shared/contract/calls.ts'

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
