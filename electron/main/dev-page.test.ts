import { expect, it } from 'vitest'
import { findDevPage, isDevSocket } from './dev-page.ts'

it('takes the address of the dev server from the environment', () => {
  expect(findDevPage(false, { FOVEA_DEV_PAGE: 'http://127.0.0.1:7879' })).toBe('http://127.0.0.1:7879')
})

it.each([
  'http://evil.example:80',
  'https://127.0.0.1:1',
  'http://127.0.0.1:80@evil.example',
  'http://127.0.0.1',
  '',
])('accepts no address but a port of this machine: %s', (address) => {
  expect(findDevPage(false, { FOVEA_DEV_PAGE: address })).toBeNull()
})

it('finds no dev server in a packaged app or without the environment variable', () => {
  expect(findDevPage(true, { FOVEA_DEV_PAGE: 'http://127.0.0.1:7879' })).toBeNull()
  expect(findDevPage(false, {})).toBeNull()
})

it('allows the WebSocket of the dev server only, and none outside development', () => {
  expect(isDevSocket('http://127.0.0.1:7879', 'ws://127.0.0.1:7879/?token=x')).toBe(true)
  expect(isDevSocket('http://127.0.0.1:7879', 'ws://127.0.0.1:78790/')).toBe(false)
  expect(isDevSocket('http://127.0.0.1:7879', 'http://127.0.0.1:7879/')).toBe(false)
  expect(isDevSocket(null, 'ws://127.0.0.1:7879/')).toBe(false)
})
