// Helpers that show a watch folder: the colour of its state, and its paths.
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'

export const folderTones = {
  watching: 'accent',
  asking: 'doubt',
  resting: 'neutral',
  full: 'failed',
  paused: 'neutral',
  offline: 'doubt',
} as const satisfies Record<WatchFolder['state'], string>

/** The last segment of a path; accepts the separators of Windows and of Unix. */
export function baseName(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path
}

/** Joins a file name to a folder, with the folder's own separator; an absolute path is returned unchanged. */
export function resolvePath(folder: string, file: string): string {
  if (file === '') return folder
  if (/^([/\\]|[A-Za-z]:)/.test(file)) return file
  const slash = folder.includes('\\') ? '\\' : '/'
  return `${folder.replace(/[/\\]$/, '')}${slash}${file}`
}
