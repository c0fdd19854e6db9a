import { expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { announce } from './serve.ts'

const serving = {
  url: 'http://127.0.0.1:7878',
  warning: null,
  signInLink: () => Promise.resolve(ok('http://127.0.0.1:7878/sign-in/once')),
}

async function said(hasPage: boolean): Promise<string[]> {
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  await announce(serving, { print: say, note: say, fail: () => 1 }, hasPage)
  return lines
}

it('says what a browser shows, and what to run, before the window is built', async () => {
  const lines = await said(false)
  expect(lines[1]).toContain('/sign-in/once')
  expect(lines[2]).toMatch(/not built yet.*API reference.*npm run build/)
  expect(await said(true)).toHaveLength(2)
})
