// What the operating system called its refusal.

/** As in ENOENT; an empty text for an error of another kind. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
