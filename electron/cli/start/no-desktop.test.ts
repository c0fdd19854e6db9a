import { expect, it } from 'vitest'
import { whyNoDesktop } from './no-desktop.ts'

it('shows the desktop app on Windows, on macOS, and on Linux with a screen', () => {
  expect(whyNoDesktop({ platform: 'win32', env: {}, isRoot: false })).toBeNull()
  expect(whyNoDesktop({ platform: 'darwin', env: {}, isRoot: false })).toBeNull()
  expect(whyNoDesktop({ platform: 'linux', env: { DISPLAY: ':0' }, isRoot: false })).toBeNull()
  expect(whyNoDesktop({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' }, isRoot: false })).toBeNull()
})

it('returns the reason in one sentence', () => {
  expect(whyNoDesktop({ platform: 'linux', env: {}, isRoot: false })).toMatch(
    /^There is no screen here .* instead\.$/,
  )
  expect(whyNoDesktop({ platform: 'linux', env: { DISPLAY: ':0' }, isRoot: true })).toMatch(/as root/)
})
