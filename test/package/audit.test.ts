import { expect, it } from 'vitest'
import type { Packed } from './archive.ts'
import { largest, findProblems } from './audit.ts'

const packed = (file: string, bytes = 1000, isUnpacked = false): Packed => ({ file, bytes, isUnpacked })
const problems = (...files: Packed[]) =>
  findProblems(files).filter((problem) => !problem.startsWith('missing'))

it('accepts code, models and licences', () => {
  expect(
    problems(
      packed('dist/main/main.js'),
      packed('node_modules/zod/LICENSE'),
      packed('node_modules/tesseract.js-core/tesseract-core-lstm.wasm'),
      packed('node_modules/better-sqlite3/prebuilds/linux-x64.node', 1000, true),
    ),
  ).toEqual([])
})

it('reports sources, programs of other systems, and programs that must be outside of the archive', () => {
  expect(
    problems(
      packed('electron/main/main.ts'),
      packed('dist/main/main.js.map'),
      packed('node_modules/better-sqlite3/prebuilds/win32-x64.node', 1000, true),
      packed('node_modules/better-sqlite3/prebuilds/linux-x64.node'),
      packed('node_modules/libheif-js/libheif-wasm/libheif.wasm'),
    ),
  ).toEqual([
    'not needed: electron/main/main.ts',
    'not needed: dist/main/main.js.map',
    'not needed: node_modules/better-sqlite3/prebuilds/win32-x64.node',
    'a program of the machine inside the archive: node_modules/better-sqlite3/prebuilds/linux-x64.node',
    "can't be replaced inside the archive: node_modules/libheif-js/libheif-wasm/libheif.wasm",
  ])
})

it('reports missing required files', () => {
  expect(findProblems([])).toContain('missing: dist/preload/preload.cjs')
})

it('reports an exceeded size budget, and lists the largest parts', () => {
  const files = [
    packed('node_modules/@img/a/x.js', 140 * 1024 * 1024),
    packed('node_modules/b/y.js', 20 * 1024 * 1024),
  ]
  expect(problems(...files)).toEqual(['too large: 160.0 MB, and 155.0 MB is the budget'])
  expect(largest(files, 1)).toEqual([' 140.0 MB  node_modules/@img/a'])
})
