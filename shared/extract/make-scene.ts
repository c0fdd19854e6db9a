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
import type { Part, Sheet } from './model/sheet.ts'
import type { Pairs } from './page/pairs/pair.ts'
import { withStackedTranslations } from './page/stacked-bilingual.ts'
import { pairsOf } from './page/pairs/pairs-of.ts'
import { proseOf, type Prose } from './propose/prose/sentences.ts'
import type { Scene } from './page/scene.ts'
import type { Vocabulary } from './words/vocabulary.ts'

export function sceneOf(
  page: Sheet,
  vocabulary: Vocabulary,
  disabled: ReadonlySet<string> = new Set(),
): Scene {
  const sheet = withTranslationsInBrackets(withStackedTranslations(withLabelCells(page)))
  const labels = labelsOf(sheet, vocabulary)
  const byPart = Map.groupBy(labels, ({ part }) => part)
  const rows = new Map(sheet.rows.flatMap((row, i) => row.map((part) => [part, i] as const)))
  let proven: ProvenSums | undefined
  let known: Prose | undefined
  const prose = () => (known ??= proseOf(sheet))
  let captions: boolean | undefined
  let pairs: Pairs | undefined
  const isKnown = (part: Part) =>
    scene.labelsIn(part).some(({ isWhole, quality }) => isWhole && quality >= minKnown)
  let tiles: ReadonlyMap<Part, Part> | undefined
  let captionsOfLines: LineCaptions | undefined
  const onLines = () => (captionsOfLines ??= lineCaptionsOf(sheet))
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
    tiles: () => (tiles ??= tilesIn(sheet, onLines())),
    unfilled: () => (unfilled ??= unfilledIn(onLines())),
  }
  return scene
}

/** Values with their labels in lists side by side, and above the captions of lines. */
function tilesIn(sheet: Sheet, onLines: LineCaptions): ReadonlyMap<Part, Part> {
  const captions = [...onLines].flatMap(([caption, over]): [Part, Part][] => (over ? [[caption, over]] : []))
  return new Map([...halves(sheet), ...captions])
}

function unfilledIn(onLines: LineCaptions): ReadonlySet<Part> {
  return new Set([...onLines].flatMap(([caption, over]) => (over ? [] : [caption])))
}

/** A label that is surely one. */
const minKnown = 0.75

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
