// Lists the PDFs of a folder, without truth.
import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Subject } from './subject.ts'

/** Smaller files are unpacked links. */
const minBytes = 200

export function findSubjects(dir: string, maxPages: number): Subject[] {
  return globSync('**/*.pdf', { cwd: dir })
    .sort()
    .map((name) => ({ name, file: path.join(dir, name) }))
    .filter(({ file }) => statSync(file).size > minBytes)
    .map(({ name, file }) => ({ name, file, kind: 'real', refusal: null, truth: null, maxPages }))
}
