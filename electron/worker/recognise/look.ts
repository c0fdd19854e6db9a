// How a prepared page is looked at: which models, in which layout, and whether a second time.
import type { Box, Line, PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { soften } from '../prepare/resample.ts'
import { measureText } from '../prepare/text-size.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { cutOut, movedBy } from './part.ts'
import { regionsOf } from './regions.ts'
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

export async function look(
  page: Prepared,
  models: readonly string[],
  profile: Profile,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const readPage = readerOfPage(page, models, recogniser)
  const small = smallModelsOf(models)
  const isQuick = profile === 'quick'
  const first = isQuick
    ? await readPage(page.image, small, onProgress)
    : await lookTwice(page, models, small, readPage, onProgress)
  if (!first.ok) return first
  const readAlone = readerOfRows(page.image, small, recogniser)
  const reread = isQuick ? first : await rereadDoubtful(first.value, sureOfLine, readAlone)
  if (!reread.ok) return reread
  const whole = await readUnread(page.image, reread.value, readAlone)
  return whole.ok ? ok(joinTableRows(whole.value)) : whole
}

/** Only at the very end: lines in another script are as unsure as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= leastOfLine)
}

/** In these tesseract's own search for columns tears lines up; so the columns are found here, and read as blocks. */
const wideSpaced: ReadonlySet<string> = new Set(['kor', 'chi_sim', 'chi_tra', 'jpn'])

/** One reading of the page: as a whole, or column after column. */
type ReadPage = (
  image: GreyImage,
  models: readonly string[],
  onProgress: (fraction: number) => void,
) => Promise<Result<Line[]>>

function readerOfPage(
  { kind, image }: Prepared,
  models: readonly string[],
  recogniser: Recogniser,
): ReadPage {
  const layout = layouts[kind]
  if (layout !== 'page' || !wideSpaced.has(models[0] ?? ''))
    return (page, using, onProgress) => recogniser.read(page, using, onProgress, layout)
  const regions = regionsOf(measureText(image).letters, { x0: 0, y0: 0, x1: image.width, y1: image.height })
  return (page, using, onProgress) => readRegions(page, regions, using, recogniser, onProgress)
}

async function readRegions(
  image: GreyImage,
  regions: readonly Box[],
  models: readonly string[],
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const lines: Line[] = []
  for (const [index, region] of regions.entries()) {
    const tell = (fraction: number) => onProgress((index + fraction) / regions.length)
    const read = await recogniser.read(cutOut(image, region), models, tell, 'block')
    if (!read.ok) return read
    const [block, paragraph] = [(lines.at(-1)?.block ?? -1) + 1, (lines.at(-1)?.paragraph ?? -1) + 1]
    const placed = read.value.map((line) => movedBy(line, region))
    lines.push(
      ...placed.map((line) => ({
        ...line,
        block: line.block + block,
        paragraph: line.paragraph + paragraph,
      })),
    )
  }
  return ok(lines)
}

async function lookTwice(
  { image, kind }: Prepared,
  models: readonly string[],
  small: readonly string[],
  readPage: ReadPage,
  onProgress: (fraction: number) => void,
): Promise<Result<Line[]>> {
  const isDoubtfulKind = alwaysTwice.includes(kind)
  const soft = isDoubtfulKind ? await soften(image, softenPx) : image
  const first = await readPage(soft, small, (fraction) => onProgress(fraction * 0.4))
  if (!first.ok) return first
  const isSure = !isDoubtfulKind && meanConfidence(wordsOf(first.value)) >= sureOfPage
  if (isSure) return first
  const second = await readPage(image, models, (fraction) => onProgress(0.4 + fraction * 0.5))
  return second.ok ? ok(vote(second.value, first.value)) : second
}
