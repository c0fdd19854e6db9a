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
