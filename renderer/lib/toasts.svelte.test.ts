import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from './toasts.svelte.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a repeated text replaces the first toast', () => {
  const toasts = new Toasts(() => 'inbox')
  toasts.show('Invoice was saved.')
  toasts.show('Receipt was saved.')
  toasts.show('Invoice was saved.')
  expect(toasts.list.map(({ text }) => text)).toEqual(['Receipt was saved.', 'Invoice was saved.'])
})

test('each toast with an undo stays until its own time is over', () => {
  const toasts = new Toasts(() => 'inbox')
  const gone: string[] = []
  const undo = { label: 'Undo', run: () => undefined }
  toasts.show('1 record was deleted.', undo, () => gone.push('first'))
  vi.advanceTimersByTime(3000)
  toasts.show('1 record was deleted.', undo, () => gone.push('second'))
  expect(toasts.list).toHaveLength(2)
  vi.advanceTimersByTime(3000)
  expect(gone).toEqual(['first'])
  expect(toasts.list).toHaveLength(1)
})

test('a message without an undo is only shown on the screen where it appeared', () => {
  const toasts = new Toasts(() => 'inbox')
  toasts.fail('The schema was not found.')
  toasts.show('1 record was deleted.', { label: 'Undo', run: () => undefined })
  expect(toasts.shownOn('inbox')).toHaveLength(2)
  expect(toasts.shownOn('history').map(({ text }) => text)).toEqual(['1 record was deleted.'])
})
