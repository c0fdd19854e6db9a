// Lists the files of the repository (tracked, and new ones that are not ignored), and reads its source files.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source } from './floors.ts'

export const root = path.join(import.meta.dirname, '../..')

// -z separates names by NUL; without it git quotes names with umlauts.
const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})

export const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))

export const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const isCode = (file: string) =>
  /^(shared|electron|renderer)\/.*\.(ts|svelte)$/.test(file) && !/\.(d|test)\.ts$/.test(file)

/** Source files of the application, without tests and type declarations. */
export const sources: readonly Source[] = files
  .filter(isCode)
  .map((file) => ({ file, text: readDocument(file) }))
