// Describes the machine of a measurement in one line, since figures mean nothing without it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import { z } from 'zod'
import { readerVersion } from '../../shared/reader-version.ts'

export function describeMachine(): string {
  const cpus = os.cpus()
  const gigabytes = Math.round(os.totalmem() / 2 ** 30)
  return [
    `${cpus[0]?.model.trim() ?? 'unknown CPU'}, ${cpus.length} cores, ${gigabytes} GB`,
    `${os.platform()} ${os.release()}`,
    `Node ${process.version}`,
    `reader "${readerVersion}"`,
    `load ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  ].join(' · ')
}

const manifest = z.object({ version: z.string() })

export function versionOf(packageName: string): string {
  const file = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
