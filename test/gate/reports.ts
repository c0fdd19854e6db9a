// Counts and times from what the two runners report.
import { z } from 'zod'
import type { Broken, Counted, TimedFile } from './step.ts'

const nothing: Counted = { passed: 0, failed: 0, skipped: 0, files: [], broken: [] }

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      // set if the file could not be run at all
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})
type VitestFile = z.infer<typeof vitestSchema>['testResults'][number]

export function countVitest(report: unknown): Counted {
  const parsed = vitestSchema.safeParse(report)
  if (!parsed.success) return nothing
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = parsed.data
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    files: testResults.map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime })),
    broken: testResults.filter(({ status }) => status === 'failed').flatMap(brokenOfVitest),
  }
}

function brokenOfVitest({ name, message, assertionResults }: VitestFile): Broken[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [{ file: name, test: 'the file itself', why: message }]
  return failed.map(({ fullName, failureMessages }) => ({
    file: name,
    test: fullName,
    why: failureMessages?.join('\n') ?? '',
  }))
}

const specSchema = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })) }),
      ),
    }),
  ),
})
type Spec = z.infer<typeof specSchema>

interface Suite {
  readonly specs: readonly Spec[]
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
  const specs = suites.flatMap(specsOf)
  const fileOf = (spec: Spec): string => `${config.rootDir}/${spec.file}`
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    files: [...Map.groupBy(specs, fileOf)].map(([file, own]) => ({ file, ms: sum(own.map(timeOf)) })),
    broken: specs
      .filter(({ ok }) => !ok)
      .map((spec) => ({ file: fileOf(spec), test: spec.title, why: reasonOf(spec) })),
  }
}

const specsOf = ({ specs, suites }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const resultsOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results)

const timeOf = (spec: Spec): number => sum(resultsOf(spec).map(({ duration }) => duration))

const reasonOf = (spec: Spec): string =>
  resultsOf(spec)
    .flatMap(({ errors }) => errors)
    .map(({ message }) => message)
    .join('\n')

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

export function slowest(files: readonly TimedFile[], count: number): TimedFile[] {
  return files.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}
