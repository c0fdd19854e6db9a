/** A slot of the page's store is its own, but another version of the page may have written it. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause
  }
}
