// Writes the errors that Electron's main process reports about the app to stderr.

/** Writes an error to stderr. */
export function complain(text: string, ...causes: readonly unknown[]): void {
  console.error(text, ...causes) // eslint-disable-line no-console -- Electron prints it in the terminal
}
