// Builds the window and the desktop processes where that was not done since the sources changed.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { err, ok, type Result } from '../../../shared/result.ts'

/** What the build makes; the oldest counts, since a build that was cut short leaves some of an earlier one. */
const made = [
  'dist/renderer/index.html',
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/worker/worker.js',
  'dist/understanding/understanding.js',
  'dist/core/core.cjs',
  'dist/check/check.js',
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

export async function buildWindow(root: string): Promise<Result<null>> {
  // Only here: a start without anything to build, and an installed app, do without it.
  const { createBuilder } = await import('vite')
  try {
    const builder = await createBuilder({
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'silent',
      // The build's own mode; npm start may run in a shell that has another NODE_ENV.
      mode: 'production',
    })
    await builder.buildApp()
    return ok(null)
  } catch (error) {
    // A build fails by what is in the sources or on the disk; its first line says which.
    return err('build.failed', { why: firstLine(error instanceof Error ? error.message : String(error)) })
  }
}

/** The bundler begins with how many errors there were, and colours them. */
function firstLine(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  return (lines.find((line) => line !== '' && !/^Build failed/.test(line)) ?? message).replace(/\.$/, '')
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
