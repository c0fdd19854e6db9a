// Stops a service amid requests: images being read are answered, the rest is refused and not counted, but is read after
// the next start.
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { startService, statusText } from './support/service.ts'

const count = 20

it('every request is answered when the service stops amid twenty', async () => {
  const dataDir = tempDir()
  const first = await startService(dataDir)
  onTestFinished(() => first.server.kill())
  const { key, id } = await first.newKey('basic')
  const images = await Promise.all(
    Array.from({ length: count }, (_, i) => makeTextImage(`Parcel number ${6200 + i}`, { width: 480 })),
  )
  // A new reading process loads its models first, which on a busy machine takes longer than a stop may wait.
  const before = await first.read('text', images[0]!, {}, { key })
  expect(before.status).toBe(200)
  const asking = images.map((image) => first.read('text', image, {}, { key }))
  await vi.waitUntil(async () => (await first.server.call('queue.get', {})).working > 0, {
    timeout: 60_000,
    interval: 5,
  })
  const stopping = first.server.stop()
  const answers = await Promise.all(asking)
  expect(await stopping).toBe(0)

  const done = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(done.length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map((answer) => `${answer.status} ${statusText(answer)}`))).toEqual(
    new Set([
      '500 Fovea is closing and takes no new images. Those already accepted are read after the next start.',
    ]),
  )

  const { server } = await startService(dataDir)
  onTestFinished(() => server.kill())
  await vi.waitUntil(
    async () => {
      const { waiting, working } = await server.call('queue.get', {})
      return waiting + working === 0
    },
    { timeout: 120_000, interval: 100 },
  )
  const { records } = await server.call('records.list', { limit: 200 })
  expect(records.filter(({ status }) => status !== 'done')).toEqual([])
  expect(records.map((record) => record.id)).toEqual(
    expect.arrayContaining(done.map(({ body }) => body['id'])),
  )
  const { keys } = await server.call('keys.list', {})
  expect(keys.find((each) => each.id === id)?.usedThisMonth).toBe(1 + done.length)
})
