// What `npm run bench` was asked for.
import { parseArgs } from 'node:util'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { profiles } from '../../shared/reading.ts'

export const partNames = ['reading', 'start', 'throughput', 'memory', 'schemas', 'layout'] as const

export const usage = `npm run bench -- [DIR] [options]     DIR: images to measure on instead of its own

  --only PART      ${partNames.join(', ')}; may be given several times. Without it all but memory, which takes long
  --rounds N       how often each image is read by each reader, 2 by default
  --profile NAME   ${profiles.join(' or ')}
  --language CODE  what the rivals are told of the images in DIR, eng by default
  --workers N      the many workers of throughput, by default as many as there are cores
  --images N       how many readings memory is watched over, 500 by default`

const count = z.coerce.number().int().min(1)

const askedSchema = z.object({
  dir: z.string().optional(),
  only: z.array(z.enum(partNames)).default(['reading', 'start', 'throughput']),
  rounds: count.default(2),
  profile: z.enum(profiles).default('precise'),
  language: z.string().default('eng'),
  workers: count.default(availableParallelism()),
  images: count.default(500),
})

export type Asked = z.output<typeof askedSchema>

/** A sentence instead, if it can't be understood. */
export function parseAsked(argv: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        rounds: { type: 'string' },
        profile: { type: 'string' },
        language: { type: 'string' },
        workers: { type: 'string' },
        images: { type: 'string' },
      },
    })
    const asked = askedSchema.safeParse({ ...values, dir: positionals[0] })
    return asked.success ? asked.data : z.prettifyError(asked.error)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
