import path from 'node:path'
import { expect, it } from 'vitest'
import { defaultDataDir } from './data-dir.ts'

it("is the desktop app's own folder on every platform", () => {
  expect(defaultDataDir({ platform: 'linux', env: {}, home: '/home/ada' })).toBe('/home/ada/.config/Fovea')
  expect(defaultDataDir({ platform: 'linux', env: { XDG_CONFIG_HOME: '/cfg' }, home: '/home/ada' })).toBe(
    '/cfg/Fovea',
  )
  expect(defaultDataDir({ platform: 'darwin', env: {}, home: '/Users/ada' })).toBe(
    '/Users/ada/Library/Application Support/Fovea',
  )
  expect(defaultDataDir({ platform: 'win32', env: { APPDATA: 'C:\\Roaming' }, home: 'C:\\ada' })).toBe(
    'C:\\Roaming\\Fovea',
  )
})

it('is the folder that FOVEA_DATA names, if it is set', () => {
  const dir = defaultDataDir({ platform: 'linux', env: { FOVEA_DATA: 'here' }, home: '/home/ada' })
  expect(dir).toBe(path.resolve('here'))
})
