// Rivals: other readers that the product is compared with, each in a process of its own.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { bundledPack, parseManifest } from '../../../shared/engine-pack.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { versionOf } from '../machine.ts'
import { nativeModelDir, nativeVersion, packedModelDir } from './models.ts'
import { readingSchema, type Ask, type RivalReading } from './wire.ts'

export const rivalNames = ['naive', 'native', 'networks'] as const
export type RivalName = (typeof rivalNames)[number]

export interface Rival {
  readonly name: RivalName
  /** Name and version; readings of another version must not be mixed with these. */
  readonly version: string
  /** Returns null if there is no model for the language. */
  read(file: string, language: string): Promise<RivalReading | null>
  close(): void
}

export function openNaive(): Rival {
  const ask = startProcess('naive.entry.ts')
  return {
    name: 'naive',
    version: `tesseract.js ${versionOf('tesseract.js')}`,
    async read(file, language) {
      const model = packedModelDir(language)
      return model === null ? null : ask.read({ file, language, model })
    },
    close: ask.close,
  }
}

/** Returns null if the command is not installed. */
export function openNative(cacheDir: string): Rival | null {
  const version = nativeVersion()
  if (version === null) return null
  const ask = startProcess('native.entry.ts')
  return {
    name: 'native',
    version: `tesseract ${version}`,
    async read(file, language) {
      const model = nativeModelDir(language, cacheDir)
      return model === null ? null : ask.read({ file, language, model })
    },
    close: ask.close,
  }
}

/** Our networks without anything built around them, for languages whose letters their pack has completely. */
export function openNetworksAlone(): Rival {
  const ask = startProcess('networks.entry.ts')
  const { languages } = parseManifest(readFileSync(manifestFile, 'utf8'))
  return {
    name: 'networks',
    // the engine's own steps change with the reader version
    version: `networks alone (${readerVersion.replaceAll('/', '-')})`,
    async read(file, language) {
      return languages.includes(language) ? ask.read({ file, language, model: bundledPack.manifest }) : null
    },
    close: ask.close,
  }
}

const manifestFile = createRequire(import.meta.url).resolve(bundledPack.manifest)

/** Starts the process with the first request. Requests are sent one at a time, because answers have no id. */
function startProcess(entry: string) {
  let child: ReturnType<typeof fork> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const start = () =>
    fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })

  function askNow(ask: Ask): Promise<RivalReading> {
    const asked = (child ??= start())
    return new Promise((resolve, reject) => {
      const onMessage = (message: unknown) => {
        asked.off('exit', onExit)
        resolve(readingSchema.parse(message))
      }
      const onExit = (code: number | null) => {
        child = null
        reject(new Error(`the process of ${entry} ended (${code}) over ${ask.file}`))
      }
      asked.once('message', onMessage)
      asked.once('exit', onExit)
      asked.send(ask)
    })
  }

  return {
    read(ask: Ask): Promise<RivalReading> {
      const reading = last.then(() => askNow(ask))
      // this request gets the error; the next one starts a new process
      last = reading.catch(() => undefined)
      return reading
    },
    close() {
      child?.kill()
      child = null
    },
  }
}
