import { expect, it } from 'vitest'
import { toAccelerator } from './accelerator.ts'

const nothingHeld = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false }
const press = (key: string, code: string, held: Partial<typeof nothingHeld> = {}) =>
  toAccelerator({ key, code, ...nothingHeld, ...held })

it('names the held modifiers, then the key as it is printed', () => {
  expect(press('O', 'KeyO', { ctrlKey: true, shiftKey: true })).toBe('Control+Shift+O')
  expect(press('ø', 'KeyO', { altKey: true, metaKey: true })).toBe('Command+Alt+O')
  expect(press('F8', 'F8')).toBe('F8')
  expect(press(' ', 'Space', { ctrlKey: true })).toBe('Control+Space')
})

it('waits while no key is pressed yet, and leaves letters for writing', () => {
  expect(press('Control', 'ControlLeft', { ctrlKey: true })).toBeNull()
  expect(press('o', 'KeyO')).toBeNull()
  expect(press('O', 'KeyO', { shiftKey: true })).toBeNull()
})
