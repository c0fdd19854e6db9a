// Reasons in the data of errors are rows of the table of reasons, or messages of other programs. A literal reason would be
// shown in English in every language.
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

const literalReason = /\b(?:err|fault|finding)\(\s*'[^']+',\s*\{[^}]*\b(?:why|found|kind|rule): ['`"][^\n]*/g

it('makes no error with a literal English reason', () => {
  const literal = sources
    .filter(({ file }) => !file.startsWith('electron/cli/'))
    .flatMap(({ file, text }) => [...text.matchAll(literalReason)].map(([call]) => `${file}: ${call}`))
  expect(literal).toEqual([])
})
