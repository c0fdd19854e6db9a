// The next name to try where one is taken, in the same folder.
import path from 'node:path'
import { numbered } from '../../../shared/watch/name-template.ts'

export function numberedPath(file: string, ending: string, count: number): string {
  return path.join(path.dirname(file), numbered(path.basename(file), ending, count))
}
