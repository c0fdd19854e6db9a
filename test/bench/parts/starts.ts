// The time to the first answer from a cold start: processes, models and one image.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { childHost } from '../../../electron/cli/child-host.ts'
import { fromWorkerSchema } from '../../../shared/worker-protocol.ts'
import { median } from '../average.ts'
import type { BenchImage } from '../images/bench-images.ts'
import { openNaive, openNative, type Rival } from '../rivals/rival.ts'
import { alignedTable, type Row } from '../tables.ts'

const cli = path.resolve(import.meta.dirname, '../../../dist/cli/cli.js')

interface Start {
  /** Time until it could read; null if it has no such moment. */
  readonly readyMs: number | null
  /** Time until it had read the first image. */
  readonly firstMs: number
}

export async function measureStarts(image: BenchImage, cacheDir: string, rounds: number): Promise<string> {
  const starts: Record<string, Start[]> = { product: [], naive: [], native: [] }
  for (let round = 0; round < rounds; round++) {
    starts['product']?.push({ readyMs: await readyTime([image.language]), firstMs: await commandTime(image) })
    for (const rival of [openNaive(), openNative(cacheDir)]) {
      if (rival) starts[rival.name]?.push(await rivalStart(rival, image))
    }
  }
  const rows = Object.entries(starts).map(([who, times]): Row => ({
    '': who,
    'ready ms': milliseconds(times.flatMap(({ readyMs }) => readyMs ?? [])),
    'first image ms': milliseconds(times.map(({ firstMs }) => firstMs)),
  }))
  return [
    `Cold start by the clock, median of ${rounds}: a reading process and its model ready; and the first image read, by`,
    'the command line with an empty data folder, by a new Node with tesseract.js, by one run of tesseract.',
    alignedTable(rows),
  ].join('\n')
}

function readyTime(languages: string[]): Promise<number> {
  const beganAt = performance.now()
  const worker = childHost().start()
  return new Promise((resolve, reject) => {
    worker.onExit((why) => reject(new Error(`the reading process ended: ${why}`)))
    worker.onMessage((raw) => {
      if (fromWorkerSchema.parse(raw).type !== 'ready') return
      resolve(performance.now() - beganAt)
      worker.kill()
    })
    worker.send({ type: 'warm', languages, engine: 'best' })
  })
}

async function commandTime(image: BenchImage): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-start-'))
  const beganAt = performance.now()
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, [cli, 'read', image.file, '--data', dataDir], { stdio: 'ignore' }).on(
      'close',
      resolve,
    )
  })
  const wallMs = performance.now() - beganAt
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  if (code !== 0) throw new Error(`the command line ended with ${code}`)
  return wallMs
}

async function rivalStart(rival: Rival, image: BenchImage): Promise<Start> {
  const beganAt = performance.now()
  const reading = await rival.read(image.file, image.language)
  const firstMs = performance.now() - beganAt
  rival.close()
  // the command has no state between images, so it has no moment of being ready
  if (reading === null || rival.name === 'native')
    return { readyMs: null, firstMs: reading?.wallMs ?? firstMs }
  return { readyMs: firstMs - reading.wallMs, firstMs }
}

function milliseconds(values: readonly number[]): string {
  const middle = median(values)
  return middle === null ? '-' : String(Math.round(middle))
}
