// The desktop app with a long history: how soon its window is usable, and its cost while idle.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findHost } from '../../e2e/support/host.ts'
import { launchFovea } from '../../e2e/support/launch.ts'
import { fillHistory } from '../../support/fill-history.ts'
import { median } from '../average.ts'
import { openOwnEngine } from '../own-engine.ts'
import { alignedTable } from '../tables.ts'
import { cpuTimes, residentBytes } from '../usage.ts'
import { megabytes } from './reading.ts'

export interface DesktopWish {
  readonly records: number
  readonly starts: number
  readonly idleSeconds: number
}

interface Start {
  readonly windowMs: number
  readonly mainCpuMs: number
}

/** By then the work of the start is over: warming a reading process, looking for old records. */
const settleMs = 20_000

export async function measureDesktop(wish: DesktopWish): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-desktop-bench-'))
  try {
    fillHistory(dataDir, wish.records, Date.now())
    const engineMs = await timesOf(wish.starts, () => openEngine(dataDir))
    const starts = await timesOf(wish.starts, () => startOnce(dataDir))
    const idle = await idleUse(dataDir, wish.idleSeconds)
    return [
      `The desktop app (host: ${findHost().name}) with ${wish.records} records, median of ${wish.starts} starts.`,
      alignedTable([
        {
          '': 'until the window can be used, by the clock',
          ms: whole(starts.map(({ windowMs }) => windowMs)),
        },
        { '': 'CPU of the main process until then', ms: whole(starts.map(({ mainCpuMs }) => mainCpuMs)) },
        { '': "the engine's own part, by the clock", ms: whole(engineMs) },
      ]),
      `Idle over ${wish.idleSeconds} s: main uses ${idle.cpuPercent.toFixed(2)} % of a core and holds ${megabytes(idle.bytes)}.`,
    ].join('\n')
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startOnce(dataDir: string): Promise<Start> {
  const beganAt = performance.now()
  const running = await launchFovea({ dataDir })
  await running.page.getByText('Drop images anywhere').waitFor()
  const windowMs = performance.now() - beganAt
  const mainCpuMs = cpuTimes(pidOf(running))?.ownMs ?? 0
  await running.close()
  return { windowMs, mainCpuMs }
}

async function idleUse(dataDir: string, seconds: number) {
  const running = await launchFovea({ dataDir })
  try {
    await running.page.getByText('Drop images anywhere').waitFor()
    await wait(settleMs)
    const pid = pidOf(running)
    const before = cpuTimes(pid)?.ownMs ?? 0
    await wait(seconds * 1000)
    const usedMs = (cpuTimes(pid)?.ownMs ?? 0) - before
    return { cpuPercent: usedMs / seconds / 10, bytes: residentBytes(pid) }
  } finally {
    await running.close()
  }
}

/** The start of the main process up to the point where it can show a window, without a window. */
async function openEngine(dataDir: string): Promise<number> {
  const beganAt = performance.now()
  const engine = await openOwnEngine(dataDir)
  const tookMs = performance.now() - beganAt
  await engine.close()
  return tookMs
}

async function timesOf<T>(count: number, once: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let i = 0; i < count; i++) all.push(await once())
  return all
}

function pidOf({ child }: { child: { readonly pid?: number | undefined } }): number {
  if (child.pid === undefined) throw new Error('the app has no process')
  return child.pid
}

const whole = (values: readonly number[]) => String(Math.round(median(values) ?? 0))
