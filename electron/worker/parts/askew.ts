// Forms whose labels take two lines, as in two languages, beside values of one: no line goes through them, and read as
// lines of one block they mix. There each stack of runs is read alone.
import { heightOf, middleOf, overlapX, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'

/** In heights of the higher one: lines of one label are no further apart, from middle to middle. */
const mostDistance = 1.6
/** Of the narrower of two, how much stands below the other. */
const leastBelow = 0.5
/** Of the distance of two lines: what stands between them, and not beside one of them. */
const between = { least: 0.25, most: 0.75 } as const
/** Fewer are chance. */
const leastAskew = 3
/** Of all runs, those that stand in stacks beside others or beside such stacks. */
const leastShare = 0.25

interface Pair {
  readonly above: Box
  readonly below: Box
}

/** Empty where lines go through all that stands beside each other. */
export function askewPieces(runs: readonly Box[]): Box[] {
  const pairs = pairsOf(runs)
  const beside = pairs.map((pair) => runs.filter((run) => standsBetween(run, pair)))
  const askew = new Set(beside.flatMap((found, i) => (found.length > 0 ? [pairs[i], ...found] : [])))
  if (beside.filter(({ length }) => length > 0).length < leastAskew) return []
  if (askew.size < leastShare * runs.length) return []
  return stacksOf(runs, pairs)
}

/** What has one run close below it, and is the only one above that. */
function pairsOf(runs: readonly Box[]): Pair[] {
  const all = runs.flatMap((above) =>
    runs.flatMap((below): Pair[] => (standsBelow(below, above) ? [{ above, below }] : [])),
  )
  return all.filter(
    (pair) => all.filter(({ above, below }) => above === pair.above || below === pair.below).length === 1,
  )
}

function standsBelow(below: Box, above: Box): boolean {
  const distance = middleOf(below) - middleOf(above)
  return (
    distance > 0.5 * Math.max(heightOf(above), heightOf(below)) &&
    distance < mostDistance * Math.max(heightOf(above), heightOf(below)) &&
    overlapX(above, below) > leastBelow * Math.min(widthOf(above), widthOf(below))
  )
}

function standsBetween(run: Box, { above, below }: Pair): boolean {
  const isOutside = run.x0 >= Math.max(above.x1, below.x1) || run.x1 <= Math.min(above.x0, below.x0)
  const share = (middleOf(run) - middleOf(above)) / (middleOf(below) - middleOf(above))
  return isOutside && share > between.least && share < between.most
}

function stacksOf(runs: readonly Box[], pairs: readonly Pair[]): Box[] {
  const below = new Map(pairs.map((pair) => [pair.above, pair.below]))
  const tops = runs.filter((run) => !pairs.some((pair) => pair.below === run))
  return tops.map((top) => {
    const stack = [top]
    for (let next = below.get(top); next; next = below.get(next)) stack.push(next)
    return unite(stack)
  })
}
