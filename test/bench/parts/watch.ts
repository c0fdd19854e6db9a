// Watch folders: a large tree that is already known, and ten thousand images at once while the engine is killed again and
// again; and how long the host's event loop is blocked. Readers answer at once, so everything else is measured.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fixtures } from '../../support/images.ts'
import { alignedTable, type Row } from '../tables.ts'
import { openWatchHost, type Usage, type WatchHost } from '../watch-host.ts'

export interface WatchWish {
  /** Number of files in the known tree, and number of files that land at once. */
  readonly known: number
  readonly landing: number
  readonly killSeconds: number
}

const restMs = 20_000
/** Pause after a start, for its garbage collection. */
const settledMs = 5000
const image = readFileSync(fixtures.hello)

export async function measureWatch(wish: WatchWish): Promise<string> {
  const base = mkdtempSync(path.join(os.tmpdir(), 'fovea-watch-bench-'))
  try {
    return [
      await knownTree(path.join(base, 'known'), wish.known),
      await landingWithKills(path.join(base, 'landing'), wish),
      await workingOff(path.join(base, 'working'), 1000),
    ].join('\n\n')
  } finally {
    rmSync(base, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function knownTree(base: string, count: number): Promise<string> {
  const dir = path.join(base, 'in')
  for (let at = 0; at < count; at++) {
    const inside = path.join(dir, `folder-${Math.floor(at / 1000)}`)
    if (at % 1000 === 0) mkdirSync(inside, { recursive: true })
    writeFileSync(path.join(inside, `scan-${at}.png`), 'x')
  }
  const dataDir = path.join(base, 'data')
  const first = await openWatchHost(dataDir)
  const { id } = await first.call('folders.add', { path: dir, existing: 'skip' })
  await first.readyMs
  await wait(2000)
  await first.kill()

  const host = await openWatchHost(dataDir)
  const readyMs = await host.readyMs
  await wait(settledMs)
  const ready = await host.usage()
  await wait(restMs)
  const rest = await host.usage()
  await host.call('folders.rescan', { id })
  await wait(5000)
  const scan = await host.usage()
  const beganAt = performance.now()
  writeFileSync(path.join(dir, 'folder-0', 'new.png'), image)
  await until(async () => (await host.call('records.list', {})).total === 1)
  const noticedMs = performance.now() - beganAt
  await host.kill()
  const row: Row = {
    files: String(count),
    'ready s': seconds(readyMs),
    'memory MB': megabytes(ready.rssBytes),
    'CPU at rest %': percent(rest.cpuMs, restMs),
    'CPU of a scan s': seconds(scan.cpuMs),
    'both, a scan every 300 s, %': percent(rest.cpuMs * (300_000 / restMs) + scan.cpuMs, 300_000),
    'new file taken s': seconds(noticedMs),
  }
  return ['A tree of known files, after a start. The settle time is 5 s.', alignedTable([row])].join('\n')
}

async function landingWithKills(base: string, { landing, killSeconds }: WatchWish): Promise<string> {
  const dir = path.join(base, 'in')
  mkdirSync(dir, { recursive: true })
  const dataDir = path.join(base, 'data')
  let host = await openWatchHost(dataDir)
  await host.call('folders.add', { path: dir, writes: ['text'], sheet: 'csv', settleMs: 1000 })
  land(dir, landing)
  const beganAt = performance.now()
  let kills = 0
  let nextKillAt = beganAt + killSeconds * 1000
  let done = 0
  while (done < landing) {
    await wait(200)
    if (performance.now() > nextKillAt) {
      await host.kill()
      kills += 1
      host = await openWatchHost(dataDir)
      nextKillAt = performance.now() + killSeconds * 1000
    }
    const { counts } = await onlyFolder(host)
    done = counts.undelivered === 0 && counts.waiting + counts.working === 0 ? counts.done : 0
  }
  const tookMs = performance.now() - beganAt
  const names = readdirSync(dir)
  const sheet = readFileSync(path.join(dir, 'in.csv'), 'utf8').trim().split('\r\n').slice(1)
  const row: Row = {
    images: String(landing),
    kills: String(kills),
    records: String((await host.call('records.list', {})).total),
    'text files': String(names.filter((name) => name.endsWith('.txt')).length),
    'half-written or left over': String(names.filter((name) => isBroken(dir, name)).length),
    'rows of the sheet': String(sheet.length),
    'of different images': String(new Set(sheet.map((line) => line.split(',').at(-2))).size),
    'images a second': (landing / (tookMs / 1000)).toFixed(0),
  }
  await host.kill()
  return [
    `Images that land at once; kill -9 of the engine every ${killSeconds} s.`,
    alignedTable([row]),
  ].join('\n')
}

async function workingOff(base: string, count: number): Promise<string> {
  const dir = path.join(base, 'in')
  mkdirSync(dir, { recursive: true })
  const host = await openWatchHost(path.join(base, 'data'))
  await host.call('folders.add', { path: dir, writes: ['text'], settleMs: 1000 })
  await host.readyMs
  await host.measureLoop()
  await wait(settledMs)
  const rest = await host.usage()
  land(dir, count)
  await until(async () => {
    const { counts } = await onlyFolder(host)
    return counts.done === count && counts.undelivered === 0
  })
  const usage = await host.usage()
  await host.kill()
  return [
    'The event loop of the host while they are worked off: how late a timer was, looked at every millisecond.',
    alignedTable([
      { images: 'none, for comparison', ...loopRow(rest) },
      { images: String(count), ...loopRow(usage) },
    ]),
  ].join('\n')
}

/** Makes different images of one picture by bytes after the end of the PNG. */
function land(dir: string, count: number): void {
  for (let at = 0; at < count; at++)
    writeFileSync(path.join(dir, `scan-${at}.png`), Buffer.concat([image, Buffer.from(String(at))]))
}

function isBroken(dir: string, name: string): boolean {
  if (name.endsWith('.txt'))
    return readFileSync(path.join(dir, name), 'utf8') !== 'Hello\n' || / \(\d+\)/.test(name)
  return !name.endsWith('.png') && !name.endsWith('.csv')
}

async function onlyFolder(host: WatchHost) {
  const [folder] = (await host.call('folders.list', {})).folders
  if (!folder) throw new Error('the folder is not there')
  return folder
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(100)
}

const loopRow = ({ p50Ms, p99Ms, maxMs, rssBytes }: Usage): Row => ({
  'p50 ms': p50Ms.toFixed(1),
  'p99 ms': p99Ms.toFixed(1),
  'longest ms': maxMs.toFixed(1),
  'memory MB': megabytes(rssBytes),
})
const seconds = (ms: number) => (ms / 1000).toFixed(2)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(2)
