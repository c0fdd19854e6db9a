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

it('says before the link that there is no page yet', async () => {
  const lines = await said(false)
  expect(lines[1]).toMatch(/not built yet.*npm run build/)
  expect(lines[2]).toContain('/sign-in/once')
  expect(await said(true)).toHaveLength(2)
})
