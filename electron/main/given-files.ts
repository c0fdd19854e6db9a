// The files on a command line, as a file manager or a drop on the icon gives them.
import path from 'node:path'

/** `argv` without what comes before the files: the executable, and in development the app's own folder. */
export function givenFiles(argv: readonly string[], workingDir: string, isPackaged: boolean): string[] {
  const given = argv.slice(1).filter((argument) => argument !== '' && !argument.startsWith('-'))
  // Electron without a packed app is told where the app is, and that is the first of them.
  const files = isPackaged ? given : given.slice(1)
  return [...new Set(files.map((file) => path.resolve(workingDir, file)))]
}
