// How a prepared page is looked at: which models, in which layout, and whether a second time.
import type { Line, PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { partPage } from '../parts/parts.ts'
import { readParts } from '../parts/read-parts.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { soften } from '../prepare/resample.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { readerOfRows, readUnread, rereadDoubtful } from './reread.ts'
import type { Layout, Recogniser } from './recogniser.ts'
import { smallModelsOf } from './small-models.ts'
import { joinTableRows } from './table-rows.ts'
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

/** All of the page, in its layout. What is in parts is read without what was erased, whichever picture is given. */
type ReadAll = (
  picture: GreyImage,
  models: readonly string[],
  onProgress: (fraction: number) => void,
) => Promise<Result<Line[]>>

export async function look(
  page: Prepared,
  models: readonly string[],
  profile: Profile,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const layout = layouts[page.kind]
  const small = smallModelsOf(models)
  const isQuick = profile === 'quick'
  const parted = layout === 'page' ? partPage(page.image) : null
  const image = parted?.image ?? page.image
  const read: ReadAll = (picture, wanted, tell) =>
    parted
      ? readParts(parted, layoutOfText(wanted), wanted, recogniser, tell)
      : recogniser.read(picture, wanted, tell, layout)
  const first = isQuick
    ? await read(image, small, onProgress)
    : await lookTwice(page, models, small, read, onProgress)
  if (!first.ok) return first
  const readAlone = readerOfRows(image, small, recogniser)
  const reread = isQuick ? first : await rereadDoubtful(first.value, sureOfLine, readAlone)
  if (!reread.ok) return reread
  const whole = await readUnread(image, reread.value, readAlone)
  return whole.ok ? ok(joinTableRows(whole.value)) : whole
}

/** Only at the very end: lines in another script are as unsure as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= leastOfLine)
}

/** In these spaces are wide, and where several stand below each other tesseract finds columns that are none. */
const wideSpaced: ReadonlySet<string> = new Set(['kor', 'chi_sim', 'chi_tra', 'jpn'])

function layoutOfText(models: readonly string[]): Layout {
  return wideSpaced.has(models[0] ?? '') ? 'block' : 'page'
}

async function lookTwice(
  { image, kind }: Prepared,
  models: readonly string[],
  small: readonly string[],
  read: ReadAll,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const isDoubtfulKind = alwaysTwice.includes(kind)
  const soft = isDoubtfulKind ? await soften(image, softenPx) : image
  const first = await read(soft, small, (fraction) => onProgress(fraction * 0.4))
  if (!first.ok) return first
  const isSure = !isDoubtfulKind && meanConfidence(wordsOf(first.value)) >= sureOfPage
  if (isSure) return first
  const second = await read(image, models, (fraction) => onProgress(0.4 + fraction * 0.5))
  return second.ok ? ok(vote(second.value, first.value)) : second
}
