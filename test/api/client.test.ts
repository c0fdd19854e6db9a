// The client for other programs: uploads, jobs, and another try when the service is busy.
import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { createFovea } from '../../electron/client/client.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { serveHere } from '../support/serve-here.ts'
import { tempDir } from '../support/temp-dir.ts'

const bytes = readFileSync(fixtures.hello)

async function connected(refusals: number[] = []) {
  const server = await serveHere(tempDir(), fakeWorkers((worker) => worker.answer()).host)
  onTestFinished(() => server.stop().then(() => undefined))
  const { key } = await server.call('keys.create', {})
  const statuses: number[] = []
  /** Refuses the first requests as a busy service does. */
  const busyFetch: typeof fetch = async (...request) => {
    const seconds = refusals.shift()
    const response =
      seconds === undefined
        ? await fetch(...request)
        : new Response('{}', { status: 429, headers: { 'Retry-After': String(seconds) } })
    statuses.push(response.status)
    return response
  }
  return { server, statuses, fovea: createFovea({ url: `${server.url}/`, key, fetch: busyFetch }) }
}

it('the client uploads a file, tries again when the service is busy, and throws the sentence of an error', async () => {
  const { fovea, statuses } = await connected([0, 0])
  const result = await fovea.read(
    { name: 'Größe 1.png', bytes },
    { operation: 'key-information-extraction', result_schema: '{"total":""}', details: 1 },
  )
  expect(result).toMatchObject({ filename: 'Größe 1.png', format: 'json', content: '{"total":""}' })
  expect(result.details?.fields).toHaveLength(1)
  expect(statuses).toEqual([429, 429, 200])
  expect((await fovea.read(`data:image/png;base64,${bytes.toString('base64')}`)).content).toBe('Hello')
  expect((await fovea.call('records.list', { query: 'Größe' })).total).toBe(1)
  await expect(fovea.call('records.get', { id: 'rec_0' })).rejects.toMatchObject({
    name: 'FoveaError',
    status: 404,
    message: expect.stringContaining('There is no record rec_0') as string,
  })
})

it('the client stops waiting for a busy service when it is told to', async () => {
  const { fovea } = await connected([3600])
  const stop = new AbortController()
  const reading = fovea.read(new Blob([bytes]), { signal: stop.signal })
  setImmediate(() => stop.abort(new Error('enough')))
  await expect(reading).rejects.toThrow('enough')
})

it('the client submits files or addresses as a job, and waits for all of its items', async () => {
  const { fovea } = await connected()
  const files = ['a.png', 'b.png'].map((name) => ({ name, bytes }))
  const read = await fovea.submit(files, { operation: 'image-to-markdown' })
  const { items } = await fovea.wait(read.id)
  expect(items.map(({ filename, result }) => [filename, result?.content])).toEqual([
    ['a.png', 'Hello\n'],
    ['b.png', 'Hello\n'],
  ])
  const addresses = Array.from({ length: 205 }, (_, at) => `ftp://127.0.0.1/${at}.png`)
  const told: number[] = []
  const { id } = await fovea.submit(addresses)
  const refused = await fovea.wait(id, { onProgress: ({ documents }) => told.push(documents.failed) })
  expect(refused.items.map(({ number }) => number)).toEqual(addresses.map((_, at) => at + 1))
  expect(told.at(-1)).toBe(205)
  await expect(fovea.submit(['http://127.0.0.1/a.png', new Blob([bytes])])).rejects.toThrow('not both')
})
