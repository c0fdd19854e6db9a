// The HTTP service: the cost of a request in addition to reading, and its behaviour with many clients at once.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { flatSchema } from '../../support/dense-page.ts'
import { makeTextImage } from '../../support/images.ts'
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts'
import { median, quantile, sum } from '../average.ts'
import { alignedTable, type Row } from '../tables.ts'
import { childrenOf, cpuTimes, residentBytes } from '../usage.ts'
import { megabytes } from './reading.ts'

const imageCount = 20

/** The result schema of a form with many fields. */
const schema = flatSchema(100)

/** A person who clicks notices a longer delay. */
const noticeableMs = 100
const probeEveryMs = 20
/** Number of memory samples. During the first ones models are loaded and buffers grow. */
const memorySamples = 6

interface Sample {
  readonly image: Buffer
  /** Its result when read without other load. */
  content: string
}

export async function measureService(clients: number, seconds: number): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-service-'))
  const server = await startServerProcess(dataDir)
  try {
    const most = 1_000_000
    await server.call('settings.set', {
      requestsPerMinute: { free: most, basic: most, pro: most, ultra: most },
    })
    const { key } = await server.call('keys.create', { name: 'Bench', tier: 'ultra' })
    const url = `${server.url}/api/text-recognition?key=${key}&details=1`
    const samples = await Promise.all(Array.from({ length: imageCount }, (_, i) => sampleOf(i)))
    return [await alone(server, url, samples), await runClients(server, url, samples, clients, seconds)].join(
      '\n\n',
    )
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function sampleOf(i: number): Promise<Sample> {
  const image = await makeTextImage(`Order number ${4100 + i} is ready`, { width: 560, height: 120 })
  return { image, content: '' }
}

const recordSchema = z.object({
  id: z.string(),
  content: z.string(),
  details: z.object({ durationMs: z.number() }),
})

interface Asked {
  readonly status: number
  readonly totalMs: number
  readonly record: z.output<typeof recordSchema> | null
}

async function ask(url: string, image: Buffer, schema?: string): Promise<Asked> {
  const image_url = `data:image/png;base64,${image.toString('base64')}`
  const body = JSON.stringify({ document: { type: 'image_url', image_url }, result_schema: schema })
  const beganAt = performance.now()
  const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const value: unknown = await answer.json()
  const totalMs = performance.now() - beganAt
  return { status: answer.status, totalMs, record: answer.ok ? recordSchema.parse(value) : null }
}

/** Makes another image with the same picture, since a PNG may be followed by any bytes. */
function withOtherBytes(image: Buffer, mark: string): Buffer {
  return Buffer.concat([image, Buffer.from(mark)])
}

async function alone(server: ServerProcess, url: string, samples: readonly Sample[]): Promise<string> {
  // the first ones load the models
  for (const { image } of samples.slice(0, 2)) await ask(url, withOtherBytes(image, 'warm'))
  const read: Asked[] = []
  const known: Asked[] = []
  const workedMs = () => cpuTimes(server.child.pid ?? 0)?.ownMs ?? 0
  const beforeReading = workedMs()
  for (const sample of samples) {
    const first = await ask(url, sample.image)
    sample.content = first.record?.content ?? ''
    read.push(first)
  }
  const afterReading = workedMs()
  for (let round = 0; round < 5; round++) for (const { image } of samples) known.push(await ask(url, image))
  const each = (ms: number, asked: readonly Asked[]) => (ms / asked.length).toFixed(1)
  const own = read.map(({ totalMs, record }) => totalMs - (record?.details.durationMs ?? 0))
  return [
    `One request after the other, ${samples.length} small images, in milliseconds.`,
    alignedTable([
      {
        request: 'an image that is read',
        ...spread(read.map(({ totalMs }) => totalMs)),
        'CPU of the server, mean': each(afterReading - beforeReading, read),
      },
      { request: '  all of it but reading', ...spread(own) },
      {
        request: 'an image that was read before',
        ...spread(known.map(({ totalMs }) => totalMs)),
        'CPU of the server, mean': each(workedMs() - afterReading, known),
      },
    ]),
  ].join('\n')
}

function spread(values: readonly number[]) {
  const figure = (value: number | null) => (value ?? 0).toFixed(1)
  return { median: figure(median(values)), 'of 20, 19 within': figure(quantile(values, 0.95)) }
}

/** Every second client sends an image that must be read each time; every second of the others asks for fields. */
async function runClients(
  server: ServerProcess,
  url: string,
  samples: readonly Sample[],
  clients: number,
  seconds: number,
): Promise<string> {
  const before = (await server.call('records.list', { limit: 1 })).total
  const beganAt = performance.now()
  const spent = () => (performance.now() - beganAt) / 1000 / seconds
  const fieldsUrl = url.replace('text-recognition', 'key-information-extraction')
  const answers: Asked[] = []
  const held: Held[] = []
  const health: number[] = []
  let lost = 0
  let differing = 0

  async function client(number: number): Promise<void> {
    for (let turn = 0; spent() < 1; turn++) {
      const sample = samples[(number + turn) % samples.length]
      if (!sample) return
      const isNew = number % 2 === 0
      try {
        const image = isNew ? withOtherBytes(sample.image, `${number}/${turn}`) : sample.image
        const isText = number % 4 !== 1
        const answer = isText ? await ask(url, image) : await ask(fieldsUrl, image, schema)
        answers.push(answer)
        if (isText && answer.record && answer.record.content !== sample.content) differing++
      } catch {
        lost++
      }
      if (held.length < memorySamples && spent() >= (held.length + 1) / memorySamples)
        held.push(heldBy(server))
    }
  }

  async function probe(): Promise<void> {
    while (spent() < 1) {
      const askedAt = performance.now()
      await fetch(`${server.url}/api/health`)
      health.push(performance.now() - askedAt)
      await pause(probeEveryMs)
    }
  }

  await Promise.all([probe(), ...Array.from({ length: clients }, (_, number) => client(number))])
  const minutes = (performance.now() - beganAt) / 60_000
  const stored = (await server.call('records.list', { limit: 1 })).total - before
  return [
    `${clients} clients at once for ${seconds} s, small images, every other of them new, of the rest every other for fields.`,
    alignedTable([
      {
        ...outcomes(answers, minutes),
        lost: String(lost),
        'in the history': String(stored),
        'read otherwise': String(differing),
      },
    ]),
    `What somebody else waits for meanwhile, asking for /api/health every ${probeEveryMs} ms, in milliseconds.`,
    alignedTable([waited(health)]),
    `Memory in the course of it, in ${memorySamples} looks.`,
    alignedTable(held.map((each) => ({ server: megabytes(each.server), readers: megabytes(each.readers) }))),
  ].join('\n')
}

function waited(health: readonly number[]): Row {
  const late = health.filter((ms) => ms > noticeableMs).length
  return {
    asked: String(health.length),
    median: (median(health) ?? 0).toFixed(1),
    'of 100, 99 within': (quantile(health, 0.99) ?? 0).toFixed(1),
    'the slowest': Math.max(0, ...health).toFixed(1),
    [`over ${noticeableMs}`]: late === 0 ? '0' : `${late} ALARM`,
  }
}

function outcomes(answers: readonly Asked[], minutes: number): Row {
  const done = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  return {
    answered: String(answers.length),
    'a minute': (answers.length / minutes).toFixed(0),
    'ms, median': (median(done.map(({ totalMs }) => totalMs)) ?? 0).toFixed(0),
    'with 200': String(done.length),
    'with 429': String(refused.length),
    otherwise: String(answers.length - done.length - refused.length),
  }
}

interface Held {
  readonly server: number
  /** Sum over all reading processes. */
  readonly readers: number
}

function heldBy({ child }: ServerProcess): Held {
  const pid = child.pid ?? 0
  return {
    server: residentBytes(pid) ?? 0,
    readers: sum(childrenOf(pid).map((reader) => residentBytes(reader) ?? 0)),
  }
}
