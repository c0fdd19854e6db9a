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
    begun.start(app.connection)
    return begun
  }
  const texts = (of: Notices) => of.unread.map(({ message }) => message)
  return { app, network, begin, texts, become: (next: readonly Notice[]) => (notices = [...next]) }
}

test('after a reload dismissed notices stay hidden, and new ones are shown', async () => {
  const { begin, texts, become, network } = begun([noticeOf('one')])
  const first = begin()
  await expect.poll(() => texts(first)).toEqual(['one'])
  first.dismiss()
  expect(texts(first)).toEqual([])
  const second = begin()
  await expect.poll(() => network.callsTo('system.notices')).toHaveLength(2)
  expect(texts(second)).toEqual([])
  become([noticeOf('two')])
  network.emit({ name: 'notices.changed', data: {} })
  await expect.poll(() => texts(second)).toEqual(['two'])
})

test('notices are reloaded after a reconnect', async () => {
  const { app, begin, texts, become } = begun([])
  const notices = begin()
  become([noticeOf('rescued')])
  app.connection.setConnected(false)
  app.connection.setConnected(true)
  await expect.poll(() => texts(notices)).toEqual(['rescued'])
})
