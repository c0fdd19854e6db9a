// Tells whether the app's program was started for a command, as in: fovea read page.png
import { existsSync } from 'node:fs'
import path from 'node:path'

const options: ReadonlySet<string> = new Set(['--help', '-h', '--version', '-V'])

/**
 * Returns the command with its arguments; null if the app is started for its window, with files or without. A command
 * begins with a word that no file in the folder has as its name.
 */
export function commandWords(
  argv: readonly string[],
  workingDir: string,
  isPackaged: boolean,
): readonly string[] | null {
  // Unpackaged Electron is started with the app's folder as its first operand.
  const words = argv.slice(isPackaged ? 1 : 2)
  const [first = ''] = words
  const isCommand = /^[a-z]+$/.test(first) && !existsSync(path.join(workingDir, first))
  return options.has(first) || isCommand ? words : null
}
