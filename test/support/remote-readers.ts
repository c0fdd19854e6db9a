// Readers on other machines, for tests: as processes of this one, over a real PostgreSQL.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { systemClock, type RemoteReaders } from '../../electron/engine/ports.ts'
import { parseAddress } from '../../electron/readers/address.ts'
import { startCoordinator } from '../../electron/readers/coordinator.ts'
import type { TestEngine } from './engine.ts'
import { makeTextImage } from './images.ts'
import { tempDir } from './temp-dir.ts'

const cli = path.join(import.meta.dirname, '../../dist/cli/cli.js')
const standIn = (name: string) => path.join(import.meta.dirname, `${name}-reader.entry.ts`)

export interface ReaderProcess {
  readonly child: ChildProcess
  /** The sentences that it has printed. */
  readonly said: readonly string[]
  end(signal: NodeJS.Signals): Promise<void>
}

export interface ReaderOptions {
  readonly parallel?: number
  /** One that answers at once by default, or one that never answers. */
  readonly reader?: 'quick' | 'holding' | 'real'
  readonly args?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

/** Starts `fovea reader`; it is killed when the test ends. */
export function startReader(address: string, options: ReaderOptions = {}): ReaderProcess {
  const { parallel = 2, reader = 'quick', args = [], env = {} } = options
  const line = [cli, 'reader', address, '--parallel', String(parallel), '--data', tempDir(), ...args]
  const child = spawn(process.execPath, line, {
    env: { ...process.env, ...(reader === 'real' ? {} : { FOVEA_READER: standIn(reader) }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (text) => said.push(text))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  onTestFinished(() => end('SIGKILL'))
  return { child, said, end }
}

/** The port for an engine in this process. */
export function remoteReaders(address: string, id = 'test'): { readers: RemoteReaders; readsHere: boolean } {
  const parsed = parseAddress(address)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const log = { info: () => undefined, error: () => undefined }
  return {
    readers: startCoordinator({ address: parsed.value, id, clock: systemClock, log }),
    readsHere: false,
  }
}

/** Adds images that differ in one byte, and returns their ids. */
export async function addImages({ call }: Pick<TestEngine, 'call'>, count: number): Promise<string[]> {
  const dir = tempDir()
  const image = await makeTextImage('Hello')
  const images = Array.from({ length: count }, (_, at) => {
    const file = path.join(dir, `${at}.png`)
    writeFileSync(file, Buffer.concat([image, Buffer.from(String(at))]))
    return { type: 'path', path: file } as const
  })
  const added = await call('records.add', { images, operation: 'text' })
  return added.records.map(({ id }) => id)
}

export async function countDone({ call }: Pick<TestEngine, 'call'>): Promise<number> {
  return (await call('records.ids', { status: 'done' })).total
}
