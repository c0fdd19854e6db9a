// The table of docs/SECURITY.md and the command that prints it agree, and each row has a test.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { triedReaders } from '../readers/tried-readers.ts'
import { tableOfTried, tried } from './tried.ts'

const root = path.join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Without the padding that aligns columns. */
const unpadded = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

it('docs/SECURITY.md and docs/scale.md have the tables of everything that is tried', () => {
  expect(unpadded(textOf('docs/SECURITY.md'))).toContain(unpadded(tableOfTried(tried)))
  expect(unpadded(textOf('docs/scale.md'))).toContain(unpadded(tableOfTried(triedReaders)))
})

it.each([...tried, ...triedReaders])('a test repeats it: $what', ({ tests }) => {
  for (const test of tests) {
    const [file = '', title = ''] = test.split(': ')
    expect(textOf(file)).toContain(title)
  }
})
