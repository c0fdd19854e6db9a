// Tells whether a build is newer than its sources. Plain JavaScript, because launch.js runs it on any Node.
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const shared = ['shared', 'vite.config.ts', 'package.json']

/** The stamp is written when a build has ended and bears the time at which it began. */
export const parts = {
  processes: { sources: ['electron', ...shared], stamp: 'dist/processes.stamp' },
  window: { sources: ['renderer', 'vite.licences.ts', ...shared], stamp: 'dist/window.stamp' },
}

export function isFresh(root, part) {
  const { sources, stamp } = parts[part]
  const built = path.join(root, stamp)
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources.every((source) => isOlder(path.join(root, source), mtimeMs))
}

/** A folder's own time tells of files that were removed. */
function isOlder(file, than) {
  const stats = statSync(file)
  if (stats.mtimeMs > than) return false
  return !stats.isDirectory() || readdirSync(file).every((name) => isOlder(path.join(file, name), than))
}
