// Jobs: documents that are accepted at once and read later, with their progress, results and callback.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { jobSchema, type Job } from '../../shared/contract/job-calls.ts'
import type { Tier } from '../../shared/limits.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { serveHere } from '../support/serve-here.ts'
import type { Server } from '../support/server-process.ts'
import { tempDir } from '../support/temp-dir.ts'

const image = readFileSync(fixtures.hello)
const dataUrl = `data:image/png;base64,${image.toString('base64')}`

/** A server with a fake reader, and functions that send requests with a key of its own. */
async function served(dataDir = tempDir(), workers = fakeWorkers((worker) => worker.answer()).host) {
  const server = await serveHere(dataDir, workers)
  onTestFinished(() => server.stop().then(() => undefined))
  return { server, dataDir, ...(await keyOf(server)) }
}

async function keyOf({ url, call }: Server, tier: Tier = 'ultra') {
  const { key } = await call('keys.create', { tier })
  const send = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: object } = {}) =>
    fetch(url + path, { ...init, headers: { Authorization: `Bearer ${key}`, ...init.headers } })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  /** Waits for the end of a job as a client does. */
  const ended = async (id: string, query = ''): Promise<Job> => {
    for (;;) {
      const job = jobSchema.parse(
        await (await send(`/api/jobs/${id}${query}`, { headers: { Prefer: 'wait=20' } })).json(),
      )
      if (job.status === 'done') return job
    }
  }
  return { key, send, post, ended }
}

/** A web server on this machine that keeps what it was sent. */
async function webServer(answer: (request: IncomingMessage, body: string) => number | Buffer) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answered = answer(request, Buffer.concat(chunks).toString('utf8'))
      response.writeHead(typeof answered === 'number' ? answered : 200)
      response.end(typeof answered === 'number' ? '' : answered)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('a request that prefers not to wait gets 202 with a job, which a key sees only if it is its own', async () => {
  const workers = fakeWorkers()
  const { server, post, send, ended } = await served(tempDir(), workers.host)
  const body = { document: { type: 'image_url', image_url: dataUrl }, filename: 'a.png' }
  const answer = await post('/api/text-recognition?details=1', body, { Prefer: 'respond-async' })
  const job = jobSchema.parse(await answer.json())
  expect(answer).toMatchObject({ status: 202 })
  expect(answer.headers.get('Location')).toBe(`/api/jobs/${job.id}`)
  expect(job).toMatchObject({
    documents: { total: 1 },
    items: [{ number: 1, filename: 'a.png', result: null }],
  })

  const other = await keyOf(server)
  expect((await other.send(`/api/jobs/${job.id}`)).status).toBe(404)
  expect((await other.send(`/api/jobs/${job.id}`, { method: 'DELETE' })).status).toBe(404)
  await expect.poll(() => workers.started.at(-1)?.sent.some(({ type }) => type === 'read')).toBe(true)
  workers.started.at(-1)?.answer()
  const [item] = (await ended(job.id)).items
  expect(item).toMatchObject({ status: 'done', pages: { done: 1, total: 1 } })
  expect(item?.result).toMatchObject({
    id: item?.recordId,
    content: 'Hello',
    details: { languages: ['eng'] },
  })
  expect((await send('/api/text-recognition', { method: 'GET' })).status).toBe(405)
})

it('a form of documents and a list of addresses are read, and what is refused does not stop the others', async () => {
  const web = await webServer((request) => (request.url === '/a.png' ? image : 404))
  const { server, post, send, ended } = await served()
  await server.call('settings.set', { allowsPrivateUrls: true })
  const form = new FormData()
  for (let at = 0; at < 110; at++) form.append('file', new Blob([image]), `${at}.png`)
  form.append('file', new Blob(['no image']), 'text.png')
  form.append('operation', 'image-to-markdown')
  const sent = await send('/api/jobs', { method: 'POST', body: form })
  expect(sent.status).toBe(202)
  const { id } = jobSchema.parse(await sent.json())
  const done = await ended(id, '?offset=109&limit=2')
  expect(done).toMatchObject({ documents: { total: 111, done: 110, failed: 1 }, pages: { done: 110 } })
  expect(done.items).toMatchObject([
    { number: 110, filename: '109.png', result: { format: 'markdown' } },
    { number: 111, filename: 'text.png', status: 'failed', error: { code: 'image.format' } },
  ])
  expect(done.nextOffset).toBeNull()

  const documents = ['/a.png', '/b.png', '/a.png'].map((path) => ({
    type: 'image_url',
    image_url: web + path,
  }))
  const list = await post('/api/jobs', {
    documents: [...documents, { type: 'image_url', image_url: 'ftp://x' }],
  })
  const job = jobSchema.parse(await list.json())
  await expect
    .poll(async () => jobSchema.parse(await (await send(`/api/jobs/${job.id}`)).json()).documents)
    .toMatchObject({ done: 2, failed: 1, waiting: 1 })
  const cancelled = jobSchema.parse(await (await send(`/api/jobs/${job.id}`, { method: 'DELETE' })).json())
  expect(cancelled.items.map(({ error }) => error?.code)).toEqual([
    undefined,
    'read.cancelled',
    undefined,
    'url.scheme',
  ])
  expect((await post('/api/jobs', {})).status).toBe(400)
})

it('a restart in the middle loses no document, reads none twice, and counts each', async () => {
  const web = await webServer(() => image)
  const workers = fakeWorkers()
  const first = await served(tempDir(), workers.host)
  await first.server.call('settings.set', { allowsPrivateUrls: true })
  const documents = Array.from({ length: 30 }, (_, at) => ({
    type: 'image_url',
    image_url: `${web}/${at}.png`,
  }))
  const { id } = jobSchema.parse(await (await first.post('/api/jobs', { documents })).json())
  const total = async (server: Server) => (await server.call('records.list', { limit: 1 })).total
  await expect.poll(() => total(first.server)).toBeGreaterThanOrEqual(20)
  expect(await total(first.server)).toBeLessThan(30)
  const stopped = first.server.stop()
  for (const worker of workers.started) worker.answer()
  await stopped

  const server = await serveHere(first.dataDir, fakeWorkers((worker) => worker.answer()).host)
  onTestFinished(() => server.stop().then(() => undefined))
  const look = () => server.call('jobs.get', { id, limit: 0 })
  await expect.poll(async () => (await look()).status).toBe('done')
  expect((await look()).documents).toMatchObject({ total: 30, done: 30 })
  expect(await total(server)).toBe(30)
  expect((await server.call('keys.list', {})).keys[0]?.usedThisMonth).toBe(30)
})

it('a callback is signed, tried again, and never sent to this machine unless private addresses are allowed', async () => {
  const secret = 'whsec_bXkgc2VjcmV0IG9mIDI0IGJ5dGVzIQ=='
  const heard: { headers: IncomingMessage['headers']; body: string }[] = []
  const web = await webServer((request, body) => (heard.push({ headers: request.headers, body }), 200))
  const { server, post, ended } = await served()
  const documents = [{ type: 'image_url', image_url: dataUrl }]
  const job = { documents, callback: { url: `${web}/done`, secret } }
  const refused = jobSchema.parse(await (await post('/api/jobs', job)).json())
  await expect
    .poll(async () => (await ended(refused.id)).callback)
    .toMatchObject({ status: 'failed', attempts: 1, error: { code: 'url.refused' } })
  await server.call('settings.set', { allowsPrivateUrls: true })
  const { id } = jobSchema.parse(await (await post('/api/jobs', job)).json())
  await expect.poll(() => heard.length).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = heard
  expect(JSON.parse(body)).toMatchObject({ type: 'job.done', data: { id } })
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', 'my secret of 24 bytes!').update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  expect((await post('/api/jobs', { documents, callback: { url: web, secret: 'short' } })).status).toBe(400)
})

it('a key with a limit has no more accepted than its month holds', async () => {
  const { server } = await served()
  const { post, ended } = await keyOf(server, 'free')
  const documents = Array.from({ length: 40 }, () => ({ type: 'image_url', image_url: dataUrl }))
  const { id } = jobSchema.parse(await (await post('/api/jobs', { documents })).json())
  expect((await ended(id)).documents).toMatchObject({ done: 30, failed: 10 })
  expect((await post('/api/jobs', { documents })).status).toBe(403)
})
