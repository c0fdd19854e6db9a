import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { removeOldChunks } from './build.ts'
import { parts } from './fresh.js'

const root = mkdtempSync(path.join(tmpdir(), 'fovea-chunks-'))
const dist = path.join(root, 'dist/worker')
const [current, earlier, old] = ['write-AAAAAAAA.js', 'write-BBBBBBBB.js', 'write-CCCCCCCC.js']

afterEach(() => {
  rmSync(root, { recursive: true })
})

function makeChunks(): void {
  mkdirSync(dist, { recursive: true })
  for (const name of ['worker.js', current, `${current}.map`, earlier, `${earlier}.map`, old])
    writeFileSync(path.join(dist, name), '')
  writeFileSync(path.join(root, parts.processes.stamp), `worker.js\n${current}`)
  for (const name of [current, old]) utimesSync(path.join(dist, name), 0, 0)
}

const left = () =>
  ['worker.js', current, `${current}.map`, earlier, `${earlier}.map`, old].filter((name) =>
    existsSync(path.join(dist, name)),
  )

it('keeps the chunks of earlier builds for a day, because a running service may load them', () => {
  makeChunks()
  removeOldChunks(root)
  expect(left()).toEqual(['worker.js', current, `${current}.map`, earlier, `${earlier}.map`])
})

it('removes all chunks but those of the last build before packing', () => {
  makeChunks()
  removeOldChunks(root, 0)
  expect(left()).toEqual(['worker.js', current, `${current}.map`])
})
