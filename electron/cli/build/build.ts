// Builds the processes, the window, or both, where their sources have changed since the last build.
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
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
    removeOldFiles(path.join(root, 'dist'))
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

/** Builds one part, and notes when. */
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
  for (const environment of Object.values(environments)) {
    if (environment.name === 'ssr' || (environment.name === 'client') !== (part === 'window')) continue
    await build(environment)
  }
  const stamp = path.join(root, parts[part].stamp)
  writeFileSync(stamp, '')
  utimesSync(stamp, startedAt, startedAt)
}

/**
 * Deletes files of earlier builds. A service that runs may still load a chunk of an earlier build, so these
 * stay for a day.
 */
function removeOldFiles(dist: string): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (/-[\w-]{8}\.js(\.map)?$/.test(entry.name) && Date.now() - statSync(file).mtimeMs > oldChunkMs)
      rmSync(file)
  }
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
