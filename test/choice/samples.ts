// Makes the training samples of the trees: every option of every field of a document, and whether it is true.
import { optionsWithClues, type OptionWithClues } from '../../shared/extract/choose/clues.ts'
import { numbersOf } from '../../shared/extract/choose/numbers.ts'
import { contextOf } from '../../shared/extract/choose/choice-context.ts'
import { choose } from '../../shared/extract/score/choose.ts'
import { searched } from '../../shared/extract/extract.ts'
import type { Scene } from '../../shared/extract/page/scene.ts'
import type { Page } from '../../shared/page.ts'
import { textOf } from '../../shared/extract/model/place.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from '../eval/blank-schema.ts'
import { leafValues } from './leaves.ts'
import type { TrainingDocument } from './training-documents.ts'
import type { Sample } from './grow-trees.ts'

export interface SampledPage {
  readonly scene: Scene
  readonly options: readonly OptionWithClues[]
  /** The values that the rules choose by themselves, by the path of the field. */
  readonly byRules: ReadonlyMap<string, string>
  readonly truth: ReadonlyMap<string, string>
}

/** The document as it was read, and without reading errors. */
export function samplePages({ page, meant, truth }: TrainingDocument): readonly SampledPage[] {
  return [page, ...(meant ? [meant] : [])].map((one) => sampledPage(one, truth))
}

function sampledPage(page: Page, truth: TrainingDocument['truth']): SampledPage {
  const schema = parseSchema(blankSchema(truth))
  if (!schema.ok) throw new Error('The truth of a paper is no schema')
  const { scene, grounds, searches } = searched(page, schema.value)
  const byRules = choose(searches)
  const chosen = [...byRules].filter(([{ node }]) => node.kind === 'value')
  return {
    scene,
    options: scene.sheet.isReceipt
      ? []
      : optionsWithClues(scene, grounds, contextOf(scene, searches, byRules), searches),
    byRules: new Map(chosen.map(([{ path }, { value }]) => [path, textOf(value)])),
    truth: leafValues(truth),
  }
}

export function toSamples(pages: readonly SampledPage[], isSame: IsSame): Sample[] {
  let field = -1
  return pages.flatMap(({ options, truth }) =>
    options.map(({ search, text, clues }, i) => {
      if (options[i - 1]?.search !== search) field++
      return { clues: numbersOf(clues), isTrue: isSame(truth.get(search.field.path) ?? '', text), field }
    }),
  )
}

export type IsSame = (truth: string, value: string) => boolean
