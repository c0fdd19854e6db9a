// Finds the files on the app's command line, where a file manager or a drop on the icon puts them.
import path from 'node:path'

/**
 * The files named on a command line: absolute paths, without switches, the executable and, in development,
 * the app's own folder.
 */
export function givenFiles(argv: readonly string[], workingDir: string, isPackaged: boolean): string[] {
  const operands = argv.slice(1).filter((argument) => argument !== '' && !argument.startsWith('-'))
  // Unpackaged Electron is started with the app's folder as its first operand.
  const files = isPackaged ? operands : operands.slice(1)
  return [...new Set(files.map((file) => path.resolve(workingDir, file)))]
}
