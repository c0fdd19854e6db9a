// Counts the fields of a schema text, and formats it.
/** Returns null if the text is no JSON. */
export function fieldCount(body: string): number | null {
  try {
    return countLeaves(JSON.parse(body))
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause
  }
}

/** Formats the JSON with line breaks and indentation; returns invalid JSON unchanged. */
export function tidied(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch (cause) {
    if (cause instanceof SyntaxError) return body
    throw cause
  }
}

/** Counts the values of a parsed schema. */
function countLeaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, each) => sum + countLeaves(each), 0)
}
