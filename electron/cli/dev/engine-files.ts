// Which files the engine is made of, so that it begins anew when one of them changes.
import path from 'node:path'

export const engineRooms = ['shared', 'electron'] as const
/** Electron's own, which the engine in a process of Node knows nothing of. */
const ofDesktop = /^electron\/(main|preload|icons)\//
const isCode = /\.(ts|json)$/
const isTest = /\.test\.ts$/

/** By the file's path from the top of the project. */
export function isEngineFile(file: string): boolean {
  return isDesktopFile(file) && !ofDesktop.test(file)
}

/** The desktop app is made of the engine and of what is around it there. */
export function isDesktopFile(file: string): boolean {
  const [room] = file.split('/')
  return engineRooms.some((each) => each === room) && isCode.test(file) && !isTest.test(file)
}

/** With slashes, whatever the system writes. */
export function fromTop(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}
