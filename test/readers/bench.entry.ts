// `npm run readers [-- COUNT]`: what a coordinator bears with readers that answer at once, and what real reading costs on
// other machines in comparison to this one.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import { makeTextImage } from '../support/images.ts'
import type { Server } from '../support/server-process.ts'
import { startSystem, type System } from './system.ts'

const count = Number(process.argv[2] ?? 1000)
const samples = path.join(import.meta.dirname, '../../samples')
const dir = mkdtempSync(path.join(tmpdir(), 'fovea-readers-'))
const image = await makeTextImage('Hello')
/** Images that are read before the measurement, until all processes have started. */
const warmUp = makeImages('warm-up', 100)
const images = makeImages('images', count)

const processes = ['coordinator', 'its processes', 'readers', 'their processes', 'PostgreSQL']
printHeader('readers', 'records a second', 'CPU ms a record', ...processes, 'statements', 'rows', 'KB of log')
for (const [readers, parallel] of [
  [0, 2],
  [1, 2],
  [2, 4],
  [4, 4],
] as const)
  await withSystem({ readers, parallel, kind: 'quick' }, measure)

printHeader('readers of real pages', 'CPU to that of this machine', 'ms to those of this machine', 'ms more')
for (const readers of [1, 2, 4]) await compare(readers)
rmSync(dir, { recursive: true })

async function withSystem(
  options: Parameters<typeof startSystem>[1],
  work: (system: System) => Promise<void>,
): Promise<void> {
  const system = await startSystem(dir, options)
  try {
    await work(system)
  } finally {
    await system.stop()
  }
}

async function measure({ name, server, cpu, database }: System): Promise<void> {
  await read(server, warmUp)
  const work = () => [...cpu(), ...database()]
  const before = work()
  const beganAt = performance.now()
  await read(server, images)
  const seconds = (performance.now() - beganAt) / 1000
  const used = work().map((after, at) => (after - before[at]!) / count)
  printRow(name, Math.round(count / seconds), sum(used.slice(0, processes.length)), ...used)
}

/** Reads each of 20 pages here and with readers, one after the other, and compares the pairs. */
async function compare(readers: number): Promise<void> {
  await withSystem({ readers: 0, parallel: 1, kind: 'real' }, (local) =>
    withSystem({ readers, parallel: 1, kind: 'real' }, async (remote) => {
      for (const { server } of [local, remote]) await read(server, realPages('warm-up', 2 * readers))
      const pairs: { readonly local: Used; readonly remote: Used }[] = []
      const pages = realPages('pages', 20)
      for (const name of readdirSync(pages)) {
        const file = path.join(pages, name)
        pairs.push({ local: await readOne(local, file), remote: await readOne(remote, file) })
      }
      const cpu = sum(pairs.map((pair) => pair.remote.cpuMs)) / sum(pairs.map((pair) => pair.local.cpuMs))
      const ms = median(pairs.map((pair) => pair.remote.ms)) / median(pairs.map((pair) => pair.local.ms))
      const more = median(pairs.map((pair) => pair.remote.ms - pair.local.ms))
      printRow(remote.name, cpu.toFixed(2), ms.toFixed(2), more.toFixed(0))
    }),
  )
}

interface Used {
  readonly ms: number
  readonly cpuMs: number
}

async function readOne({ server, cpu }: System, file: string): Promise<Used> {
  const before = sum(cpu())
  const beganAt = performance.now()
  const { records } = await server.call('records.add', { images: [{ path: file }], operation: 'text' })
  const record = await server.call('records.get', { id: records[0]!.id, wait: true })
  if (record.status !== 'done') throw new Error(`${file}: ${record.status}`)
  return { ms: performance.now() - beganAt, cpuMs: sum(cpu()) - before }
}

/** Makes a folder of images that differ in their last bytes. */
function makeImages(name: string, images: number): string {
  const folder = path.join(dir, name)
  mkdirSync(folder)
  for (let at = 0; at < images; at++)
    writeFileSync(path.join(folder, `${at}.png`), Buffer.concat([image, Buffer.from(`${name}${at}`)]))
  return folder
}

/** Makes a folder of the samples, again and again, with other last bytes each time. */
function realPages(name: string, pages: number): string {
  const folder = mkdtempSync(path.join(dir, `${name}-`))
  const files = readdirSync(samples).filter((file) => /\.(png|jpg)$/.test(file))
  for (let at = 0; at < pages; at++) {
    const file = files[at % files.length]!
    const bytes = Buffer.concat([readFileSync(path.join(samples, file)), Buffer.from(`${folder}${at}`)])
    writeFileSync(path.join(folder, `${at}-${file}`), bytes)
  }
  return folder
}

/** Reads the images of a folder to the last. */
async function read({ call }: Server, folder: string): Promise<void> {
  await call('records.add', { images: [{ path: folder }], operation: 'text' })
  const isBusy = ({ waiting, working }: QueueState) => waiting + working > 0
  while (isBusy(await call('queue.get', {}))) await wait(50)
  const { total } = await call('records.ids', {})
  const done = await call('records.ids', { status: 'done' })
  if (done.total !== total) throw new Error(`${done.total} of ${total} records were read`)
}

function printHeader(...names: readonly string[]): void {
  printRow(...names)
  printRow(...names.map(() => '---'))
}

function printRow(...cells: readonly (string | number)[]): void {
  const shown = cells.map((cell) =>
    typeof cell === 'number' && !Number.isInteger(cell) ? cell.toFixed(1) : cell,
  )
  process.stdout.write(`| ${shown.join(' | ')} |\n`)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
