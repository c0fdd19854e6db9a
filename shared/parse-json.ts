/** Parses JSON from outside. Returns undefined if it is malformed, which no schema of an object or list accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
