// Where a file lies below a watched folder's root.
import path from 'node:path'
import type { FilePlace } from './db/folder-files.ts'

/** Null for what does not lie inside. */
export function placeOf(root: string, file: string): FilePlace | null {
  const relative = path.relative(root, file)
  if (relative === '' || path.isAbsolute(relative) || relative.split(path.sep)[0] === '..') return null
  const parts = relative.split(path.sep)
  const name = parts.pop() ?? ''
  return { dir: parts.map((part) => `${part}/`).join(''), name }
}

/** Whether a path is another one, or lies inside it. */
export function isWithin(inner: string, outer: string): boolean {
  return path.relative(outer, inner) === '' || placeOf(outer, inner) !== null
}
