// Builds the processes, the window, or both, where their sources have changed since the last build.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { fault, type Fault } from '../../../shared/result.ts'
import { isFresh, parts, type BuildPart } from './fresh.js'

/** A build takes seconds; a lock this old was left by one that was killed. */
const staleLockMs = 120_000
const pauseMs = 50
const oldChunkMs = 24 * 3_600_000

/**
 * Builds the requested parts whose sources have changed. Two programs that start at once build one after the
 * other, and the second finds everything built.
 */
export async function buildWhereStale(root: string, requested: readonly BuildPart[]): Promise<void> {
  const stale = () => requested.filter((part) => !isFresh(root, part))
  if (stale().length === 0) return
  const lock = path.join(root, 'dist/.lock')
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!tryLock(lock)) await wait(pauseMs)
  try {
    for (const part of stale()) await buildPart(root, part)
    removeOldChunks(root)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * Makes a fault of an error of the build. A build fails because of the sources or the disk; the first line of
 * its message says which.
 */
export function buildFault(error: unknown): Fault {
  return fault('build.failed', { why: firstLine(error instanceof Error ? error.message : String(error)) })
}

/** Builds one part. Its stamp bears the time at which the build began, and names the files that it wrote. */
async function buildPart(root: string, part: BuildPart): Promise<void> {
  const startedAt = new Date()
  // Imported here, because a start with nothing to build does without it.
  const { createBuilder } = await import('vite')
  const { environments, build } = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'silent',
    // The mode of the build itself; the caller's shell may have another NODE_ENV.
    mode: 'production',
  })
  const files: string[] = []
  for (const environment of Object.values(environments)) {
    if (environment.name === 'ssr' || (environment.name === 'client') !== (part === 'window')) continue
    for (const built of [await build(environment)].flat())
      if ('output' in built) files.push(...built.output.map(({ fileName }) => fileName))
  }
  const stamp = path.join(root, parts[part].stamp)
  writeFileSync(stamp, files.join('\n'))
  utimesSync(stamp, startedAt, startedAt)
}

/**
 * Deletes the chunks of earlier builds. A service that runs may still load a chunk of an earlier build, so these stay
 * for a day, unless `keepMs` says otherwise.
 */
export function removeOldChunks(root: string, keepMs = oldChunkMs): void {
  const stamps = Object.values(parts).map(({ stamp }) => path.join(root, stamp))
  const current = new Set(stamps.flatMap((stamp) => linesOf(stamp)))
  for (const entry of readdirSync(path.join(root, 'dist'), { recursive: true, withFileTypes: true })) {
    const isChunk = /-[\w-]{8}\.js(\.map)?$/.test(entry.name)
    if (!isChunk || current.has(entry.name.replace(/\.map$/, ''))) continue
    const file = path.join(entry.parentPath, entry.name)
    // the clock has no parts of a millisecond, and a file written just now would be of the future
    if (Date.now() - Math.trunc(statSync(file).mtimeMs) >= keepMs) rmSync(file)
  }
}

function linesOf(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => path.basename(line))
    : []
}

/** Takes the lock, which is a folder; false if another build holds it. */
function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > staleLockMs) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

/**
 * The first line of a message that says something. The bundler begins with the number of errors, and in
 * colour.
 */
function firstLine(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  return (lines.find((line) => line !== '' && !/^Build failed/.test(line)) ?? message).replace(/\.$/, '')
}
