import { expect, test } from 'vitest'
import { ok } from '../../shared/result.ts'
import type { Notice } from '../../shared/contract/system-calls.ts'
import { appInTest } from '../test-support/app-in-test.ts'
import { Notices } from './notices.svelte.ts'

const noticeOf = (message: string): Notice => ({ code: 'data.broken', data: { why: message }, message })

function begun(first: readonly Notice[]) {
  let notices = [...first]
  const { app, network } = appInTest({ 'system.notices': () => ok({ notices }) })
  const begin = () => {
    const begun = new Notices(app.client)
    begun.start(app.link)
    return begun
  }
  const texts = (of: Notices) => of.unread.map(({ message }) => message)
  return { app, network, begin, texts, become: (next: readonly Notice[]) => (notices = [...next]) }
}

test('what was read is not told again by a page that is loaded anew, and what is new is', async () => {
  const { begin, texts, become, network } = begun([noticeOf('one')])
  const first = begin()
  await expect.poll(() => texts(first)).toEqual(['one'])
  first.dismiss()
  expect(texts(first)).toEqual([])
  const second = begin()
  await expect.poll(() => network.asked('system.notices')).toHaveLength(2)
  expect(texts(second)).toEqual([])
  become([noticeOf('two')])
  network.emit({ name: 'notices.changed', data: {} })
  await expect.poll(() => texts(second)).toEqual(['two'])
})

test('a Fovea that begins anew is asked what it has to tell', async () => {
  const { app, begin, texts, become } = begun([])
  const notices = begin()
  become([noticeOf('rescued')])
  app.link.set(false)
  app.link.set(true)
  await expect.poll(() => texts(notices)).toEqual(['rescued'])
})
