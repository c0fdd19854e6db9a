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
