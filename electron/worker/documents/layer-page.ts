// The Page of a page whose text layer tells it: nothing is guessed but the order.
import { median } from '../../../shared/layout/geometry.ts'
import type { Page, PageKind } from '../../../shared/page.ts'
import { arrangeLevel } from '../arrange/arrange.ts'
import type { LevelLine } from '../arrange/level.ts'
import { languagesOfText } from '../languages/of-text.ts'
import { withoutReadPictures } from '../marks/pictures.ts'
import type { Turn } from '../pixels/turn.ts'
import { meanConfidence, wordsOf as wordsOfLines } from '../recognise/certainty.ts'
import type { SeenPage } from './pdf.ts'
import { marksOf, rulesOf } from './rules.ts'
import { emsOfRow, segmentsOf } from './segments.ts'
import type { LayerWord } from './words.ts'

const quarter = Math.PI / 2
/** In ems: TeX sets columns no further apart than an em, and the places of a layer are exact. */
const narrowGutter = 0.8
/** In ems, and in widths. */
const slip = { widestEms: 32, leastAspect: 1.5 } as const

/** By how much the page has to be turned clockwise until most of its text stands upright. */
export function turnOfText({ characters }: Pick<SeenPage, 'characters'>): Turn {
  const counts = [0, 0, 0, 0]
  for (const { type, text } of characters) {
    const quarters = Math.round(type.angle / quarter) % 4
    if (text.trim() !== '') counts[quarters] = (counts[quarters] ?? 0) + 1
  }
  const most = counts.indexOf(Math.max(...counts))
  return (((4 - most) % 4) * 90) as Turn
}

/** What a till prints is narrow and long; nothing else tells it from a page. */
function kindOf({ width, height }: SeenPage, em: number): PageKind {
  return width < slip.widestEms * em && height > slip.leastAspect * width ? 'receipt' : 'prose'
}

export interface LayerRead {
  readonly words: readonly LayerWord[]
  /** What was read on what the layer does not tell; none where it tells all. */
  readonly others: readonly LevelLine[]
  /** That somebody named, or that were found in reading; none has the words tell them. */
  readonly languages: { readonly languages: readonly string[]; readonly confidence: number | null } | null
}

/** `seen`: upright, in pixels. */
export async function pageOfLayer(
  seen: SeenPage,
  turn: Turn,
  { words, others, languages }: LayerRead,
  known: readonly string[],
): Promise<Page> {
  const { level, upended } = segmentsOf(words)
  const em = median([...level, ...upended].map(({ line }) => line.rowHeight)) / emsOfRow
  const [rules, marks] = [rulesOf(seen, em), marksOf(seen, em)]
  const kind = kindOf(seen, em)
  const size = { width: Math.round(seen.width), height: Math.round(seen.height) }
  const lines = arrangeLevel(
    [...level, ...others],
    upended.map((each) => [each]),
    { ...size, rules, marks },
    kind === 'receipt',
    rules.filter(({ direction }) => direction === 'horizontal').map(({ box }) => box),
    narrowGutter,
  )
  const { languages: told, confidence } = languages ?? (await languagesOfText(lines, known))
  return {
    ...size,
    turn,
    angleDegrees: 0,
    kind,
    languages: [...told],
    ...(confidence === null ? {} : { languageConfidence: confidence }),
    confidence: meanConfidence(wordsOfLines(lines)),
    lines,
    rules,
    marks: withoutReadPictures(marks, lines),
  }
}
