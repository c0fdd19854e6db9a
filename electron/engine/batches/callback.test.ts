// Callbacks of jobs to a real web server that fails in every way, by a clock that the test advances.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { testEngine } from '../../../test/support/engine.ts'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { fakeWorkers } from '../../../test/support/fake-workers.ts'
import { readFileSync } from 'node:fs'
import { fixtures } from '../../../test/support/images.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const answers =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end()
const hangs: Answer = () => undefined
const hangsInTheMiddle: Answer = (response) => response.writeHead(200).write('begun')
const hangsUp: Answer = (response) => response.destroy()

/** A job with a callback to a server that gives these answers in turn, the last one for ever. */
async function jobWith(...given: Answer[]) {
  const heard: { id: string; timestamp: number }[] = []
  const server = createServer((request, response) => {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = request.headers
    const answer = given[Math.min(heard.length, given.length - 1)]
    heard.push({ id: String(id), timestamp: Number(timestamp) })
    request.resume().on('end', () => answer?.(response, request))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/done`
  const clock = fakeClock()
  const { call } = await testEngine({ clock, workers: fakeWorkers((worker) => worker.answer()).host })
  await call('settings.set', { allowsPrivateUrls: true })
  const image_url = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
  const { id } = await call('jobs.create', {
    documents: [{ type: 'image_url', image_url }],
    callback: { url, secret: 'a secret of 24 characters' },
  })
  const callback = async () => (await call('jobs.get', { id, limit: 0 })).callback
  return {
    heard,
    id,
    clock,
    url,
    callback,
    /** Waits until the attempt is noted, however long the network takes. */
    attempted: (count: number) => expect.poll(async () => (await callback())?.attempts).toBe(count),
    received: (count: number) => expect.poll(() => heard.length).toBe(count),
  }
}

it('is repeated with longer pauses after an error, a redirect and a lost connection, until it is delivered', async () => {
  const job = await jobWith(answers(500), answers(302, { Location: '/elsewhere' }), hangsUp, answers(204))
  await job.attempted(1)
  expect(await job.callback()).toEqual({
    url: job.url,
    status: 'waiting',
    attempts: 1,
    error: expect.objectContaining({
      code: 'hook.webhook',
      data: { url: job.url, why: 'it answered 500' },
    }) as object,
  })
  for (const [attempts, pauseMs] of [5000, 10_000, 20_000].entries()) {
    await job.clock.advance(pauseMs - 1)
    expect(job.heard).toHaveLength(attempts + 1)
    await job.clock.advance(1)
    await job.attempted(attempts + 2)
  }
  expect(await job.callback()).toEqual({ url: job.url, status: 'delivered', attempts: 4, error: null })
  // A receiver knows the message again by its id, and each attempt by its time.
  expect(new Set(job.heard.map(({ id }) => id))).toEqual(new Set([job.id]))
  expect(new Set(job.heard.map(({ timestamp }) => timestamp)).size).toBe(4)
  await job.clock.advance(3_600_000)
  expect(job.heard).toHaveLength(4)
})

it('gives a receiver that hangs 15 s, before or in the middle of its answer', async () => {
  const job = await jobWith(hangs, hangsInTheMiddle, answers(200))
  for (const attempt of [1, 2]) {
    await job.received(attempt)
    await job.clock.advance(14_999)
    expect((await job.callback())?.attempts).toBe(attempt - 1)
    await job.clock.advance(1)
    await job.attempted(attempt)
    expect((await job.callback())?.error?.data).toMatchObject({ why: 'it took longer than 15 s' })
    await job.clock.advance(5000 * attempt)
  }
  await job.attempted(3)
  expect(await job.callback()).toMatchObject({ status: 'delivered', error: null })
})

it('ends after eight failures, and the job says so', async () => {
  const job = await jobWith(answers(503))
  for (let attempts = 1; attempts < 8; attempts++) {
    await job.attempted(attempts)
    await job.clock.advance(5000 * 2 ** (attempts - 1))
  }
  await job.attempted(8)
  await job.clock.advance(3_600_000)
  expect(job.heard).toHaveLength(8)
  expect(await job.callback()).toMatchObject({
    status: 'failed',
    attempts: 8,
    error: { message: `The result could not be sent to ${job.url}: it answered 503.` },
  })
})
