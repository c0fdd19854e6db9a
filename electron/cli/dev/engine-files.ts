// Decides which files are sources of the engine or the desktop app, so that these restart when one of them changes.
import path from 'node:path'

export const engineFolders = ['shared', 'electron'] as const
/** Files of the desktop app, which the engine in a Node process does not use. */
const desktopOnly = /^electron\/(main|preload|icons)\//
const isCode = /\.(ts|json)$/
const isTest = /\.test\.ts$/

/** `file` is a path from the root of the project. */
export function isEngineFile(file: string): boolean {
  return isDesktopFile(file) && !desktopOnly.test(file)
}

/**
 * Whether a change of the file restarts the app. The desktop app consists of the engine and of files of its
 * own.
 */
export function isDesktopFile(file: string): boolean {
  const [folder] = file.split('/')
  return engineFolders.some((each) => each === folder) && isCode.test(file) && !isTest.test(file)
}

/** The path from the root of the project, with slashes on every system. */
export function fromRoot(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}
