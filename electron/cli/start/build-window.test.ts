import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { needsBuild } from './build-window.ts'

const old = new Date('2026-01-01T00:00:00Z')
const recent = new Date('2026-01-02T00:00:00Z')
const made = [
  'dist/renderer/index.html',
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/worker/worker.js',
  'dist/understanding/understanding.js',
  'dist/core/core.cjs',
  'dist/check/check.js',
]
const written = [
  'shared/page.ts',
  'electron/main/main.ts',
  'renderer/index.html',
  'vite.config.ts',
  'package.json',
]
const folders = ['shared', 'electron', 'electron/main', 'renderer']

let root = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fovea-build-'))
  for (const file of [...made, ...written]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), '')
  }
  for (const file of [...written, ...folders]) await utimes(path.join(root, file), old, old)
  for (const file of made) await utimes(path.join(root, file), recent, recent)
})

afterEach(() => rm(root, { recursive: true }))

it('builds nothing again that is newer than its sources', async () => {
  expect(await needsBuild(root)).toBe(false)
})

it('builds where something was never built, or only in part', async () => {
  await rm(path.join(root, 'dist/worker/worker.js'))
  expect(await needsBuild(root)).toBe(true)
})

it('builds where a source is newer, however deep it lies', async () => {
  await writeFile(path.join(root, 'electron/main/main.ts'), 'changed')
  expect(await needsBuild(root)).toBe(true)
})

it('builds where a source was removed', async () => {
  await rm(path.join(root, 'electron/main/main.ts'))
  expect(await needsBuild(root)).toBe(true)
})
