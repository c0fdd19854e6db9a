// Whether there is but one way to lay one list onto another in order, as many as can be.

/** The pairs of places of the only longest way; none where there are several, or none. */
export function onlyWay(
  count: number,
  others: number,
  fits: (i: number, j: number) => boolean,
): (readonly [number, number])[] {
  const most = Math.min(count, others)
  if (most === 0 || most > mostSteps) return []
  const [only, more] = waysOf(count, others, 0, 0, most, fits)
  return only && !more ? only : []
}

/** Longer lists have many ways. */
const mostSteps = 6

type Way = (readonly [number, number])[]

/** Up to two ways: a second one is all that has to be known. */
function waysOf(
  count: number,
  others: number,
  i: number,
  j: number,
  rest: number,
  fits: (i: number, j: number) => boolean,
): Way[] {
  if (rest === 0) return [[]]
  const ways: Way[] = []
  for (let a = i; a <= count - rest; a++)
    for (let b = j; b <= others - rest; b++) {
      if (!fits(a, b)) continue
      for (const way of waysOf(count, others, a + 1, b + 1, rest - 1, fits)) ways.push([[a, b], ...way])
      if (ways.length > 1) return ways
    }
  return ways
}
