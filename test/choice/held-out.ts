// Counts the right and wrong values of the trees on documents that they were not trained on, and those of the rules
// alone.
import { assignValues } from '../../shared/extract/choose/assign-values.ts'
import { judgeBy, type Trees } from '../../shared/extract/choose/trees.ts'
import type { Row } from '../bench/tables.ts'
import { isSameText } from './same-text.ts'
import type { SampledPage } from './samples.ts'

export interface Counts {
  readonly right: number
  readonly wrong: number
}

export interface Comparison {
  /** The number of fields whose value is in the document. */
  readonly fields: number
  readonly byRules: Counts
  readonly byTrees: Counts
}

export function compareWithTruth({ scene, options, byRules, truth }: SampledPage, trees: Trees): Comparison {
  const byTrees = [...assignValues(scene, options, judgeBy(trees))].map(
    ([{ path }, { option }]) => [path, option.text] as const,
  )
  const paths = new Set([...byRules.keys(), ...options.map(({ search }) => search.field.path)])
  return {
    fields: [...paths].filter((path) => (truth.get(path) ?? '') !== '').length,
    byRules: countRight([...byRules], truth),
    byTrees: countRight(options.length === 0 ? [...byRules] : byTrees, truth),
  }
}

function countRight(
  values: readonly (readonly [string, string])[],
  truth: ReadonlyMap<string, string>,
): Counts {
  const right = values.filter(([path, text]) => isSameText(truth.get(path) ?? '', text)).length
  return { right, wrong: values.length - right }
}

export function comparisonRow(name: string, comparisons: readonly Comparison[]): Row {
  const sum = (of: (each: Comparison) => number) => comparisons.reduce((total, each) => total + of(each), 0)
  const text = ({ right, wrong }: Counts) => `${String(right)} right, ${String(wrong)} wrong`
  const all = (of: (each: Comparison) => Counts): Counts => ({
    right: sum((each) => of(each).right),
    wrong: sum((each) => of(each).wrong),
  })
  return {
    batch: name,
    papers: String(comparisons.length),
    fields: String(sum(({ fields }) => fields)),
    'by rules': text(all(({ byRules }) => byRules)),
    'with trees': text(all(({ byTrees }) => byTrees)),
  }
}
