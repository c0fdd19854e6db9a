// What Electron's main process says on stderr when something of the app's goes wrong.

export function complain(text: string, ...causes: readonly unknown[]): void {
  console.error(text, ...causes) // eslint-disable-line no-console -- the terminal is where Electron says it
}
