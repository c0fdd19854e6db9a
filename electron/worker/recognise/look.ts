// How a prepared page is looked at: which models, in which layout, and whether a second time.
import { heightOf, median } from '../../../shared/layout/geometry.ts'
import type { Box, Line, PageKind } from '../../../shared/page.ts'
import type { Profile } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { inOpenCombs } from '../parts/close-combs.ts'
import { partPage, withoutControls, withoutMargins } from '../parts/parts.ts'
import type { Part } from '../parts/part.ts'
import { readParts, type Way } from '../parts/read-parts.ts'
import { isNarrow, isOneColumn } from '../parts/runs.ts'
import { isSlip } from '../prepare/kind.ts'
import { enlargementBy } from '../prepare/placement.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { soften } from '../prepare/resample.ts'
import { measureText } from '../prepare/text-size.ts'
import { meanConfidence, wordsOf } from './certainty.ts'
import { withHanVoted } from './doubtful-han.ts'
import { mended, type Mend, type Mending, type MendName } from './mend.ts'
import { withMetres } from './metres.ts'
import { narrowed } from './narrowed.ts'
import { readerOfRows, readUnread, rereadDoubtful, type Doubt } from './reread.ts'
import type { Layout, Recogniser } from './recogniser.ts'
import { joinRowParts } from './row-parts.ts'
import { withRowsApart } from './rows-apart.ts'
import { smallModelsOf } from './small-models.ts'
import { joinTableRows } from './table-rows.ts'
import { paintedOver, putBack, sureLines } from './sure-lines.ts'
import { withTornRows } from './torn-rows.ts'
import { withoutUpended } from './upended.ts'
import { vote, type Seen } from './vote.ts'

/** A receipt is one column of lines whose parts lie far apart; to look for columns there tears lines up. */
const layouts: { readonly [K in PageKind]: Layout } = {
  prose: 'page',
  screenshot: 'page',
  form: 'page',
  photo: 'block',
  receipt: 'block',
}

/** A page that is surer than this gains nothing from a second reading. */
const sureOfPage = 0.88
const doubtOfLine: Doubt = { least: 0, below: 0.85 }
/** On a small photo, made so much larger to be read, most of a second look at all of it is spent on what is no text. */
const leastEnlarged = 1.05
/** Of the lines that the large network reads alone instead: surer ones it hardly mends, and less sure ones are no text. */
const doubtOfEnlargedLine: Doubt = { least: 0.3, below: 0.65 }
/** Below this a line is no text: a border, a stamp, the pattern of a table cloth. */
const leastOfLine = 0.35
const softenPx = 0.8
/** In these spaces are wide, and where several stand below each other tesseract finds columns that are none. */
const wideSpaced: ReadonlySet<string> = new Set(['kor', 'chi_sim', 'chi_tra', 'jpn'])
/**
 * So narrow a page of prose is read quickly: a seventh less time, and no more mistakes. Han a tenth narrower is read
 * better than as it is, by the other profile too; twice that makes about as many mistakes as not at all, where rows are as
 * high as this, in pixels.
 */
const slim = { letters: 0.8, han: 0.9, largeHan: 0.82 } as const
const largeHanPx = 21

export interface Looks {
  /** One look with the small models; taken only once, also where the language was told from it. */
  first(models: readonly string[]): Promise<Result<Line[]>>
  /** These lines of it again, one by one, with any models; what can't be cut out is left out. */
  alone(lines: readonly Line[], models: readonly string[]): Promise<Result<Line[]>>
  /** As many as the profile wants and the page needs. */
  all(models: readonly string[]): Promise<Result<readonly Line[]>>
}

export function looksAt(
  page: Prepared,
  profile: Profile,
  recogniser: Recogniser,
  onProgress: (fraction: number) => void,
  mending: Mending = { leftOut: [], trace: null },
): Looks {
  const layout = layouts[page.kind]
  const isAlwaysTwice = isSlip(page.kind)
  const isQuick = profile === 'quick'
  const isEnlarged = enlargementBy(page.back) >= leastEnlarged
  const takes = (name: MendName) => !mending.leftOut.includes(name)
  const parted = layout === 'page' && takes('parts') ? partPage(page.image) : null
  const image = parted?.image ?? (page.kind === 'receipt' ? withoutControls(page.image) : page.image)
  const bestWays = { page: new Map<Part, Way>(), block: new Map<Part, Way>() }
  const taken = new Map<string, Promise<Result<Line[]>>>()

  /** What is in parts is read without what was erased, whichever picture is given. */
  function read(picture: GreyImage, models: readonly string[], tell: (fraction: number) => void) {
    if (!parted) return recogniser.read(picture, models, tell, layout)
    const isWide = wideSpaced.has(models[0] ?? '')
    const share = slimOf(models, parted.runs)
    const isPlain = share !== null && takes('narrowed') && isOneColumn(parted.runs)
    // a window has columns, however narrow it is
    const isStrip = isQuick && page.kind !== 'screenshot' && isNarrow(parted.runs)
    const layoutOfParts = isWide || isPlain || isStrip ? 'block' : 'page'
    const ways = bestWays[layoutOfParts]
    if (!isPlain) return readParts(parted, layoutOfParts, ways, models, recogniser, tell)
    return readParts(withoutMargins(parted), 'block', ways, models, narrowed(recogniser, share), tell)
  }

  /** Null where it was not measured. */
  function slimOf([first = '']: readonly string[], runs: readonly Box[]): number | null {
    if (first === 'chi_sim') {
      const isLarge = isQuick && median(runs.map(heightOf)) >= largeHanPx
      return isLarge ? slim.largeHan : slim.han
    }
    return !isQuick || wideSpaced.has(first) ? null : slim.letters
  }

  function first(models: readonly string[]): Promise<Result<Line[]>> {
    const key = smallModelsOf(models).join('+')
    const look = taken.get(key) ?? firstOf(models)
    taken.set(key, look)
    return look
  }

  async function firstOf(models: readonly string[]): Promise<Result<Line[]>> {
    const share = isQuick ? 1 : 0.4
    const picture = isAlwaysTwice && !isQuick ? await soften(image, softenPx) : image
    return read(picture, smallModelsOf(models), (fraction) => onProgress(fraction * share))
  }

  /** Instead of a second look at all of the picture. */
  function isLargeForLinesAlone(models: readonly string[]): boolean {
    return isAlwaysTwice && isEnlarged && !isQuick && areTwoNetworks(models)
  }

  /** Of two looks the second first, as it is that of the larger network. */
  async function asOftenAsNeeded(models: readonly string[]): Promise<Result<Seen>> {
    const seen = await first(models)
    if (!seen.ok) return seen
    const once = ok({ looks: [seen.value], areTwoNetworks: false })
    if (isQuick || !takes('secondLook')) return once
    if (isLargeForLinesAlone(models)) return ok({ looks: [seen.value], areTwoNetworks: true })
    const isSure = meanConfidence(wordsOf(seen.value)) >= sureOfPage
    // without a second network a page would be read as it was; softened for it instead, it gained nothing
    const small = smallModelsOf(models)
    const isReadAlike = small.join('+') === models.join('+')
    if (!isAlwaysTwice && (isSure || isReadAlike)) return once
    const areTwo = areTwoNetworks(models)
    const sure = isAlwaysTwice && areTwo && takes('sureLines') ? sureLines(seen.value) : []
    const rest = paintedOver(image, sure)
    const second = await read(rest, models, (fraction) => onProgress(0.4 + fraction * 0.5))
    if (!second.ok) return second
    return ok({ looks: [putBack(second.value, sure), seen.value], areTwoNetworks: areTwo })
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
      const seen = await asOftenAsNeeded(models)
      if (!seen.ok) return seen
      const once = vote(seen.value)
      mending.trace?.('vote', { lines: once })
      const double: Box[] = []
      const apart = (lines: readonly Line[]) => {
        const rows = withRowsApart(lines, isAlwaysTwice ? [] : measureText(image).letters)
        double.push(...rows.double)
        return rows.lines
      }
      const isByLarge = isLargeForLinesAlone(models)
      const readAlone = readerOfRows(image, isByLarge ? models : smallModelsOf(models), recogniser)
      const doubt = isByLarge ? doubtOfEnlargedLine : doubtOfLine
      // on a photo too much is doubtful
      const hasDoubtfulHan = !isQuick && !isAlwaysTwice
      const steps: readonly Mend[] = [
        { name: 'upended', of: withoutUpended },
        { name: 'rowsApart', of: apart },
        {
          name: 'reread',
          isDue: !isQuick,
          of: (lines) => rereadDoubtful(lines, seen.value, doubt, readAlone),
        },
        {
          name: 'unread',
          of: (lines) => readUnread(image, lines, double, parted?.rules ?? [], readAlone),
        },
        { name: 'tornRows', of: (lines) => withTornRows(lines, parted?.runs ?? [], readAlone) },
        {
          name: 'metres',
          isDue: hasDoubtfulHan,
          of: (lines) => withMetres(lines, image, models, recogniser),
        },
        {
          name: 'doubtfulHan',
          isDue: hasDoubtfulHan,
          of: (lines) => withHanVoted(lines, image, models, recogniser),
        },
        { name: 'openCombs', of: (lines) => inOpenCombs(lines, parted?.combs ?? []) },
        { name: 'tableRows', of: joinTableRows },
        { name: 'rowParts', of: joinRowParts },
      ]
      return mended(once, steps, mending)
    },
  }
}

function areTwoNetworks(models: readonly string[]): boolean {
  return !smallModelsOf(models).some((model) => models.includes(model))
}

/** Only at the very end: lines in another script are as unsure as noise until their own model has read them. */
export function withoutNoise(lines: readonly Line[]): Line[] {
  return lines.filter((line) => meanConfidence(line.words) >= leastOfLine)
}
