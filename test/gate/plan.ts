// Decides which steps `npm test` (the gate) and `npm run test:all` (the long run, as a whole or a shard of it) run.
import type { Step } from './step.ts'
import { countPlaywright, countVitest } from './reports.ts'

export interface Options {
  readonly isLong: boolean
  readonly shard: Shard
  readonly shouldWriteTimes: boolean
}

export interface Shard {
  readonly index: number
  readonly count: number
}

export const usage = `npm test                              the gate
npm run test:all                      everything: sweeps in full, real readers, packing
npm run test:all -- --shard 2/4       a quarter of that
npm run test:all -- --write-times     refreshes test/gate/times.json; \`npm test -- --write-times\` what the gate runs`

/** Returns null where the arguments make no sense. */
export function parseOptions(argv: readonly string[]): Options | null {
  const options = { isLong: false, shard: { index: 1, count: 1 }, shouldWriteTimes: false }
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === '--all') options.isLong = true
    else if (argv[i] === '--write-times') options.shouldWriteTimes = true
    else if (argv[i] === '--shard') {
      const [, index = 0, count = 0] = /^(\d+)\/(\d+)$/.exec(argv[++i] ?? '') ?? []
      options.shard = { index: Number(index), count: Number(count) }
    } else return null
  }
  const { index, count } = options.shard
  const isShard = index >= 1 && index <= count && (options.isLong || count === 1)
  return isShard ? options : null
}

export interface Places {
  readonly vitestReport: string
  readonly playwrightReport: string
}

/**
 * The longest steps come first, so that no lane ends long before the other. A sharded run does the static checks in its
 * first shard and the packing in its last. `areConcerned`: whether a change touches the stand-in or what is packed.
 */
export function planSteps({ isLong, shard }: Options, areConcerned: boolean, places: Places): Step[] {
  const { vitestReport, playwrightReport } = places
  const part = shard.count > 1 ? [`--shard=${shard.index}/${shard.count}`] : []
  const isFirst = shard.index === 1
  const isLast = shard.index === shard.count
  const hasStandin = isLong || areConcerned
  return [
    { title: 'build', command: npm('build') },
    {
      title: 'end-to-end tests',
      // A path is a pattern to Playwright, and test/e2e has no file of the stand-in.
      command: npm('test:e2e', ...part, ...(hasStandin ? [] : ['test/e2e/'])),
      after: ['build'],
      report: { file: playwrightReport, env: { FOVEA_E2E_REPORT: playwrightReport }, read: countPlaywright },
    },
    {
      title: 'unit, flow, API, command line and component tests',
      command: npm('test:unit', ...part, '--reporter=default', '--reporter=json'),
      // Some of them start what was built.
      after: ['build'],
      report: { file: vitestReport, args: [`--outputFile.json=${vitestReport}`], read: countVitest },
    },
    ...(isFirst
      ? [
          // First, because it is short: the tests begin when it and the build have ended. In the long run also by the
          // compiler that editors use.
          { title: 'types of components', command: npm(isLong ? 'check:types' : 'check:components') },
          { title: 'lint, and types of TypeScript', command: npm('check:lint') },
          { title: 'format', command: npm('check:format') },
        ]
      : []),
    ...(isLong && isLast
      ? [
          { title: 'recorded Pages, read again', command: npm('pages:compare'), after: ['build'] },
          { title: 'packing', command: npm('package:check', '--built'), after: ['end-to-end tests'] },
        ]
      : []),
    ...(!isLong && areConcerned
      ? [{ title: 'packing', command: npm('package:check', '--no-e2e', '--built'), after: ['build'] }]
      : []),
  ]
}

function npm(script: string, ...args: string[]): string[] {
  return ['npm', 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
}
