// Readable paths into JSON: result_schema.items[0].name, and ["a.b"] for a key that has a dot.

/** A key of an object, or an index in an array. */
export type Step = string | number

export function formatPath(steps: readonly Step[]): string {
  return steps.map(formatStep).join('').replace(/^\./, '')
}

/** Writes one step: .name, [0] or ["a.b"]. */
function formatStep(step: Step): string {
  if (typeof step === 'number') return `[${step}]`
  return plainKey.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
}

/** Keys that need no quotes: letters of any script, digits, _ $ and -. Digits alone would look like an index. */
const plainKey = /^(?!\d+$)[\p{L}\p{M}\p{N}_$-]+$/u

const written = /\.?([\p{L}\p{M}\p{N}_$-]+)|\[(\d{1,6})\]|\[("(?:[^"\\]|\\.)*")\]/uy

/** The steps of a path that formatPath wrote. Returns null for any other text. */
export function parsePath(path: string): Step[] | null {
  const steps: Step[] = []
  for (let at = 0; at < path.length; at = written.lastIndex) {
    written.lastIndex = at
    const match = written.exec(path)
    const step = match && toStep(match)
    if (step === null) return null
    steps.push(step)
  }
  // refuses what the pattern lets through but formatPath would not write: an extra dot, a missing quote
  return formatPath(steps) === path ? steps : null
}

/** Converts one match of a path to a key or an index; null if it is malformed. */
function toStep([, key, place, quoted]: RegExpExecArray): Step | null {
  if (key !== undefined) return key
  if (place !== undefined) return Number(place)
  return quoted === undefined ? null : unquote(quoted)
}

/** Parses a quoted key; null if it is malformed. */
function unquote(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
