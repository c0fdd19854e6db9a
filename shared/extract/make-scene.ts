// Looks a page through once for all fields; what not every schema needs is looked for when it is first asked.
import { labelColumns } from './propose/labels/label-columns.ts'
import { pageWordsOf } from './words/label-words.ts'
import { labelsOf, type Label } from './page/labels.ts'
import { halves } from './propose/lists/halves.ts'
import { provenSums } from './propose/money/sums-that-hold.ts'
import type { ProvenSums } from './page/proven-sums.ts'
import { withTranslationsInBrackets } from './page/bilingual.ts'
import { hasCaptions } from './page/captions.ts'
import { withLabelCells } from './page/label-cells.ts'
import { lineCaptionsOf, type LineCaptions } from './page/line-captions.ts'
import { withoutColumnNumbers } from './page/numbered-columns.ts'
import { numberedHeads } from './page/numbered-heads.ts'
import type { Part, Sheet } from './model/sheet.ts'
import { withStackedTranslations } from './page/stacked-bilingual.ts'
import { tilesOf } from './page/tiles.ts'
import { titledIn } from './page/titled.ts'
import type { IsKnown, Pairs } from './page/pairs/pair.ts'
import { pairsOf } from './page/pairs/pairs-of.ts'
import { emptyBoxes } from './page/pairs/empty-boxes.ts'
import { proseOf, type Prose } from './propose/prose/sentences.ts'
import type { Scene } from './page/scene.ts'
import type { Vocabulary } from './words/vocabulary.ts'

export function sceneOf(
  page: Sheet,
  vocabulary: Vocabulary,
  disabled: ReadonlySet<string> = new Set(),
): Scene {
  const bare = withoutColumnNumbers(withLabelCells(page))
  const sheet = withTranslationsInBrackets(withStackedTranslations(bare))
  const labels = labelsOf(sheet, vocabulary)
  const byPart = Map.groupBy(labels, ({ part }) => part)
  const rows = new Map(sheet.rows.flatMap((row, i) => row.map((part) => [part, i] as const)))
  let proven: ProvenSums | undefined
  let known: Prose | undefined
  const prose = () => (known ??= proseOf(sheet))
  let captions: boolean | undefined
  let pairs: Pairs | undefined
  const isKnown = (part: Part) =>
    scene.labelsIn(part).some(({ isWhole, quality }) => isWhole && quality >= leastKnown)
  let tiles: ReadonlyMap<Part, Part> | undefined
  let captionsOfLines: LineCaptions | undefined
  const onLines = () => (captionsOfLines ??= lineCaptionsOf(sheet))
  let heads: ReadonlySet<Part> | undefined
  let unfilled: ReadonlySet<Part> | undefined
  let columns: ReadonlySet<Part> | undefined
  const scene: Scene = {
    sheet,
    labels,
    disabled,
    labelsIn: (part) => byPart.get(part) ?? [],
    rowOf: (part) => rows.get(part) ?? 0,
    ...pageWordsOf(sheet.rows),
    provenSums: () => (proven ??= provenSums(sheet)),
    paragraphs: () => prose().paragraphs,
    sentences: () => prose().sentences,
    isInParagraph: (part) => prose().lines.has(part),
    hasCaptions: () => (captions ??= hasCaptions(scene)),
    labelColumns: () => (columns ??= labelColumns(sheet, isKnown)),
    pairs: () => (pairs ??= pairsOf(scene, isKnown)),
    tiles: () => (tiles ??= tilesIn(sheet, onLines(), isKnown)),
    heads: () => (heads ??= new Set(numberedHeads(sheet))),
    unfilled: () => (unfilled ??= unfilledIn(sheet, onLines(), isKnown)),
  }
  return scene
}

/** What is part of a list is no tile. */
function tilesIn(sheet: Sheet, onLines: LineCaptions, isKnown: IsKnown): ReadonlyMap<Part, Part> {
  const captions = [...onLines].flatMap(([caption, over]): [Part, Part][] => (over ? [[caption, over]] : []))
  const lists = new Map([...halves(sheet), ...captions])
  const taken = new Set([...lists].flat())
  const tiles = [...tilesOf(sheet, isKnown)].filter(
    ([label, value]) => !taken.has(label) && !taken.has(value),
  )
  const titled = [...titledIn(sheet, isKnown)].filter(
    ([label, value]) => !taken.has(label) && !taken.has(value) && !tiles.some((one) => one.includes(label)),
  )
  return new Map([...lists, ...tiles, ...titled])
}

function unfilledIn(sheet: Sheet, onLines: LineCaptions, isKnown: IsKnown): ReadonlySet<Part> {
  const captions = [...onLines].flatMap(([caption, over]) => (over ? [] : [caption]))
  return new Set([...captions, ...emptyBoxes(sheet, isKnown)])
}

/** A label that is surely one. */
const leastKnown = 0.75

/** With labels that the lexicon does not know, where it knows none that is whole. */
export function withLabels(scene: Scene, more: readonly Label[]): Scene {
  const byPart = Map.groupBy(more, ({ part }) => part)
  const labelsIn = (part: Part) => {
    const known = scene.labelsIn(part)
    const isKnown = known.some(({ isWhole, hasColon }) => isWhole || hasColon)
    // 症状 | 脱水中に異音がして停止する: what stands beside its label heads nothing
    return isKnown || scene.pairs().isValue(part) ? known : [...(byPart.get(part) ?? []), ...known]
  }
  return { ...scene, labelsIn }
}
