// How a prepared page is looked at: in which layout, and which of its rows a second time.
import { bareOf } from '../bare/bare.ts'
import { certainLetters, coverage } from '../bare/coverage.ts'
import { isNarrow, isOneColumn } from '../bare/runs.ts'
import type { Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { isSlip } from '../prepare/kind.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { meanConfidence } from './certainty.ts'
import { mended, type Mend } from './mend.ts'
import { narrowed } from './narrowed.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { Layout } from '../context/recogniser.ts'
import type { StepName } from '../context/steps.ts'
import { readerOfRows, readUnread, rereadDoubtful } from './reread.ts'
import { smallModelsOf } from './small-models.ts'

/** Below this a line is no text: a border, a stamp, the pattern of a table cloth. */
const minOfLine = 0.35
/** In these spaces are wide, and where several stand below each other tesseract finds columns that are none. */
const wideSpaced: ReadonlySet<string> = new Set(['kor', 'chi_sim', 'chi_tra', 'jpn'])
/** So narrow a page of prose is read quickly: a seventh less time, and no more mistakes. */
const slim = 0.8
/** Of the ink. Where less was read, the layout that the recogniser saw was not that of the page. */
const minCovered = 0.85

export interface Looks {
  /** One look with the small models; taken only once, also where the language was told from it. */
  first(models: readonly string[]): Promise<Result<readonly Line[]>>
  /** These lines of it again, one by one, with any models; what can't be cut out is left out. */
  alone(lines: readonly Line[], models: readonly string[]): Promise<Result<Line[]>>
  /** As many as the profile wants and the page needs. */
  all(models: readonly string[]): Promise<Result<readonly Line[]>>
}

export function looksAt(
  page: Prepared,
  context: Pick<ReadContext, 'profile' | 'recogniser' | 'onProgress' | 'disabled' | 'trace'>,
): Looks {
  const { profile, recogniser, onProgress } = context
  const takes = (name: StepName) => !context.disabled.has(name)
  const isQuick = profile === 'quick'
  // what is narrow, creased or photographed is one column of lines whose parts lie far apart: columns would tear these up
  const bare = takes('bare') && !isSlip(page.kind) ? bareOf(page.image, context.disabled) : null
  const image = bare?.image ?? page.image
  const runs = bare?.runs ?? []
  const taken = new Map<string, Promise<Result<readonly Line[]>>>()

  function layoutFor([first = '']: readonly string[]): Layout {
    if (isSlip(page.kind) || (bare && wideSpaced.has(first))) return 'block'
    // a window has columns, however narrow it is
    const isStrip = isQuick && page.kind !== 'screenshot' && isNarrow(runs)
    return isStrip || isPlainFor(first) ? 'block' : 'page'
  }

  function isPlainFor(first: string): boolean {
    return isQuick && takes('narrowed') && runs.length > 0 && !wideSpaced.has(first) && isOneColumn(runs)
  }

  async function read(models: readonly string[]): Promise<Result<readonly Line[]>> {
    const layout = layoutFor(models)
    const reader = isPlainFor(models[0] ?? '') ? narrowed(recogniser, slim) : recogniser
    const seen = await reader.read(image, models, onProgress, layout)
    if (!seen.ok || layout === 'block' || !takes('asBlock')) return seen
    if (coverage(seen.value, runs) >= minCovered) return seen
    const asBlock = await recogniser.read(image, models, onProgress, 'block')
    const isBetter = asBlock.ok && certainLetters(asBlock.value) > certainLetters(seen.value)
    return isBetter || !asBlock.ok ? asBlock : seen
  }

  function first(models: readonly string[]): Promise<Result<readonly Line[]>> {
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
        if (!read.ok) return read
        if (read.value) found.push(read.value)
      }
      return ok(found)
    },
    async all(models) {
      const seen = await first(models)
      if (!seen.ok) return seen
      context.trace?.('lines', { lines: seen.value })
      // another network makes other mistakes than the one that read the page
      const again = readerOfRows(image, models, recogniser)
      const readAlone = readerOfRows(image, smallModelsOf(models), recogniser)
      const steps: readonly Mend[] = [
        { name: 'reread', isDue: !isQuick, of: (lines) => rereadDoubtful(lines, again) },
        { name: 'unread', of: (lines) => readUnread(image, lines, bare?.rules ?? [], readAlone) },
      ]
      return mended(seen.value, steps, context)
    },
  }
}

/** Only at the very end: lines in another script are as unsure as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= minOfLine)
}
