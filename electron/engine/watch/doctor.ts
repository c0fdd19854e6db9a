// Explains why a file was or was not read, and whether a folder can be watched well.
import { lstat, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import { isMissingFile, systemCode } from '../../../shared/file-fault.ts'
import { findingView } from '../../../shared/watch/findings.ts'
import type { FolderRepo } from '../db/folders.ts'
import { diagnoseFile, type FileDoctorParts, type FileKind } from './doctor-file.ts'
import { diagnoseFolder, type FolderDoctorParts } from './doctor-folder.ts'
import { isWithin } from '../place-of.ts'

export interface DoctorParts extends FileDoctorParts, FolderDoctorParts {
  readonly folders: FolderRepo
}

type Answer = CallOutput<'folders.doctor'>

/** Returns the findings about whatever is at the path. */
export async function diagnose(parts: DoctorParts, inputPath: string): Promise<Answer> {
  const file = await truePath(inputPath)
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

/** Resolves links in the path of the folder, but not the file itself: a link in a watched folder is a link. */
async function truePath(inputPath: string): Promise<string> {
  try {
    return path.join(await realpath(path.dirname(inputPath)), path.basename(inputPath))
  } catch (error) {
    if (systemCode(error) === null) throw error
    return inputPath
  }
}

/** Tells what is at the path. */
async function kindOf(file: string): Promise<FileKind> {
  try {
    const stats = await lstat(file)
    if (stats.isFile()) return 'file'
    if (stats.isDirectory()) return 'folder'
    return { special: stats.isSymbolicLink() ? 'a link' : stats.isFIFO() ? 'a pipe' : 'a device or socket' }
  } catch (error) {
    if (isMissingFile(error) || systemCode(error) !== null) return 'missing'
    throw error
  }
}
