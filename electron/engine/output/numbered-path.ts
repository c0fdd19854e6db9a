// The next name to try where one is taken, in the same folder.
import path from 'node:path'
import { appendNumber } from '../../../shared/watch/name-template.ts'

/** Then it is told, and nothing more is tried. */
export const mostNames = 100

export function numberedPath(file: string, ending: string, count: number): string {
  return path.join(path.dirname(file), appendNumber(path.basename(file), ending, count))
}
