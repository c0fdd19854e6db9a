// Builds the window and the desktop processes where that was not done since the sources changed.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** What the build makes; the oldest counts, since a build that was cut short leaves some of an earlier one. */
const made = [
  'dist/renderer/index.html',
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/worker/worker.js',
]
const sources = ['shared', 'electron', 'renderer', 'vite.config.ts', 'package.json']

export async function needsBuild(root: string): Promise<boolean> {
  const times = await Promise.all(made.map((file) => timeOf(path.join(root, file))))
  const oldest = Math.min(...times.map((time) => time ?? -Infinity))
  for (const source of sources) {
    if (await isNewer(path.join(root, source), oldest)) return true
  }
  return false
}

export async function buildWindow(root: string): Promise<void> {
  // Only here: a start without anything to build, and an installed app, do without it.
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    // The build's own mode; npm start may run in a shell that has another NODE_ENV.
    mode: 'production',
  })
  await builder.buildApp()
}

/** A folder's own time tells of files that were removed. */
async function isNewer(file: string, than: number): Promise<boolean> {
  const time = await timeOf(file)
  if (time === null || time > than) return true
  if (!(await stat(file)).isDirectory()) return false
  for (const name of await readdir(file)) {
    if (await isNewer(path.join(file, name), than)) return true
  }
  return false
}

async function timeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  return found?.mtimeMs ?? null
}
