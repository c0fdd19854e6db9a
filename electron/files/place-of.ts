// Finds the place of a file below a root folder.
import path from 'node:path'

/** Returns null if the file is not inside the root. */
export function placeOf(root: string, file: string): { readonly dir: string; readonly name: string } | null {
  const relative = path.relative(root, file)
  if (relative === '' || path.isAbsolute(relative) || relative.split(path.sep)[0] === '..') return null
  const parts = relative.split(path.sep)
  const name = parts.pop() ?? ''
  return { dir: parts.map((part) => `${part}/`).join(''), name }
}

/** Whether `inner` is the same path as `outer` or inside it. */
export function isWithin(inner: string, outer: string): boolean {
  return path.relative(outer, inner) === '' || placeOf(outer, inner) !== null
}
