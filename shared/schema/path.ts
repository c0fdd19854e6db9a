// Paths into JSON as people read them: result_schema.items[0].name, and ["a.b"] for a key that a dot would break.

/** A key of an object, or a place in an array. */
export type Step = string | number

export function formatPath(steps: readonly Step[]): string {
  return steps.map(formatStep).join('').replace(/^\./, '')
}

function formatStep(step: Step): string {
  if (typeof step === 'number') return `[${step}]`
  return plainKey.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`
}

/** Letters of any script, digits, and what joins words in names; numbers alone would look like places. */
const plainKey = /^(?!\d+$)[\p{L}\p{M}\p{N}_$-]+$/u

const written = /\.?([\p{L}\p{M}\p{N}_$-]+)|\[(\d{1,6})\]|\[("(?:[^"\\]|\\.)*")\]/uy

/** The steps of a path as formatPath writes it; null for what is no such path. */
export function parsePath(path: string): Step[] | null {
  const steps: Step[] = []
  for (let at = 0; at < path.length; at = written.lastIndex) {
    written.lastIndex = at
    const match = written.exec(path)
    const step = match && stepOf(match)
    if (step === null) return null
    steps.push(step)
  }
  // whatever else was let through (a dot too many, a key that needs quotes) is not how it would have been written
  return formatPath(steps) === path ? steps : null
}

function stepOf([, key, place, quoted]: RegExpExecArray): Step | null {
  if (key !== undefined) return key
  if (place !== undefined) return Number(place)
  return quoted === undefined ? null : unquoted(quoted)
}

function unquoted(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
