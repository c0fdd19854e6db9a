// Finds the next name to try in the same folder if one is taken.
import path from 'node:path'
import { appendNumber } from '../../../shared/watch/name-template.ts'

/** After this many names the search ends with an error. */
export const maxNames = 100

/** Returns the path with this number before its ending, as in scan (2).md. */
export function numberedPath(file: string, ending: string, count: number): string {
  return path.join(path.dirname(file), appendNumber(path.basename(file), ending, count))
}
