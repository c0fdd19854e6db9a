// Puts a file of a sheet where it belongs: whole or not at all, and only over what was looked at. See [Note: output].
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { MadeFile } from './make-sheet.ts'
import { inUserFolder, temporaryName } from './user-folder.ts'

/** What spreadsheets lay beside a file for as long as they have it open. */
const locks = (name: string) => [`~$${name}`, `.~lock.${name}#`]

/** `changed`: somebody was faster, and it has to be looked at again. */
export async function putSheet(
  base: string,
  { path: file, foundHash, bytes }: MadeFile,
  folderId: string,
): Promise<Result<'written' | 'changed'>> {
  const name = path.basename(file)
  const temporary = temporaryName(`${folderId}-${name.length}-sheet`)
  const put = await inUserFolder({ base, file }, async (folder): Promise<Result<'written' | 'changed'>> => {
    // It may have got its name in a run that was killed right after.
    await folder.remove(temporary)
    if (bytes === null) return ok('written')
    for (const lock of locks(name)) {
      if (await folder.has(lock))
        return err('sheet.open', { path: file, lock: path.join(path.dirname(file), lock) })
    }
    if (foundHash === null) return ok((await folder.create(name, bytes, temporary)) ? 'written' : 'changed')
    if ((await folder.hashOf(name)) !== foundHash) return ok('changed')
    await folder.replace(name, bytes, temporary)
    return ok('written')
  })
  if (put.ok) return put
  // Moved away just now.
  if (put.error.code === 'file.gone') return ok('changed')
  return isHeldOpen(put.error.code) ? err('sheet.open', { path: file, lock: '' }) : put
}

/** Windows refuses to write over a file that a program has open; elsewhere rights are rights. */
function isHeldOpen(code: string): boolean {
  return code === 'file.busy' || (code === 'file.noRights' && process.platform === 'win32')
}
