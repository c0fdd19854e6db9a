// Readers on other machines, for tests: as processes of this one, over a real PostgreSQL.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { systemClock, type RemoteReaders } from '../../electron/engine/ports.ts'
import { parseAddress } from '../../electron/readers/address.ts'
import { startCoordinator } from '../../electron/readers/coordinator.ts'
import { parseBucket } from '../../electron/readers/s3-images.ts'
import { ok } from '../../shared/result.ts'
import type { TestEngine } from './engine.ts'
import { makeTextImage } from './images.ts'
import { spawnReader, type ReaderOptions, type ReaderProcess } from './reader-process.ts'
import { tempDir } from './temp-dir.ts'

/** Starts `fovea reader`; it is killed when the test ends. */
export function startReader(address: string, options?: ReaderOptions): ReaderProcess {
  const reader = spawnReader(address, tempDir(), options)
  onTestFinished(() => reader.end('SIGKILL'))
  return reader
}

/** The port for an engine in this process. */
export function remoteReaders(
  address: string,
  id = 'test',
  images?: string,
): { readers: RemoteReaders; readsHere: boolean } {
  const parsed = parseAddress(address)
  const bucket = images === undefined ? ok(undefined) : parseBucket(images)
  if (!parsed.ok || !bucket.ok) throw new Error('an address is wrong')
  const log = { info: () => undefined, error: () => undefined }
  return {
    readers: startCoordinator({ address: parsed.value, bucket: bucket.value, id, clock: systemClock, log }),
    readsHere: false,
  }
}

let made = 0

/** Adds images that differ in their last bytes, and returns their ids. */
export async function addImages({ call }: Pick<TestEngine, 'call'>, count: number): Promise<string[]> {
  const dir = tempDir()
  const image = await makeTextImage('Hello')
  const images = Array.from({ length: count }, (_, at) => {
    const file = path.join(dir, `${at}.png`)
    writeFileSync(file, Buffer.concat([image, Buffer.from(String(made++))]))
    return { path: file }
  })
  const added = await call('records.add', { images, operation: 'text' })
  return added.records.map(({ id }) => id)
}

export async function countDone({ call }: Pick<TestEngine, 'call'>): Promise<number> {
  return (await call('records.ids', { status: 'done' })).total
}
