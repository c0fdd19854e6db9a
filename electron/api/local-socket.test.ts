import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../shared/result.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { openLocalSocket } from './local-socket.ts'

const queue = { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 }
const log = { info: () => undefined, error: () => undefined }
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fovea-door-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

async function open(dir = dataDir) {
  const engine = engineStub({
    dataDir: dir,
    keys: { 'key-a': 'free' },
    answers: { 'queue.get': () => ok(queue) },
  })
  return { engine, door: await openLocalSocket(engine, log) }
}

function ask(
  socketPath: string,
  headers: Record<string, string>,
): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: '/api/queue', headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

describe('the local socket for the owner’s other programs', () => {
  it('answers as to the owner with the token that the engine announced, and with no other', async () => {
    const { engine, door } = await open()
    const { socket = '', token = '' } = engine.announced ?? {}
    expect(await ask(socket, { 'X-Fovea-Owner': token })).toEqual({
      status: 200,
      body: JSON.stringify(queue),
    })
    expect((await ask(socket, { 'X-Fovea-Owner': 'guessed' })).status).toBe(401)
    expect((await ask(socket, {})).status).toBe(401)
    if (door.ok) await door.value.close()
  })

  it.skipIf(process.platform === 'win32')('can be opened by this user only', async () => {
    const { engine, door } = await open()
    expect(statSync(engine.announced?.socket ?? '').mode & 0o777).toBe(0o600)
    if (door.ok) await door.value.close()
  })

  it('makes another token each time', async () => {
    const tokens = []
    for (const _ of [1, 2]) {
      const { engine, door } = await open()
      tokens.push(engine.announced?.token)
      if (door.ok) await door.value.close()
    }
    expect(new Set(tokens).size).toBe(2)
  })

  it('is gone when it is closed', async () => {
    const { engine, door } = await open()
    if (door.ok) await Promise.all([door.value.close(), door.value.close()])
    expect(existsSync(engine.announced?.socket ?? '')).toBe(false)
  })

  it.skipIf(process.platform === 'win32')(
    'opens although a killed engine left its socket behind',
    async () => {
      const socketPath = path.join(dataDir, 'engine.sock')
      await leaveSocketBehind(socketPath)
      expect(statSync(socketPath).isSocket()).toBe(true)
      const { door } = await open()
      expect(door.ok).toBe(true)
      if (door.ok) await door.value.close()
    },
  )

  it('returns the reason if it can’t be opened', async () => {
    const { engine, door } = await open(path.join(dataDir, 'no such folder'))
    expect(door).toMatchObject({ error: { code: 'socket.refused' } })
    expect(engine.announced).toBeNull()
  })
})

/** Node removes the socket when its server closes, unlike a killed process, so the socket is renamed before that. */
async function leaveSocketBehind(socketPath: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(`${socketPath}.tmp`, resolve))
  renameSync(`${socketPath}.tmp`, socketPath)
  await new Promise((resolve) => server.close(resolve))
}
