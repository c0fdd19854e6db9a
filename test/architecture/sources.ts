// The files of the repository as git knows them, and the code among them that is no test.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source } from './floors.ts'

export const root = path.join(import.meta.dirname, '../..')

// Parted by zeros: else a name with an umlaut in it is quoted.
const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})

export const files = listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)))

export const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const isCode = (file: string) =>
  /^(shared|electron|renderer)\/.*\.(ts|svelte)$/.test(file) && !/\.(d|test)\.ts$/.test(file)

export const sources: readonly Source[] = files
  .filter(isCode)
  .map((file) => ({ file, text: readDocument(file) }))
