import { expect, test } from 'vitest'
import { matches } from './shortcuts.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('mod is Ctrl, and Command on a Mac, and never both', () => {
  expect(matches('mod+1', press('1', { ctrlKey: true }), false)).toBe(true)
  expect(matches('mod+1', press('1', { metaKey: true }), true)).toBe(true)
  expect(matches('mod+1', press('1', { metaKey: true }), false)).toBe(false)
  expect(matches('mod+1', press('1', { metaKey: true, ctrlKey: true }), true)).toBe(false)
})

test('a key with Alt types a character and is no shortcut', () => {
  expect(matches('mod+1', press('1', { ctrlKey: true, altKey: true }), false)).toBe(false)
})

test('a shortcut without mod does not answer to Ctrl', () => {
  expect(matches('Delete', press('Delete'), false)).toBe(true)
  expect(matches('Delete', press('Delete', { ctrlKey: true }), false)).toBe(false)
})
