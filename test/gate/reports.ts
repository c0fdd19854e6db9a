// Counts and times from what the two runners report.
import { z } from 'zod'
import type { Counted, TimedFile } from './step.ts'

const nothing: Counted = { passed: 0, failed: 0, skipped: 0, files: [] }

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

export function countVitest(report: unknown): Counted {
  const parsed = vitestSchema.safeParse(report)
  if (!parsed.success) return nothing
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = parsed.data
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    files: testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime })),
  }
}

const specSchema = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})

interface Suite {
  readonly specs: readonly z.infer<typeof specSchema>[]
  readonly suites: readonly Suite[]
}

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema).default([]),
  suites: z.array(z.lazy(() => suiteSchema)).default([]),
})

const playwrightSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suiteSchema),
})

export function countPlaywright(report: unknown): Counted {
  const parsed = playwrightSchema.safeParse(report)
  if (!parsed.success) return nothing
  const { stats, suites, config } = parsed.data
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    files: filesOf(suites).map(({ file, ms }) => ({ file: `${config.rootDir}/${file}`, ms })),
  }
}

function filesOf(suites: readonly Suite[]): TimedFile[] {
  const times = new Map<string, number>()
  const add = ({ specs, suites: inner }: Suite): void => {
    for (const { file, tests } of specs) {
      const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      times.set(file, (times.get(file) ?? 0) + ms)
    }
    inner.forEach(add)
  }
  suites.forEach(add)
  return [...times].map(([file, ms]) => ({ file, ms }))
}

export function slowest(files: readonly TimedFile[], count: number): TimedFile[] {
  return files.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}
