// Decides how a prepared page is read: in which layout, and which of its rows a second time.
import { bareOf } from '../bare/bare.ts'
import { certainLetters, coverage } from '../bare/coverage.ts'
import { isNarrow, isOneColumn } from '../bare/runs.ts'
import type { Line } from '../../../shared/page.ts'
import { isSlip } from '../prepare/kind.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { meanConfidence } from './certainty.ts'
import { narrowed } from './narrowed.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { Layout } from '../context/recogniser.ts'
import type { StepName } from '../context/steps.ts'
import { readerOfRows, readUnread, rereadDoubtful } from './reread.ts'
import { smallModelsOf } from './small-models.ts'

/** Lines below this confidence are no text: a border, a stamp, a pattern. */
const minOfLine = 0.35
/** Languages with wide spaces: where several are below each other, tesseract finds columns that do not exist. */
const wideSpaced: ReadonlySet<string> = new Set(['kor', 'chi_sim', 'chi_tra', 'jpn'])
/** Width to which a page of prose is narrowed for quick reading: a seventh less time at the same accuracy. */
const slim = 0.8
/** Share of the ink: if less was read, the recogniser found a wrong layout. */
const minCovered = 0.85

export interface Looks {
  /** Reads with the small models, once; the language detection shares the result. */
  first(models: readonly string[]): Promise<readonly Line[]>
  /** Reads these lines again one by one, with any models; lines that can't be cut out are skipped. */
  alone(lines: readonly Line[], models: readonly string[]): Promise<Line[]>
  /** Reads the page with as many passes as the profile and the page need. */
  all(models: readonly string[]): Promise<readonly Line[]>
}

export function looksAt(
  page: Prepared,
  context: Pick<ReadContext, 'profile' | 'recogniser' | 'onProgress' | 'disabled' | 'trace'>,
): Looks {
  const { profile, recogniser, onProgress } = context
  const takes = (name: StepName) => !context.disabled.has(name)
  const isQuick = profile === 'quick'
  // receipts and photos are one column whose parts are far apart; layout analysis would tear the rows
  const bare = takes('bare') && !isSlip(page.kind) ? bareOf(page.image, context.disabled) : null
  const image = bare?.image ?? page.image
  const runs = bare?.runs ?? []
  const taken = new Map<string, Promise<readonly Line[]>>()

  function layoutFor([first = '']: readonly string[]): Layout {
    if (isSlip(page.kind) || (bare && wideSpaced.has(first))) return 'block'
    // a window has columns, however narrow it is
    const isStrip = isQuick && page.kind !== 'screenshot' && isNarrow(runs)
    return isStrip || isPlainFor(first) ? 'block' : 'page'
  }

  function isPlainFor(first: string): boolean {
    return isQuick && takes('narrowed') && runs.length > 0 && !wideSpaced.has(first) && isOneColumn(runs)
  }

  async function read(models: readonly string[]): Promise<readonly Line[]> {
    const layout = layoutFor(models)
    const reader = isPlainFor(models[0] ?? '') ? narrowed(recogniser, slim) : recogniser
    const seen = await reader.read(image, models, onProgress, layout)
    if (layout === 'block' || !takes('asBlock') || coverage(seen, runs) >= minCovered) return seen
    const asBlock = await recogniser.read(image, models, onProgress, 'block')
    return certainLetters(asBlock) > certainLetters(seen) ? asBlock : seen
  }

  function first(models: readonly string[]): Promise<readonly Line[]> {
    const key = smallModelsOf(models).join('+')
    const look = taken.get(key) ?? read(smallModelsOf(models))
    taken.set(key, look)
    return look
  }

  return {
    first,
    async alone(lines, models) {
      const readAlone = readerOfRows(image, models, recogniser)
      const found: Line[] = []
      for (const line of lines) {
        const read = await readAlone(line)
        if (read) found.push(read)
      }
      return found
    },
    async all(models) {
      const seen = await first(models)
      context.trace?.('lines', { lines: seen })
      // another network makes other mistakes than the one that read the page
      const again = readerOfRows(image, models, recogniser)
      const reread = isQuick || !takes('reread') ? seen : await rereadDoubtful(seen, again)
      context.trace?.('reread', { lines: reread })
      const alone = readerOfRows(image, smallModelsOf(models), recogniser)
      const lines = takes('unread') ? await readUnread(image, reread, bare?.rules ?? [], alone) : reread
      context.trace?.('unread', { lines })
      return lines
    },
  }
}

/** Runs last: lines in another script are as doubtful as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= minOfLine)
}
