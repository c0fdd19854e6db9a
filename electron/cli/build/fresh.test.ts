import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isFresh, parts } from './fresh.js'

const old = new Date('2026-01-01T00:00:00Z')
const recent = new Date('2026-01-02T00:00:00Z')
const sources = ['shared/page.ts', 'electron/main/main.ts', 'vite.config.ts', 'package.json']
const folders = ['shared', 'electron', 'electron/main']

let root = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fovea-build-'))
  for (const file of [...sources, parts.processes.stamp]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), '')
  }
  for (const file of [...sources, ...folders]) await utimes(path.join(root, file), old, old)
  await utimes(path.join(root, parts.processes.stamp), recent, recent)
})

afterEach(() => rm(root, { recursive: true }))

it('is fresh when every source is older than the build', () => {
  expect(isFresh(root, 'processes')).toBe(true)
})

it('is not fresh when nothing was built yet', async () => {
  await rm(path.join(root, parts.processes.stamp))
  expect(isFresh(root, 'processes')).toBe(false)
})

it('is not fresh when a source deep in the tree is newer', async () => {
  await writeFile(path.join(root, 'electron/main/main.ts'), 'changed')
  expect(isFresh(root, 'processes')).toBe(false)
})

it('is not fresh when a source was removed', async () => {
  await rm(path.join(root, 'electron/main/main.ts'))
  expect(isFresh(root, 'processes')).toBe(false)
})
