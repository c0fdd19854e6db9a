// Opens each hostile file and reads its first pages by a reading process, and checks time and memory limits.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Row } from '../../bench/tables.ts'
import { openReader, type DocumentRead } from '../reader.ts'
import { hostileFile, kindsOfHostile } from './hostile-files.ts'

/** The time limit for opening and for each page. */
const cpuLimitMs = 20_000
const maxPages = 2
const maxMegabytes = 2048

interface Outcome {
  readonly kind: string
  readonly name: string
  readonly read: DocumentRead
}

export async function runHostile(
  seed: number,
  count: number,
  only: string,
): Promise<{ rows: Row[]; summary: string }> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fovea-hostile-'))
  const outcomes: Outcome[] = []
  const reader = openReader()
  try {
    for (let index = 0; index < count; index++) {
      const { name, kind, bytes } = await hostileFile(seed, index)
      if (!kind.includes(only)) continue
      const file = path.join(dir, 'hostile.pdf')
      writeFileSync(file, bytes)
      const read = await reader.read({ file, maxPages, cpuLimitMs })
      outcomes.push({ kind, name, read })
      const { code, longestMs, peakBytes } = read
      process.stderr.write(
        `${name}: ${code ?? 'read'}, ${longestMs.toFixed(0)} ms, ${megabytesOf(peakBytes).toFixed(0)} MB\n`,
      )
    }
  } finally {
    await reader.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { rows: kindsOfHostile.flatMap((kind) => rowOf(kind, outcomes)), summary: summaryOf(outcomes) }
}

function rowOf(kind: string, all: readonly Outcome[]): Row[] {
  const own = all.filter((each) => each.kind === kind)
  if (own.length === 0) return []
  const codes = [...new Set(own.map(({ read }) => read.code ?? 'read'))]
  return [
    {
      'what is wrong': kind,
      files: String(own.length),
      outcomes: codes
        .map((code) => `${own.filter(({ read }) => (read.code ?? 'read') === code).length} ${code}`)
        .join(', '),
      'longest s': (Math.max(...own.map(({ read }) => read.longestMs)) / 1000).toFixed(1),
      'peak MB': Math.max(...own.map(({ read }) => megabytesOf(read.peakBytes))).toFixed(0),
    },
  ]
}

function summaryOf(all: readonly Outcome[]): string {
  const ended = (code: string) => all.filter(({ read }) => read.code === code).length
  const large = all.filter(({ read }) => megabytesOf(read.peakBytes) > maxMegabytes).length
  const longest = Math.max(0, ...all.map(({ read }) => read.longestMs)) / 1000
  return `${all.length} files: ${ended('read.crashed')} ended their reading process, ${ended('read.timeout')} took more than ${cpuLimitMs / 1000} s, ${large} more than ${maxMegabytes} MB; the longest ${longest.toFixed(1)} s.`
}

function megabytesOf(bytes: number | null): number {
  return (bytes ?? 0) / 2 ** 20
}
