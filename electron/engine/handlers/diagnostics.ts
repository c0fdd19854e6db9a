// Collects facts about this installation for a person who helps with a problem.
import { createHash } from 'node:crypto'
import { readFile, statfs, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { bundledModels } from '../../../shared/bundled-models.ts'
import type { Diagnostics } from '../../../shared/diagnostics.ts'
import { systemCode } from '../../../shared/file-fault.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { ok } from '../../../shared/result.ts'
import { recentErrors } from '../file-log.ts'
import { countsOf, databaseFile } from '../db/open.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { HandlersOf } from './types.ts'

type Model = Diagnostics['models'][number]

const { resolve } = createRequire(import.meta.url)
/** The versions that are reported; the last two exist only in Electron. */
const reportedVersions = ['node', 'electron', 'chrome'] as const

export function diagnosticsHandlers(
  parts: HandlerParts,
): Pick<HandlersOf<'system'>, 'system.diagnostics' | 'system.checkData'> {
  const { db, dataDir, version, queue, folders, models, base, pool } = parts
  return {
    /** Checks database, images and backup copies; `isSound` means that no finding is a problem. */
    async 'system.checkData'() {
      const findings = await base.checks.checkData(dataDir)
      return ok({ dataDir, isSound: findings.every(({ level }) => level !== 'problem'), findings })
    },
    /** Returns the facts about version, system, queue, folders and models. */
    async 'system.diagnostics'() {
      const { waiting, workers } = queue()
      const added = models.list().map((row) => ({ ...row, state: models.state(row) }))
      return ok({
        version,
        reader: readerVersion,
        runtime: runtime(),
        system: `${os.platform()} ${os.release()} ${os.arch()}`,
        cores: os.availableParallelism(),
        memoryBytes: os.totalmem(),
        dataDir,
        freeBytes: await orNull(statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize)),
        databaseBytes: (await orNull(stat(path.join(dataDir, databaseFile))))?.size ?? 0,
        ...countsOf(db),
        waiting,
        workers,
        finder: pool.finder(),
        watchFolders: folders.list().length,
        models: [...(await Promise.all([...bundledModels].map(bundledModel))), ...added.map(addedModel)],
        lastErrors: recentErrors(dataDir),
      })
    },
  }
}

/** Returns the versions of Node, Electron and other parts of this process. */
function runtime(): Record<string, string> {
  const versions = z.record(z.string(), z.string().optional()).parse(process.versions)
  return Object.fromEntries(
    reportedVersions.flatMap((name) => {
      const version = versions[name]
      return version === undefined ? [] : [[name, version]]
    }),
  )
}

/** Describes a bundled language model, with the hash of its file. */
async function bundledModel([language, file]: readonly [string, string]): Promise<Model> {
  const bytes = await readFile(resolve(file)).catch(() => null)
  const sha256 = bytes === null ? '' : createHash('sha256').update(bytes).digest('hex')
  return { language, source: 'box', state: bytes === null ? 'missing' : 'ready', sha256 }
}

/** Describes an added language model. */
function addedModel(row: { language: string; source: string; state: string; sha256: string }): Model {
  const { language, source, state, sha256 } = row
  return { language, source, state, sha256 }
}

/** Resolves to null if the system refuses the information; other errors are thrown. */
async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (systemCode(error) === null) throw error
    return null
  }
}
