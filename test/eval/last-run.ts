// The scores of the last run, image by image, so that two runs over different choices can still be compared.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Earlier } from './figures.ts'
import type { Measured } from './measured.ts'
import type { Scores } from './scores.ts'

const scoresSchema = z.record(z.string(), z.looseObject({}))
const fileSchema = z.object({ runs: z.record(z.string(), scoresSchema) })

export interface LastRun {
  /** What the images of a set got when they were last measured in the same way. */
  scores(key: string): Earlier
  /** Written at once: a run that is broken off has measured what it has measured. */
  keep(key: string, measured: readonly Measured[]): void
}

export function openLastRun(file: string): LastRun {
  const runs: Record<string, Record<string, Scores>> = existsSync(file)
    ? { ...fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).runs }
    : {}
  return {
    scores: (key) => new Map(Object.entries(runs[key] ?? {})),
    keep(key, measured) {
      const scores = Object.fromEntries(measured.map((each) => [each.image, each.scores]))
      runs[key] = { ...runs[key], ...scores }
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ runs }))
    },
  }
}
