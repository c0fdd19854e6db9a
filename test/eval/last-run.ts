// The last run: the scores image by image, so that two runs over different choices can still be compared, and the figures
// of each set, so that a chart can be drawn from them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { operationNames } from '../../shared/operations.ts'
import { profiles } from '../../shared/reading.ts'
import type { Earlier, FigureRow } from './figures.ts'
import type { Measured } from './measured.ts'

/** What was measured, and in which way. */
const waySchema = z.object({
  set: z.string(),
  kind: z.enum(['txt', 'json', 'md']),
  profile: z.enum(profiles),
  /** Null for what the truth asks for. */
  operation: z.enum(operationNames).nullable(),
})

const setFiguresSchema = waySchema.extend({
  reader: z.string(),
  /** As in 2026-11-27. */
  day: z.string(),
  rows: z.array(z.object({ who: z.string(), figures: z.record(z.string(), z.string()) })),
})

const fileSchema = z.object({
  runs: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  figures: z.record(z.string(), setFiguresSchema).default({}),
})

export type Way = z.infer<typeof waySchema>
export type SetFigures = z.infer<typeof setFiguresSchema>

export interface LastRun {
  /** What the images of a set got when they were last measured in the same way. */
  scores(way: Way): Earlier
  /** Of every set as it was last measured. */
  figures(): readonly SetFigures[]
  /** Written at once: a run that is broken off has measured what it has measured. */
  keep(way: Way, measured: readonly Measured[], rows: readonly FigureRow[]): void
}

export function openLastRun(file: string, by: { readonly reader: string; readonly day: string }): LastRun {
  const { runs, figures } = existsSync(file)
    ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { runs: {}, figures: {} }
  return {
    scores: (way) => new Map(Object.entries(runs[keyOf(way)] ?? {})),
    figures: () => Object.values(figures),
    keep(way, measured, rows) {
      const scores = Object.fromEntries(measured.map((each) => [each.image, each.scores]))
      runs[keyOf(way)] = { ...runs[keyOf(way)], ...scores }
      figures[keyOf(way)] = {
        ...way,
        ...by,
        rows: rows.map(({ who, figures: own }) => ({ who, figures: own })),
      }
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ runs, figures }))
    },
  }
}

function keyOf({ set, kind, profile, operation }: Way): string {
  return [set, kind, profile, operation ?? 'as the truth asks'].join(' / ')
}
