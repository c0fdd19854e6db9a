// Measures how a client is served while a hostile one is busy: its answers, the health call, and the memory of all
// processes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { childrenOf, residentBytes } from '../bench/usage.ts'
import { makeTextImage } from '../support/images.ts'
import type { ServerProcess } from '../support/server-process.ts'

export interface Measured {
  readonly name: string
  /** How long the other client's images took, shortest first; failed ones are missing. */
  readonly answersMs: readonly number[]
  readonly failures: readonly string[]
  readonly healthMs: readonly number[]
  readonly peakBytes: number
  /** How often the hostile client came round. */
  readonly rounds: number
}

export interface Victim {
  readonly server: ServerProcess
  readonly key: string
}

export interface Hostile {
  readonly name: string
  readonly key: string
  readonly dataDir: string
  /** A folder for its files. */
  readonly dir: string
}

let images = 0

/** Reads a small image that was never read before; returns how long that took, or what went wrong. */
async function readImage({ server, key }: Victim): Promise<number | string> {
  images += 1
  const image = await makeTextImage(`Image ${images} of another client\n${Math.random()}`)
  const beganAt = performance.now()
  const answer = await fetch(`${server.url}/api/upload/text-recognition?key=${key}`, {
    method: 'POST',
    body: new Uint8Array(image),
    headers: { 'Content-Type': 'image/png' },
  }).catch((error: unknown) => String(error))
  if (typeof answer === 'string') return answer
  const text = await answer.text()
  return answer.ok ? performance.now() - beganAt : `${answer.status} ${text.slice(0, 200)}`
}

/** Reads images one after another for this time, beside a hostile client if one is named. */
export async function measure(victim: Victim, seconds: number, hostile?: Hostile): Promise<Measured> {
  const attack = hostile && (await startHostile(victim, hostile))
  const probe = new Worker(new URL('../bench/health-probe.entry.ts', import.meta.url), {
    workerData: victim.server.url,
  })
  await once(probe, 'message')
  const memory = watchMemory(Number(victim.server.child.pid))
  const answersMs: number[] = []
  const failures: string[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const answer = await readImage(victim)
    if (typeof answer === 'number') answersMs.push(answer)
    else failures.push(answer)
    await delay(500)
  }
  const rounds = (await attack?.stop()) ?? 0
  probe.postMessage('stop')
  const [healthMs] = (await once(probe, 'message')) as [number[]]
  return {
    name: hostile?.name ?? 'alone',
    answersMs: answersMs.toSorted((a, b) => a - b),
    failures,
    healthMs: healthMs.toSorted((a, b) => a - b),
    peakBytes: memory.stop(),
    rounds,
  }
}

/** Starts the process of a hostile client; resolves when it has prepared its attack. */
async function startHostile({ server }: Victim, { name, key, dataDir, dir }: Hostile) {
  const child = fork(path.join(import.meta.dirname, 'hostile.entry.ts'), [
    name,
    server.url,
    key,
    dataDir,
    dir,
  ])
  await once(child, 'message')
  return {
    /** Returns how often it came round. */
    async stop(): Promise<number> {
      child.send('stop')
      const [rounds] = (await once(child, 'message')) as [number]
      return rounds
    },
  }
}

/** Samples the memory of a process and its children. */
function watchMemory(pid: number) {
  let peak = 0
  const timer = setInterval(() => {
    const all = [pid, ...childrenOf(pid)].map((each) => residentBytes(each) ?? 0)
    peak = Math.max(
      peak,
      all.reduce((sum, bytes) => sum + bytes, 0),
    )
  }, 250)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

export const limits = { answerFactor: 3, healthMs: 50, memoryBytes: 1.6e9 } as const

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The limits that a measurement exceeds, in words. */
export function exceeded(measured: Measured, alone: Measured): string[] {
  const { answersMs, failures, healthMs, peakBytes } = measured
  const isSlow = !(quantile(answersMs, 0.5) <= limits.answerFactor * quantile(alone.answersMs, 0.5))
  return [
    ...(isSlow ? ['answers'] : []),
    ...(failures.length > 0 ? ['failures'] : []),
    ...(quantile(healthMs, 0.99) > limits.healthMs ? ['health'] : []),
    ...(peakBytes > limits.memoryBytes ? ['memory'] : []),
  ]
}
