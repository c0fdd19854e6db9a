import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'
import { err } from '../../shared/result.ts'
import { namedPlace, readUserFile } from './user-file.ts'

const accept = () => null
const outcome = (read: Awaited<ReturnType<typeof readUserFile>>) =>
  read.ok ? read.value.bytes.toString() : read.error.code

it('a file is read to its end, unless it is refused by its size', async () => {
  const base = tempDir()
  const file = path.join(base, 'a')
  writeFileSync(file, 'twelve bytes')
  expect(outcome(await readUserFile({ base, file }, accept))).toBe('twelve bytes')
  const refused = readUserFile({ base, file }, ({ sizeBytes }) =>
    sizeBytes > 11 ? err('file.busy', { path: file }) : null,
  )
  expect(outcome(await refused)).toBe('file.busy')
})

it('a file that grows while it is read is reported, and is not read for ever', async () => {
  const base = tempDir()
  const file = path.join(base, 'log')
  writeFileSync(file, 'begun')
  const read = readUserFile({ base, file }, () => {
    appendFileSync(file, ' and going on')
    return null
  })
  expect(outcome(await read)).toBe('file.changed')
})

it.skipIf(process.platform === 'win32').each<[string, (at: string, target: string) => void, string]>([
  ['a pipe', (at) => execFileSync('mkfifo', [at]), 'file.notRegular'],
  ['a folder', (at) => mkdirSync(at), 'file.notRegular'],
  ['a link', (at, target) => symlinkSync(target, at), 'file.notRegular'],
  ['nothing', () => undefined, 'file.gone'],
])('%s is not read', async (_, lay, code) => {
  const base = tempDir()
  const target = path.join(base, 'target')
  writeFileSync(target, 'secret')
  lay(path.join(base, 'a'), target)
  expect(outcome(await readUserFile({ base, file: path.join(base, 'a') }, accept))).toBe(code)
})

it.skipIf(process.platform === 'win32')('links lead to a file only if a person named them', async () => {
  const [base, other] = [tempDir(), tempDir()]
  writeFileSync(path.join(other, 'a'), 'elsewhere')
  symlinkSync(other, path.join(base, 'link'))
  const file = path.join(base, 'link/a')
  expect(outcome(await readUserFile({ base, file }, accept))).toBe('output.outside')
  const place = await namedPlace(file)
  expect(place.ok && outcome(await readUserFile(place.value, accept))).toBe('elsewhere')
})
