import { expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { announce } from './serve.ts'

const serving = {
  url: 'http://127.0.0.1:7878',
  warning: null,
  signInLink: () => Promise.resolve(ok('http://127.0.0.1:7878/sign-in/once')),
}

async function announced(hasPage: boolean): Promise<string[]> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  await announce(serving, { print, note: print, fail: () => 1 }, hasPage)
  return lines
}

it('explains what a browser shows, and what to run, if the window is not built', async () => {
  const lines = await announced(false)
  expect(lines[1]).toContain('/sign-in/once')
  expect(lines[2]).toMatch(/not built yet.*API reference.*npm run build/)
  expect(await announced(true)).toHaveLength(2)
})
