// Errors travel as codes with data, and each language has its sentence. A reason among the data is a row of its table too, or
// the words of another program: else it would be said in English everywhere.
import { expect, it } from 'vitest'
import { sources } from './sources.ts'

const literalReason = /\b(?:err|fault|finding)\(\s*'[^']+',\s*\{[^}]*\b(?:why|found|kind|rule): ['`"][^\n]*/g

it('makes no error with a reason that only English has', () => {
  const literal = sources
    .filter(({ file }) => !file.startsWith('electron/cli/'))
    .flatMap(({ file, text }) => [...text.matchAll(literalReason)].map(([call]) => `${file}: ${call}`))
  expect(literal).toEqual([])
})
