// How a prepared page is looked at: which models, in which layout, and whether a second time.
import type { Line, PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { soften } from '../prepare/resample.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { hasColumns } from './columns.ts'
import { readerOfRows, readUnread, rereadDoubtful } from './reread.ts'
import type { Layout, Recogniser } from './recogniser.ts'
import { smallModelsOf } from './small-models.ts'
import { vote } from './vote.ts'

/** A receipt is one column of lines whose parts lie far apart; to look for columns there tears lines up. */
const layouts: { readonly [K in PageKind]: Layout } = {
  prose: 'page',
  screenshot: 'page',
  form: 'page',
  photo: 'block',
  receipt: 'block',
}

const alwaysTwice: readonly PageKind[] = ['photo', 'receipt']
/** A page that is surer than this gains nothing from a second reading. */
const sureOfPage = 0.88
const sureOfLine = 0.85
/** Below this a line is no text: a border, a stamp, the pattern of a table cloth. */
const leastOfLine = 0.35
const softenPx = 0.8

export async function look(
  page: Prepared,
  models: readonly string[],
  profile: Profile,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const layout = layoutOf(page, models)
  const small = smallModelsOf(models)
  const isQuick = profile === 'quick'
  const first = isQuick
    ? await recogniser.read(page.image, small, onProgress, layout)
    : await lookTwice(page, models, small, layout, recogniser, onProgress)
  if (!first.ok) return first
  const readAlone = readerOfRows(page.image, small, recogniser)
  const reread = isQuick ? first : await rereadDoubtful(first.value, sureOfLine, readAlone)
  if (!reread.ok) return reread
  return readUnread(page.image, reread.value, readAlone)
}

/** Only at the very end: lines in another script are as unsure as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= leastOfLine)
}

/**
 * Korean has wide spaces, and where several stand below each other tesseract finds columns that are none: whole
 * lines are then lost. So it is asked for columns only where a strip runs down the page.
 */
function layoutOf({ kind, image }: Prepared, models: readonly string[]): Layout {
  const layout = layouts[kind]
  return layout === 'page' && models[0] === 'kor' && !hasColumns(image) ? 'block' : layout
}

async function lookTwice(
  { image, kind }: Prepared,
  models: readonly string[],
  small: readonly string[],
  layout: Layout,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const isDoubtfulKind = alwaysTwice.includes(kind)
  const soft = isDoubtfulKind ? await soften(image, softenPx) : image
  const first = await recogniser.read(soft, small, (fraction) => onProgress(fraction * 0.4), layout)
  if (!first.ok) return first
  const isSure = !isDoubtfulKind && meanConfidence(wordsOf(first.value)) >= sureOfPage
  if (isSure) return first
  const second = await recogniser.read(image, models, (fraction) => onProgress(0.4 + fraction * 0.5), layout)
  return second.ok ? ok(vote(second.value, first.value)) : second
}
