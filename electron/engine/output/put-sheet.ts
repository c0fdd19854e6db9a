// Writes a file of a sheet: completely or not at all, and only over the file that its content was made from. See
// [Note: output].
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { MadeFile } from './make-sheet.ts'
import { inUserFolder, temporaryName } from '../../files/user-folder.ts'

/** Spreadsheet programs keep these files next to a file while they have it open. */
const lockFiles = (name: string) => [`~$${name}`, `.~lock.${name}#`]

/**
 * Writes a file of a sheet. 'changed': the file on the disk is no longer the one that was read, so the sheet
 * has to be made again.
 */
export async function putSheet(
  base: string,
  { path: file, foundHash, bytes }: MadeFile,
  folderId: string,
): Promise<Result<'written' | 'changed'>> {
  const name = path.basename(file)
  const temporary = temporaryName(`${folderId}-${name.length}-sheet`)
  const put = await inUserFolder({ base, file }, async (folder): Promise<Result<'written' | 'changed'>> => {
    // A killed run may have given the file its name and left the temporary file.
    await folder.remove(temporary)
    if (bytes === null) return ok('written')
    for (const lock of lockFiles(name)) {
      if (await folder.has(lock))
        return err('sheet.open', { path: file, lock: path.join(path.dirname(file), lock) })
    }
    if (foundHash === null) return ok((await folder.create(name, bytes, temporary)) ? 'written' : 'changed')
    if ((await folder.hashOf(name)) !== foundHash) return ok('changed')
    await folder.replace(name, bytes, temporary)
    return ok('written')
  })
  if (put.ok) return put
  // The file was moved away just now.
  if (put.error.code === 'file.gone') return ok('changed')
  return isHeldOpen(put.error.code) ? err('sheet.open', { path: file, lock: '' }) : put
}

/** Windows refuses to overwrite a file that a program has open; elsewhere the error means missing rights. */
function isHeldOpen(code: string): boolean {
  return code === 'file.busy' || (code === 'file.noRights' && process.platform === 'win32')
}
