import { expect, it } from 'vitest'
import { decide } from './touched.ts'

it.each([
  'test/electron/standin/core/complain.ts',
  'electron/main/menu.ts',
  'electron-builder.yml',
  'package-lock.json',
])("runs the stand-in's own tests and the packing where %s differs", (file) => {
  expect(decide(['README.md', file])).toEqual({ isNeeded: true, why: `${file} differs from main` })
})

it('leaves them out where other files differ', () => {
  expect(decide(['README.md', 'electron/mains.ts', 'test/flows/package.json']).isNeeded).toBe(false)
  expect(decide([]).isNeeded).toBe(false)
})
