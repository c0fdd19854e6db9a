// How a watch folder is shown.
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'

export const folderTones = {
  watching: 'accent',
  asking: 'doubt',
  resting: 'neutral',
  full: 'failed',
  paused: 'neutral',
  offline: 'doubt',
} as const satisfies Record<WatchFolder['state'], string>

/** The last part of a path of any system. */
export function nameOf(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path
}

/** A name in a folder, or a whole path as it is; of the folder's own system, whichever that is. */
export function pathIn(folder: string, file: string): string {
  if (file === '') return folder
  if (/^([/\\]|[A-Za-z]:)/.test(file)) return file
  const slash = folder.includes('\\') ? '\\' : '/'
  return `${folder.replace(/[/\\]$/, '')}${slash}${file}`
}
