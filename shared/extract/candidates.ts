// Every value that a field could have, each with its score.
import { textOf } from './model/place.ts'
import type { Candidate, Search } from './page/candidate.ts'
import type { Scene } from './page/scene.ts'
import { valuesByLabels } from './propose/labels/by-label.ts'
import type { LooseLabel } from './propose/labels/loose-labels.ts'
import type { Grounds } from './propose/position/grounds.ts'
import { requestOf } from './propose/proposer.ts'
import { proposalsFor, type Proposal } from './propose/registry.ts'
import type { RequestedField } from './words/requested-field.ts'

/** A proposal with a lower score is dropped. */
const minScore = 0.15

export function search(
  scene: Scene,
  grounds: Grounds,
  field: RequestedField,
  loose: readonly LooseLabel[],
): Search {
  // the rows of a table need its columns; a single label does not find them
  if (field.node.kind === 'array' && field.node.element.kind === 'object')
    return { field, hasLabel: false, candidates: [] }
  const request = requestOf(scene, grounds, field)
  const { candidates, hasLabel, isPrinted, ...labelled } = valuesByLabels(request, loose)
  const placed = proposalsFor(request, labelled)
    .filter((one) => isPossible(scene, field, one))
    .map(({ place: value, ...one }): Candidate => {
      return { field, value, label: null, relation: 'position', ...one }
    })
  return {
    field,
    hasLabel,
    isPrinted,
    candidates: [...candidates, ...placed].filter(
      ({ score, value }) => score > minScore && textOf(value).trim() !== '',
    ),
  }
}

/** 就读学校 | 育英实验小学: the label of a form's cell names no house. */
function isPossible(scene: Scene, field: RequestedField, { place: { part, start, end } }: Proposal): boolean {
  const isLabel = scene.pairs().ruledAt(part) !== null && end - start >= part.text.trim().length
  return !isLabel && !(field.name.type === 'code' && isPieceOfSentence(part.text.slice(start, end)))
}

/** 入境后15日内申领: so many characters make no number, unless it ends as official ones do. */
function isPieceOfSentence(text: string): boolean {
  return /^(?:[^\p{Script=Han}]*\p{Script=Han}){5}/u.test(text) && !/[号號字]/u.test(text)
}
