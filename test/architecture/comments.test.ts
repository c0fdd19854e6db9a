// Comments open with a subject, so that a first reading is enough: "Returns null if ...", not "Null for what ...".
import { expect, it } from 'vitest'
import { headlessComments } from './comments.ts'
import { files, readDocument } from './sources.ts'

const isCode = (file: string) => /\.(ts|js|svelte|css)$/.test(file)
// this file has planted faults
const isExempt = (file: string) => file === 'test/architecture/comments.test.ts'

it('opens each comment with a subject', () => {
  const headless = files
    .filter((file) => isCode(file) && !isExempt(file))
    .flatMap((file) => headlessComments({ file, text: readDocument(file) }))
  expect(headless.join('\n')).toBe('')
})

it('reports each comment that opens without a subject, with its line and an example of a better one', () => {
  const text = [
    "const address = 'https://example.org' // Of an address",
    '/** What a page says of itself. */',
    '/*',
    ' * Whoever forgets a place',
    ' */',
    '<!-- Null for what has none -->',
    '// so many of a kind',
    '// Metadata of a page:',
    '// Of those the first.',
    '/** The owner, or null. Of no key. */',
    "const title = 'What is read'",
  ].join('\n')
  const found = headlessComments({ file: 'a.ts', text })
  expect(found.map((line) => /^\S+/.exec(line)?.[0])).toEqual([
    'a.ts:1',
    'a.ts:2',
    'a.ts:4',
    'a.ts:6',
    'a.ts:7',
  ])
  expect(found[1]).toContain('"What a page says of itself. */"\n  Name the subject first')
})
