import { expect, test, vi } from 'vitest'
import { remembering } from './remembering.ts'

test('a text is looked at once', () => {
  const find = vi.fn((text: string) => [text.length])
  const of = remembering(find, 10)
  expect(of('two')).toEqual([3])
  expect(of('two')).toBe(of('two'))
  expect(find).toHaveBeenCalledTimes(1)
})

test('no more is kept than may be, and nothing long', () => {
  const find = vi.fn((text: string) => text.length)
  const of = remembering(find, 2)
  for (const text of ['a', 'b', 'c', 'a']) of(text)
  expect(find).toHaveBeenCalledTimes(4)
  const long = 'x'.repeat(1000)
  expect([of(long), of(long)]).toEqual([1000, 1000])
  expect(find).toHaveBeenCalledTimes(6)
})
