// The objects of an array that stand below each other as labels and values, without a table: spouse 1 with a name and a
// birth, spouse 2 with a name and a birth. A record begins where its first label is printed again.
import type { FoundField } from '../../contract/field.ts'
import { formatPath } from '../../schema/path.ts'
import { search } from '../candidates.ts'
import type { Candidate } from '../candidate.ts'
import { fits, isSure } from '../choose.ts'
import { judged, type Judged } from '../confidence.ts'
import { fieldOf } from '../fields.ts'
import { looseLabelsOf } from '../labels/loose-labels.ts'
import { fieldNameOf } from '../words/names.ts'
import type { Grounds } from '../position/grounds.ts'
import { boxOf } from '../page/place.ts'
import type { Scene } from '../scene.ts'
import type { Wanted } from '../wanted.ts'

/** One value alone, or labels that are printed once, make no records. */
const fewest = 2

export function recordFields(scene: Scene, grounds: Grounds, { node, path }: Wanted): FoundField[] {
  if (node.kind !== 'array' || node.element.kind !== 'object' || scene.sheet.isReceipt) return []
  const wanted = node.element.entries.flatMap(({ key, node: of }): Wanted[] =>
    of.kind === 'value' ? [{ path: key, node: of, name: fieldNameOf([key], true) }] : [],
  )
  const loose = looseLabelsOf(scene, wanted)
  const columns = judged(
    scene,
    wanted.map((field, i) => search(scene, grounds, field, loose[i] ?? [])),
  ).map(({ candidates }) => repeated(candidates))
  const starts = startsOf(columns)
  return starts.flatMap((top, i) =>
    columns.flatMap((candidates, column) => {
      const end = starts[i + 1] ?? Infinity
      const own = candidates.filter((one) => topOf(one) >= top && topOf(one) < end)
      const [best] = own.filter(isSure).toSorted((a, b) => b.score - a.score)
      const at = path + formatPath([i, wanted[column]?.path ?? ''])
      return best ? [{ ...fieldOf(best), path: at, how: 'label' as const }] : []
    }),
  )
}

/** The values of the label that is printed most often; none where that is once. */
function repeated(candidates: readonly Judged[]): readonly Judged[] {
  const fitting = candidates.filter((one) => one.label !== null && fits(one))
  const byLabel = [...Map.groupBy(fitting, ({ label }) => labelText(label)).values()]
  const count = (list: readonly Judged[]) => new Set(list.map(topOf)).size
  const [most] = byLabel.toSorted((a, b) => count(b) - count(a))
  return most && count(most) >= fewest ? most : []
}

function labelText(label: Candidate['label']): string {
  return label ? label.part.folded.slice(label.start, label.end).replace(/[^\p{L}]/gu, '') : ''
}

/** A record begins with the column that is the first on the page. */
function startsOf(columns: readonly (readonly Judged[])[]): number[] {
  const told = columns.filter(({ length }) => length > 0)
  if (told.length < fewest) return []
  const tops = told.map((candidates) => [...new Set(candidates.map(topOf))].toSorted((a, b) => a - b))
  return tops.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))[0] ?? []
}

/** Where its label stands: a value may stand a little higher. */
function topOf({ label, value }: Candidate): number {
  return label ? label.part.box.y0 : boxOf(value).y0
}
