import { expect, test } from 'vitest'
import { askedScript } from './asked-script.ts'

test.each([
  ['name chinese', 'name', 'han'],
  ['holder name en', 'holder name', 'latin'],
  ['english title', 'title', 'latin'],
  ['中文姓名', '姓名', 'han'],
])('%s asks for a half', (name, rest, script) => {
  expect(askedScript(name)).toEqual({ rest, script })
})

test.each(['chinese score', 'english score', 'english teacher name', 'english', 'english course'])(
  '%s is of a subject',
  (name) => {
    expect(askedScript(name)).toBeNull()
  },
)
