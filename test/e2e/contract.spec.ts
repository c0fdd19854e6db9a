// One story over the three ways in: directly, over IPC from the page, over HTTP. All three must answer the same.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { childHost, understandingHost } from '../../electron/cli/child-host.ts'
import { directTransport } from '../../electron/cli/own-engine.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import { systemClock } from '../../electron/engine/ports.ts'
import { createClient, type Client } from '../../shared/contract/client.ts'
import { steps, tell } from '../contract/cases.ts'
import { startServerProcess } from '../support/server-process.ts'
import { ipcTransport } from './support/ipc-transport.ts'
import { expect, test } from './support/test.ts'

test('every call answers the same directly, over IPC and over HTTP', async ({ launch }) => {
  test.setTimeout(180_000)
  const told = {
    direct: await overDirect(tell),
    http: await overHttp(tell),
    ipc: await tell(createClient(ipcTransport((await launch()).page))),
  }
  expect(told.direct).toHaveLength(steps.length)
  expect(told.http).toEqual(told.direct)
  expect(told.ipc).toEqual(told.direct)
  const codes = told.direct.flatMap((line) => /"code":"([^"]+)"/.exec(line)?.[1] ?? [])
  for (const code of [
    'schema.depth',
    'schema.duplicateKey',
    'image.format',
    'image.tooSmall',
    'url.refused',
  ]) {
    expect(codes).toContain(code)
  }
})

async function overDirect<T>(story: (client: Client) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-direct-'))
  const log = {
    info: () => undefined,
    error: (text: string, error: unknown) => expect.soft(`${text}: ${String(error)}`).toBe(''),
  }
  const created = await createEngine({
    dataDir,
    clock: systemClock,
    workers: childHost(),
    understanding: understandingHost(),
    log,
    version: '0.1.0',
  })
  if (!created.ok) throw new Error(created.error.code)
  created.value.start()
  try {
    return await story(createClient(directTransport(created.value)))
  } finally {
    await created.value.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function overHttp<T>(story: (client: Client) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-http-'))
  const server = await startServerProcess(dataDir)
  try {
    return await story(server.client)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
