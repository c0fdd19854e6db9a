// Opens the image of a record, wherever it is: in a watched folder, where a person named it, or in the image store.
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { isWithin } from '../../files/place-of.ts'
import type { OpenedFile } from '../../files/regular-file.ts'
import { namedPlace, openUserFile, readUserFile } from '../../files/user-file.ts'
import type { UserPlace } from '../../files/user-folder.ts'
import type { FolderRepo } from '../db/folders.ts'
import type { RecordRow } from '../db/records.ts'
import type { ImageStore } from './image-store.ts'
import { sha256 } from '../../files/user-folder.ts'

export type ImageDoor = ReturnType<typeof createImageDoor>

export function createImageDoor({ folders, store }: { folders: FolderRepo; store: ImageStore }) {
  /** Links are followed only to an image that a person named. */
  async function placeOfImage(row: RecordRow, hash: string): Promise<Result<UserPlace>> {
    const { source_path: file, folder_id: folderId } = row
    if (file === null) return ok({ base: path.dirname(store.pathOf(hash)), file: store.pathOf(hash) })
    if (folderId === null) return namedPlace(file)
    const folder = folders.get(folderId)
    const bases = folder ? [folder.path, folder.rule.doneDir ?? folder.path] : []
    return ok({ base: bases.find((base) => isWithin(file, base)) ?? path.dirname(file), file })
  }

  return {
    /** Opens the image for reading; the open file is the caller's to close. */
    async open(row: RecordRow): Promise<Result<OpenedFile>> {
      if (row.hash === null) return err('image.unknown', { id: row.id })
      const place = await placeOfImage(row, row.hash)
      const opened = place.ok ? await openUserFile(place.value) : place
      if (!opened.ok || opened.value.sizeBytes === row.size_bytes) return opened
      await opened.value.handle.close()
      return err('file.changed', { path: row.source_path ?? row.filename })
    },
    /** Reads the image; null if it is gone or no longer the one that was read. */
    async read(row: RecordRow): Promise<Uint8Array | null> {
      if (row.hash === null) return null
      const place = await placeOfImage(row, row.hash)
      if (!place.ok) return null
      const { file } = place.value
      const read = await readUserFile(place.value, ({ sizeBytes }) =>
        sizeBytes === row.size_bytes ? null : err('file.changed', { path: file }),
      )
      return read.ok && sha256(read.value.bytes) === row.hash ? read.value.bytes : null
    },
  }
}
