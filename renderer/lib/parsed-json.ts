// Parses JSON from localStorage.

/** Parses stored JSON. Returns null for invalid JSON, which another version of the page may have stored. */
export function parsedJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause
  }
}
