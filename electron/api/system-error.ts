// Reads the code of a system error.

/** The code of a system error, for example ENOENT; an empty string for an error of another kind. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
