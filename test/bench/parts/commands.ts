// CPU of a command with all processes that it starts, alternating with another checkout.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { median } from '../average.ts'
import { alignedTable, type Row } from '../tables.ts'
import { cpuTimes } from '../usage.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sample = path.join(root, 'samples/receipt.jpg')
const manifest = z.object({ scripts: z.object({ fovea: z.string() }) })

/** Each command, and whether it starts with an empty data folder. */
const commands = [
  { words: ['help'], isCold: false },
  { words: ['record', 'list'], isCold: false },
  { words: ['read', sample], isCold: true },
]

export async function measureCommands(against: string | undefined, rounds: number): Promise<string> {
  const checkouts = [root, ...(against === undefined ? [] : [path.resolve(against)])]
  const rows: Row[] = []
  for (const { words, isCold } of commands) {
    const times = checkouts.map((): number[] => [])
    // the first round fills caches and is not counted
    for (let round = 0; round <= rounds; round++) {
      for (const [at, checkout] of checkouts.entries()) {
        const cpuMs = await cpuOf(checkout, words, isCold)
        if (round > 0) times[at]?.push(cpuMs)
      }
    }
    const [here = null, there = null] = times.map(median)
    rows.push({
      command: `fovea ${words.map((word) => path.basename(word)).join(' ')}`,
      'CPU ms': shown(here),
      'other checkout': shown(there),
      ratio: here === null || there === null ? '-' : (here / there).toFixed(2),
    })
  }
  return [`CPU of a command with all its processes, median of ${rounds}:`, alignedTable(rows)].join('\n')
}

const folders = new Map<string, string>()

async function cpuOf(checkout: string, words: readonly string[], isCold: boolean): Promise<number> {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')))
  const [program = '', ...args] = scripts.fovea.split(' ')
  const dataDir =
    (isCold ? null : folders.get(checkout)) ?? mkdtempSync(path.join(os.tmpdir(), 'fovea-start-'))
  folders.set(checkout, dataDir)
  const before = cpuTimes('self')?.endedChildrenMs ?? 0
  const given = words[0] === 'help' ? words : [...words, '--data', dataDir]
  const child = spawn(program, [...args, ...given], { cwd: checkout, stdio: 'ignore' })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`fovea ${words.join(' ')} ended with ${String(code)}`)
  if (isCold) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  return (cpuTimes('self')?.endedChildrenMs ?? 0) - before
}

const shown = (ms: number | null) => (ms === null ? '-' : String(Math.round(ms)))
