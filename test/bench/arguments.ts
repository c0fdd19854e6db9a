// Parses the arguments of `npm run bench`.
import { parseArgs } from 'node:util'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { profiles } from '../../shared/reading.ts'

export const partNames = [
  'reading',
  'starts',
  'throughput',
  'memory',
  'schemas',
  'layout',
  'codes',
  'documents',
  'service',
  'bodies',
  'watch',
  'desktop',
  'window',
] as const

export const usage = `npm run bench -- [DIR] [options]     DIR: images to measure on instead of its own

  --only PART      ${partNames.join(', ')}; may be given several times. Without it only reading, starts and throughput, as the others take long
  --rounds N       how often each image is read by each reader, 2 by default
  --profile NAME   ${profiles.join(' or ')}
  --language CODE  what the rivals are told of the images in DIR, eng by default
  --workers N      the many workers of throughput, by default as many as there are cores
  --images N       how many readings memory is watched over, 500 by default
  --clients N      how many clients the service has at once, 100 by default
  --seconds N      and for how long, 120 by default
  --bodies N       how many images of 10 MB are sent at once, 60 by default
  --against DIR    another checkout of this project, whose commands starts measures in turns with these
  --records N      how long the history of the desktop app and of the window is, 100000 by default
  --starts N       how often the desktop app is started, 10 by default
  --idle-seconds N how long it is looked at while it does nothing, 60 by default
  --known N        how many files the watched tree has that is known already, 100000 by default
  --landing N      how many images land in a watched folder at once, 10000 by default
  --kill-seconds N how often the engine is killed meanwhile, every 30 s by default`

const count = z.coerce.number().int().min(1)

const optionsSchema = z.object({
  dir: z.string().optional(),
  against: z.string().optional(),
  only: z.array(z.enum(partNames)).default(['reading', 'starts', 'throughput']),
  rounds: count.default(2),
  profile: z.enum(profiles).default('precise'),
  language: z.string().default('eng'),
  workers: count.default(availableParallelism()),
  images: count.default(500),
  records: count.default(100_000),
  starts: count.default(10),
  'idle-seconds': count.default(60),
  known: count.default(100_000),
  landing: count.default(10_000),
  'kill-seconds': count.default(30),
  clients: count.default(100),
  seconds: count.default(120),
  bodies: count.default(60),
})

export type BenchOptions = z.output<typeof optionsSchema>

/** The options, or a sentence that says what is wrong. */
export function parseOptions(argv: readonly string[]): BenchOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        against: { type: 'string' },
        rounds: { type: 'string' },
        profile: { type: 'string' },
        language: { type: 'string' },
        workers: { type: 'string' },
        images: { type: 'string' },
        records: { type: 'string' },
        starts: { type: 'string' },
        'idle-seconds': { type: 'string' },
        known: { type: 'string' },
        landing: { type: 'string' },
        'kill-seconds': { type: 'string' },
        clients: { type: 'string' },
        seconds: { type: 'string' },
        bodies: { type: 'string' },
      },
    })
    const parsed = optionsSchema.safeParse({ ...values, dir: positionals[0] })
    return parsed.success ? parsed.data : z.prettifyError(parsed.error)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
