// Writes the complaints of Electron's main process about the app to stderr.

export function complain(text: string, ...causes: readonly unknown[]): void {
  console.error(text, ...causes) // eslint-disable-line no-console -- the terminal is where Electron says it
}
