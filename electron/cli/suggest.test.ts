import { expect, it } from 'vitest'
import { editDistance, nearest } from './suggest.ts'

it('counts inserted, deleted, replaced and swapped letters', () => {
  expect(editDistance('read', 'read')).toBe(0)
  expect(editDistance('red', 'read')).toBe(1)
  expect(editDistance('reads', 'read')).toBe(1)
  expect(editDistance('raed', 'read')).toBe(1)
  expect(editDistance('', 'read')).toBe(4)
  expect(editDistance('serve', 'watch')).toBe(5)
})

it('finds the word that was meant', () => {
  const known = ['read', 'serve', 'watch', 'record list', 'record get']
  expect(nearest('raed', known)).toBe('read')
  expect(nearest('SERV', known)).toBe('serve')
  expect(nearest('record lst', known)).toBe('record list')
})

it('suggests nothing if no word is similar', () => {
  expect(nearest('photosynthesis', ['read', 'serve'])).toBe('')
})
