// Counts the right and wrong values of the trees on documents that they were not trained on, and those of the rules
// alone.
import { laidOut } from '../../shared/extract/choice/laid-out.ts'
import { judgeBy, type Trees } from '../../shared/extract/choice/trees.ts'
import type { Row } from '../bench/tables.ts'
import { isSameText } from './same-text.ts'
import type { Sampled } from './samples.ts'

export interface Told {
  readonly right: number
  readonly wrong: number
}

export interface Held {
  /** The number of fields whose value is in the document. */
  readonly fields: number
  readonly byRules: Told
  readonly byTrees: Told
}

export function heldOf({ scene, options, byRules, truth }: Sampled, trees: Trees): Held {
  const byTrees = [...laidOut(scene, options, judgeBy(trees))].map(
    ([{ path }, { option }]) => [path, option.text] as const,
  )
  const paths = new Set([...byRules.keys(), ...options.map(({ search }) => search.field.path)])
  return {
    fields: [...paths].filter((path) => (truth.get(path) ?? '') !== '').length,
    byRules: toldOf([...byRules], truth),
    byTrees: toldOf(options.length === 0 ? [...byRules] : byTrees, truth),
  }
}

function toldOf(values: readonly (readonly [string, string])[], truth: ReadonlyMap<string, string>): Told {
  const right = values.filter(([path, text]) => isSameText(truth.get(path) ?? '', text)).length
  return { right, wrong: values.length - right }
}

export function heldRow(name: string, papers: readonly Held[]): Row {
  const sum = (of: (paper: Held) => number) => papers.reduce((total, paper) => total + of(paper), 0)
  const text = ({ right, wrong }: Told) => `${String(right)} right, ${String(wrong)} wrong`
  const all = (of: (paper: Held) => Told): Told => ({
    right: sum((paper) => of(paper).right),
    wrong: sum((paper) => of(paper).wrong),
  })
  return {
    batch: name,
    papers: String(papers.length),
    fields: String(sum(({ fields }) => fields)),
    'by rules': text(all(({ byRules }) => byRules)),
    'with trees': text(all(({ byTrees }) => byTrees)),
  }
}
