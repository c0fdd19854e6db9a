import { expect, it } from 'vitest'
import { devPageOf, isDevSocket } from './dev-page.ts'

it('is on this machine, as the command names it', () => {
  expect(devPageOf(false, { FOVEA_DEV_PAGE: 'http://127.0.0.1:7879' })).toBe('http://127.0.0.1:7879')
})

it.each([
  'http://evil.example:80',
  'https://127.0.0.1:1',
  'http://127.0.0.1:80@evil.example',
  'http://127.0.0.1',
  '',
])('is nowhere else: %s', (named) => {
  expect(devPageOf(false, { FOVEA_DEV_PAGE: named })).toBeNull()
})

it('is not looked for by a packed app, nor where nobody named it', () => {
  expect(devPageOf(true, { FOVEA_DEV_PAGE: 'http://127.0.0.1:7879' })).toBeNull()
  expect(devPageOf(false, {})).toBeNull()
})

it('lets one line be opened, and none where nothing is developed', () => {
  expect(isDevSocket('http://127.0.0.1:7879', 'ws://127.0.0.1:7879/?token=x')).toBe(true)
  expect(isDevSocket('http://127.0.0.1:7879', 'ws://127.0.0.1:78790/')).toBe(false)
  expect(isDevSocket('http://127.0.0.1:7879', 'http://127.0.0.1:7879/')).toBe(false)
  expect(isDevSocket(null, 'ws://127.0.0.1:7879/')).toBe(false)
})
