// Explains why a file was or was not read, and whether a folder can be watched well.
import path from 'node:path'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import { findingView } from '../../../shared/watch/findings.ts'
import type { FolderRepo } from '../db/folders.ts'
import { diagnoseFile, type FileDoctorParts, type FileKind } from './doctor-file.ts'
import { diagnoseFolder, type FolderDoctorParts } from './doctor-folder.ts'
import { isWithin } from '../../files/place-of.ts'
import { realPlace } from '../../files/presence.ts'
import { statUserFile } from '../../files/user-file.ts'

export interface DoctorParts extends FileDoctorParts, FolderDoctorParts {
  readonly folders: FolderRepo
}

type Answer = CallOutput<'folders.doctor'>

/** Returns the findings about whatever is at the path. */
export async function diagnose(parts: DoctorParts, inputPath: string): Promise<Answer> {
  const file = await realPlace(inputPath)
  const kind = await kindOf(file)
  const folder = parts.folders.list().find((row) => isWithin(file, row.path)) ?? null
  const isFolder = kind === 'folder' || folder?.path === file
  const { recordId, findings } = isFolder
    ? { recordId: null, findings: await diagnoseFolder(parts, file, folder) }
    : await diagnoseFile(parts, file, kind, folder)
  return {
    path: file,
    kind: typeof kind === 'string' ? kind : 'other',
    folder: folder && { id: folder.id, path: folder.path },
    recordId,
    findings: findings.map(findingView),
  }
}

/** Tells what is at the path. */
async function kindOf(file: string): Promise<FileKind> {
  const seen = await statUserFile({ base: path.dirname(file), file })
  if (!seen.ok || seen.value === null) return 'missing'
  if (seen.value.isFile()) return 'file'
  if (seen.value.isDirectory()) return 'folder'
  if (seen.value.isSymbolicLink()) return { special: 'a link' }
  return { special: seen.value.isFIFO() ? 'a pipe' : 'a device or socket' }
}
