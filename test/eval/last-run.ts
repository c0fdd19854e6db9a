// Stores the last run: the scores of each image, so that runs over different selections can be compared, and the figures
// of each set for the chart.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { operationNames } from '../../shared/operations.ts'
import { profiles } from '../../shared/reading.ts'
import type { Earlier, FigureRow } from './figures.ts'
import type { Measured } from './measured.ts'

/** The configuration of a measurement. */
const configurationSchema = z.object({
  set: z.string(),
  kind: z.enum(['txt', 'json', 'md']),
  profile: z.enum(profiles),
  /** Null: the operation that the truth asks for. */
  operation: z.enum(operationNames).nullable(),
})

const setFiguresSchema = configurationSchema.extend({
  reader: z.string(),
  /** For example 2026-11-27. */
  day: z.string(),
  rows: z.array(z.object({ who: z.string(), figures: z.record(z.string(), z.string()) })),
})

const fileSchema = z.object({
  runs: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
  figures: z.record(z.string(), setFiguresSchema).default({}),
})

export type Configuration = z.infer<typeof configurationSchema>
export type SetFigures = z.infer<typeof setFiguresSchema>

export interface LastRun {
  /** The scores of a set's images from the last measurement with the same configuration. */
  scores(configuration: Configuration): Earlier
  /** The latest figures of every set. */
  figures(): readonly SetFigures[]
  /** Written at once, so that an interrupted run keeps its results. */
  keep(configuration: Configuration, measured: readonly Measured[], rows: readonly FigureRow[]): void
}

export function openLastRun(file: string, by: { readonly reader: string; readonly day: string }): LastRun {
  const { runs, figures } = existsSync(file)
    ? fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { runs: {}, figures: {} }
  return {
    scores: (configuration) => new Map(Object.entries(runs[keyOf(configuration)] ?? {})),
    figures: () => Object.values(figures),
    keep(configuration, measured, rows) {
      const scores = Object.fromEntries(measured.map((each) => [each.image, each.scores]))
      runs[keyOf(configuration)] = { ...runs[keyOf(configuration)], ...scores }
      figures[keyOf(configuration)] = {
        ...configuration,
        ...by,
        rows: rows.map(({ who, figures: own }) => ({ who, figures: own })),
      }
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ runs, figures }))
    },
  }
}

function keyOf({ set, kind, profile, operation }: Configuration): string {
  return [set, kind, profile, operation ?? 'as the truth asks'].join(' / ')
}
