import { expect, it } from 'vitest'
import { callingDir } from './calling-dir.ts'

const byNpm = {
  INIT_CWD: '/home/ada/scans',
  npm_package_json: '/opt/fovea/package.json',
  npm_lifecycle_event: 'fovea',
}

it('is the folder npm was called in', () => {
  expect(callingDir(byNpm, '/opt/fovea')).toBe('/home/ada/scans')
})

it('is the current folder without npm', () => {
  expect(callingDir({}, '/home/ada')).toBe('/home/ada')
})

it('is the current folder for a command that another script started', () => {
  expect(callingDir({ ...byNpm, npm_lifecycle_event: 'test' }, '/opt/fovea')).toBe('/opt/fovea')
  expect(callingDir(byNpm, '/tmp/elsewhere')).toBe('/tmp/elsewhere')
})
