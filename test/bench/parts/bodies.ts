// Sends the largest allowed images from many clients at once: is each one answered, how much memory does the server hold,
// and how long does a cheap request of another client wait?
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { imageLimits } from '../../../shared/limits.ts'
import { makeTextImage } from '../../support/images.ts'
import { startServerProcess } from '../../support/server-process.ts'
import { quantile } from '../average.ts'
import { alignedTable } from '../tables.ts'
import { peakBytes } from '../usage.ts'
import { megabytes } from './reading.ts'

export async function measureBodies(count: number): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-bodies-'))
  const server = await startServerProcess(dataDir)
  try {
    const { key } = await server.call('keys.create', { name: 'Bench', tier: 'ultra' })
    const url = `${server.url}/api/text-recognition?key=${key}`
    // the first one loads the models
    const small = await makeTextImage('Order number 4100 is ready', { width: 560, height: 120 })
    await post(url, bodyOf(small))
    const bodies = Array.from({ length: count }, () => bodyOf(filledUp(small)))
    const before = peakBytes(server.child.pid ?? 0) ?? 0
    const probe = new Worker(new URL('../health-probe.entry.ts', import.meta.url), { workerData: server.url })
    await once(probe, 'message')
    const answers = await Promise.all(bodies.map((body) => post(url, body)))
    probe.postMessage('stop')
    const [late] = (await once(probe, 'message')) as [number[]]
    const took = answers.map(({ totalMs }) => totalMs)
    const is = (wanted: Outcome) => String(answers.filter(({ outcome }) => outcome === wanted).length)
    return [
      `${count} images of 10 MB at once.`,
      alignedTable([
        {
          'with 200': is('answered'),
          otherwise: is('refused'),
          reset: is('reset'),
          'ms, median': shown(quantile(took, 0.5)),
          '99 of 100 within': shown(quantile(took, 0.99)),
          'memory before, peak': megabytes(before),
          'memory, peak': megabytes(peakBytes(server.child.pid ?? 0) ?? 0),
        },
      ]),
      'What /api/health took meanwhile, in milliseconds.',
      alignedTable([
        {
          asked: String(late.length),
          median: shown(quantile(late, 0.5)),
          '99 of 100 within': shown(quantile(late, 0.99)),
          longest: shown(Math.max(...late)),
        },
      ]),
    ].join('\n')
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A small picture in a large file, since a PNG may be followed by any bytes. */
function filledUp(image: Buffer): Buffer {
  return Buffer.concat([image, randomBytes(imageLimits.maxBytes - image.length)])
}

function bodyOf(image: Buffer): Buffer {
  const image_url = `data:image/png;base64,${image.toString('base64')}`
  return Buffer.from(JSON.stringify({ document: { type: 'image_url', image_url } }))
}

type Outcome = 'answered' | 'refused' | 'reset'

/** Sends each request over a connection of its own, like separate clients. */
async function post(url: string, body: Buffer): Promise<{ outcome: Outcome; totalMs: number }> {
  const beganAt = performance.now()
  const outcome = await new Promise<Outcome>((resolve) => {
    const request = http.request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
      },
      (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode === 200 ? 'answered' : 'refused')
        })
      },
    )
    request.on('error', () => {
      resolve('reset')
    })
    request.end(body)
  })
  return { outcome, totalMs: performance.now() - beganAt }
}

function shown(ms: number | null): string {
  return (ms ?? 0).toFixed(0)
}
