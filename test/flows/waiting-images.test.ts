// Waiting records keep no image in memory: sixty large ones at once would be a gigabyte.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'

const count = 8
const sizeBytes = 4 * 1024 * 1024

it('images that wait to be read are not kept in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heldBytes = () => {
    // Buffers found by the first collection are counted as free only by the second.
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const { engine, call } = await testEngine({ workers: fakeWorkers().host })
  const image = await makeTextImage('Parcel number 6200', { width: 480 })
  /** A separate function, so that the test itself keeps no reference to the image. */
  const send = (mark: number, onStored?: () => void) => {
    const bytes = Buffer.concat([image, Buffer.alloc(sizeBytes, mark)])
    const image_url = `data:image/png;base64,${bytes.toString('base64')}`
    return engine.call(
      'operation.text',
      { document: { type: 'image_url', image_url } },
      { caller: owner, signal: left.signal, ...(onStored && { onStored }) },
    )
  }
  const left = new AbortController()
  let stored = 0
  const before = heldBytes()
  const answers = Array.from({ length: count }, (_, i) => send(i, () => stored++))
  await vi.waitUntil(async () => (await call('records.list', { limit: 1 })).total === count, {
    timeout: 60_000,
  })
  expect(stored).toBe(count)
  // Other tests of the same process may have left something, so not to the byte.
  expect(heldBytes() - before).toBeLessThan((count / 2) * sizeBytes)
  left.abort()
  await Promise.all(answers)
})
