// Every value that a field could have, each with its score.
import { textOf } from './model/place.ts'
import type { Candidate, Search } from './page/candidate.ts'
import type { Scene } from './page/scene.ts'
import { inGroupLine } from './propose/labels/group-line.ts'
import { valuesByLabels } from './propose/labels/by-label.ts'
import type { LooseLabel } from './propose/labels/loose-labels.ts'
import type { Grounds } from './propose/position/grounds.ts'
import { proposalsFor, type Proposal } from './propose/registry.ts'
import { requestOf } from './propose/proposer.ts'
import { wholeFor } from './propose/whole-for.ts'
import type { Wanted } from './words/wanted.ts'

export function search(scene: Scene, grounds: Grounds, field: Wanted, loose: readonly LooseLabel[]): Search {
  // the rows of a table need its columns; a single label does not find them
  if (field.node.kind === 'array' && field.node.element.kind === 'object')
    return { field, hasLabel: false, candidates: [] }
  const request = requestOf(scene, grounds, field)
  const byLabels = valuesByLabels(request, loose, inGroupLine(scene, field.name).length > 0)
  const proposals = proposalsFor(request, byLabels).filter((one) => isPossible(scene, field, one))
  const rows = new Set(proposals.flatMap(({ row }) => row ?? []))
  const placed = proposals.map(({ place, score, by }): Candidate => ({
    field,
    value: place,
    label: null,
    relation: 'position',
    score,
    by,
  }))
  const labelled = byLabels.candidates.filter(({ label }) => !label || !rows.has(label.part))
  return {
    field,
    hasLabel: byLabels.hasLabel,
    isPrinted: byLabels.isPrinted,
    candidates: [...labelled, ...placed]
      .filter(({ score, value }) => score > 0.15 && textOf(value).trim() !== '')
      .map((one) => ({ ...one, value: wholeFor(field, one, scene.sheet.isReceipt) })),
  }
}

/** 就读学校 | 育英实验小学: the label of a form's cell names no house. A cell of a table is known by its row and column. */
function isPossible(scene: Scene, field: Wanted, { place, row }: Proposal): boolean {
  if (row) return true
  const { part, start, end } = place
  const isLabel =
    (scene.pairs().ruledAt(part) !== null || scene.heads().has(part)) &&
    end - start >= part.text.trim().length
  return !isLabel && !(field.name.type === 'code' && isPieceOfSentence(textOf(place)))
}

/** 入境后15日内申领: so many characters make no number, unless it ends as official ones do. */
function isPieceOfSentence(text: string): boolean {
  return /^(?:[^\p{Script=Han}]*\p{Script=Han}){5}/u.test(text) && !/[号號字]/u.test(text)
}
