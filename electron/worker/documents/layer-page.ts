// Makes the Page of a PDF page from its text layer; only the reading order has to be guessed.
import { median } from '../../../shared/layout/geometry.ts'
import type { Page, PageKind } from '../../../shared/page.ts'
import { arrangeLevel } from '../arrange/arrange.ts'
import type { LevelLine } from '../arrange/level.ts'
import { languagesOfText } from '../languages/languages-of-text.ts'
import { withoutReadPictures } from '../marks/pictures.ts'
import type { Turn } from '../pixels/turn.ts'
import { meanConfidence, wordsOf as wordsOfLines } from '../recognise/certainty.ts'
import type { PageContent } from './pdf.ts'
import { marksOf, rulesOf } from './rules.ts'
import { emsOfRow, segmentsOf } from './segments.ts'
import type { LayerWord } from './words.ts'

const quarter = Math.PI / 2
/** In ems: TeX sets columns only an em apart, and places in a layer are exact. */
const narrowGutter = 0.8
/** Shape of a receipt: its width in ems, and its height in widths. */
const receipt = { maxWidth: 32, minHeight: 1.5 } as const

/** Returns the clockwise turn after which most text is upright. */
export function turnOfText({ characters }: Pick<PageContent, 'characters'>): Turn {
  const counts = [0, 0, 0, 0]
  for (const { type, text } of characters) {
    const quarters = Math.round(type.angle / quarter) % 4
    if (text.trim() !== '') counts[quarters] = (counts[quarters] ?? 0) + 1
  }
  const most = counts.indexOf(Math.max(...counts))
  return (((4 - most) % 4) * 90) as Turn
}

/** A receipt is recognised only by its narrow, long shape. */
function kindOf({ width, height }: PageContent, em: number): PageKind {
  return width < receipt.maxWidth * em && height > receipt.minHeight * width ? 'receipt' : 'prose'
}

interface LayerText {
  readonly words: readonly LayerWord[]
  /** Lines that were read outside of the layer. */
  readonly others: readonly LevelLine[]
  /** The languages, if they are known already; null to detect them. */
  readonly languages: { readonly languages: readonly string[]; readonly confidence: number | null } | null
}

/** The page must be upright and in pixels. `known` are the languages with a model. */
export async function pageOfLayer(
  page: PageContent,
  turn: Turn,
  { words, others, languages }: LayerText,
  known: readonly string[],
): Promise<Page> {
  const { level, vertical } = segmentsOf(words)
  const em = median([...level, ...vertical].map(({ line }) => line.rowHeight)) / emsOfRow
  const [rules, marks] = [rulesOf(page, em), marksOf(page, em)]
  const kind = kindOf(page, em)
  const size = { width: Math.round(page.width), height: Math.round(page.height) }
  const lines = arrangeLevel({
    lines: [...level, ...others],
    vertical,
    page: { ...size, rules, marks },
    isReceipt: kind === 'receipt',
    barriers: rules.filter(({ direction }) => direction === 'horizontal').map(({ box }) => box),
    gutter: narrowGutter,
  })
  const found = languages ?? (await languagesOfText(lines, known))
  return {
    ...size,
    turn,
    angleDegrees: 0,
    kind,
    languages: [...found.languages],
    ...(found.confidence === null ? {} : { languageConfidence: found.confidence }),
    confidence: meanConfidence(wordsOfLines(lines)),
    lines,
    rules,
    marks: withoutReadPictures(marks, lines),
  }
}
