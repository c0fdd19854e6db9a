// The objects of an array that stand below or beside each other as labels and values, without a table: spouse 1 with a name and a
// birth, spouse 2 with a name and a birth. A record begins where its first label is printed again.
import type { FoundField } from '../contract/field.ts'
import { formatPath } from '../schema/path.ts'
import { search } from './candidates.ts'
import type { Candidate } from './page/candidate.ts'
import { fits, isSure } from './score/choose.ts'
import { judged, type Judged } from './score/confidence.ts'
import { fieldOf } from './propose/fields.ts'
import { looseLabelsOf } from './propose/labels/loose-labels.ts'
import { fieldNameOf } from './words/names.ts'
import type { Grounds } from './propose/position/grounds.ts'
import { boxOf } from './model/place.ts'
import type { Scene } from './page/scene.ts'
import type { Wanted } from './words/wanted.ts'

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
  const records = recordsOf(columns, scene.sheet.unit)
  return records.flatMap((isIn, i) =>
    columns.flatMap((candidates, column) => {
      const own = candidates.filter((one) => isIn(cornerOf(one)))
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
  const count = (list: readonly Judged[]) => new Set(list.map(({ label }) => label?.part)).size
  const [most] = byLabel.toSorted((a, b) => count(b) - count(a))
  return most && count(most) >= fewest ? most : []
}

function labelText(label: Candidate['label']): string {
  return label ? label.part.folded.slice(label.start, label.end).replace(/[^\p{L}]/gu, '') : ''
}

interface Corner {
  readonly x: number
  readonly y: number
}

/** Where its label stands: a value may stand a little higher. */
function cornerOf({ label, value }: Candidate): Corner {
  const { x0, y0 } = label ? label.part.box : boxOf(value)
  return { x: x0, y: y0 }
}

/**
 * A record begins with the column that is the first on the page. It reaches as far as the next one below it, and where
 * records stand beside each other as far as the next one to its right.
 */
function recordsOf(columns: readonly (readonly Judged[])[], unit: number): ((corner: Corner) => boolean)[] {
  const told = columns.filter(({ length }) => length > 0)
  if (told.length < fewest) return []
  const [first = []] = told
    .map((candidates) => startsOf(candidates, unit))
    .toSorted(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0))
  const isLevel = (a: Corner, b: Corner) => Math.abs(a.y - b.y) < unit
  return first.map((start) => {
    const right = first.find((other) => isLevel(other, start) && other.x > start.x)
    const below = first.find((other) => !isLevel(other, start) && other.y > start.y)
    const isBeside = first.some((other) => other !== start && isLevel(other, start))
    return ({ x, y }) =>
      y > start.y - unit &&
      y < (below?.y ?? Infinity) - unit &&
      (!isBeside || (x > start.x - unit && x < (right?.x ?? Infinity) - unit))
  })
}

/** Row by row, each from the left. */
function startsOf(candidates: readonly Judged[], unit: number): Corner[] {
  const corners: Corner[] = []
  for (const corner of candidates.map(cornerOf).toSorted((a, b) => a.y - b.y || a.x - b.x))
    if (!corners.some(({ x, y }) => Math.abs(x - corner.x) < unit && Math.abs(y - corner.y) < unit))
      corners.push(corner)
  return corners.toSorted((a, b) => (Math.abs(a.y - b.y) < unit ? a.x - b.x : a.y - b.y))
}
