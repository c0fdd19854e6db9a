// The state of readers on other machines, as the window, the API and `fovea queue show` tell it.
import { z } from 'zod'

export const missingParts = ['reader', 'pack', 'language', 'images'] as const

/** Something that jobs need and a reader does not have: another version of the reader, an engine pack, a language or a bucket. */
const lackSchema = z.object({ part: z.enum(missingParts), name: z.string() })

export type Lack = z.infer<typeof lackSchema>

/** The state of a reader, as it reports it. */
export const readerStateSchema = z.object({
  host: z.string(),
  version: z.string(),
  /** The engine packs in its data folder; the bundled one is always there. */
  packs: z.array(z.string()),
  /** How many pages it reads at once. */
  parallel: z.number().int(),
  /** The names of the images that it is reading. */
  jobs: z.array(z.string()),
  pagesPerMinute: z.number(),
  /** Pages of the last minutes that could not be read. */
  failed: z.number().int(),
  /** The queues that it takes jobs from. */
  queues: z.array(z.string()),
  /** Something that the jobs of a coordinator need and this reader lacks; null if it fits. Other versions may report it otherwise. */
  lacks: lackSchema.nullable().catch({ part: 'reader', name: '' }),
  isDraining: z.boolean(),
})

/** ready · lost: not heard of for several heartbeats · unfit: lacks something · draining · slow · failing */
export const readerMarks = ['ready', 'lost', 'unfit', 'draining', 'failing', 'slow'] as const

export const shownReaderSchema = readerStateSchema
  .omit({ queues: true, isDraining: true })
  .extend({ id: z.string(), mark: z.enum(readerMarks) })

export const readersSchema = z.object({
  /** Why the queue of the readers can't be used at present; null if it can. */
  problem: z.string().nullable(),
  list: z.array(shownReaderSchema),
})

export type ReaderState = z.infer<typeof readerStateSchema>
export type ShownReader = z.infer<typeof shownReaderSchema>
export type ReadersState = z.infer<typeof readersSchema>

/** A reader, as the database has it. */
export interface SeenReader {
  readonly id: string
  readonly state: ReaderState
  readonly silentMs: number
}

/** A reader writes its state every 2 seconds. */
export const lostMs = 15_000
const minPages = 5

/** Marks each reader, as a coordinator whose jobs are in `queue` sees it. A slow one reads less than half as much per process as the median of the readers that are busy. */
export function markReaders(seen: readonly SeenReader[], queue: string): ShownReader[] {
  const pace = ({ pagesPerMinute, parallel }: ReaderState) => pagesPerMinute / Math.max(1, parallel)
  const paces = seen
    .filter(({ state, silentMs }) => silentMs < lostMs && state.pagesPerMinute >= minPages)
    .map(({ state }) => pace(state))
    .sort((a, b) => a - b)
  const median = paces[Math.floor(paces.length / 2)] ?? 0
  const markOf = (state: ReaderState, silentMs: number): ShownReader['mark'] => {
    if (silentMs >= lostMs) return 'lost'
    if (state.isDraining) return 'draining'
    if (state.lacks !== null && !state.queues.includes(queue)) return 'unfit'
    if (state.failed >= minPages && state.failed > state.pagesPerMinute) return 'failing'
    const isBusy = state.jobs.length > 0 && state.pagesPerMinute > 0
    return isBusy && pace(state) < median / 2 ? 'slow' : 'ready'
  }
  return seen.map(({ id, state, silentMs }) => {
    const { queues: _, isDraining: __, ...shown } = state
    return { id, ...shown, mark: markOf(state, silentMs) }
  })
}
