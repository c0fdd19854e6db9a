// Two clients, one of them hostile: the other one is always answered, and all processes together stay small. How fast it
// is answered is measured by `npm run attacks`, on a machine that does nothing else.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { tempDir } from '../support/temp-dir.ts'
import { hostileClients } from './hostile-clients.ts'
import { limits, measure } from './measure.ts'

let server: ServerProcess
let dataDir = ''

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-attacks-'))
  server = await startServerProcess(dataDir)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})

it.each(hostileClients.map(({ name }) => name))('is answered beside %s', async (name) => {
  const newKey = async () => (await server.call('keys.create', { name })).key
  const hostile = { name, key: await newKey(), dataDir, dir: tempDir() }
  const measured = await measure({ server, key: await newKey() }, 20, hostile)
  expect(measured.failures).toEqual([])
  expect(measured.answersMs.length).toBeGreaterThan(1)
  expect(measured.peakBytes).toBeLessThan(limits.memoryBytes)
})
