// Another way to read the same image, in a process of its own: what the product is compared with.
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
  /** With its version: readings of another version are not to be mixed with these. */
  readonly version: string
  /** Null where there is no model for the language. */
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

/** Null where the command is not installed. */
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

/** Our own networks without anything that is built around them; only of the languages that their pack has every letter of. */
export function openNetworksAlone(): Rival {
  const ask = startProcess('networks.entry.ts')
  const { languages } = parseManifest(readFileSync(manifestFile, 'utf8'))
  return {
    name: 'networks',
    // What is done within the engine changes with the reader.
    version: `networks alone (${readerVersion.replaceAll('/', '-')})`,
    async read(file, language) {
      return languages.includes(language) ? ask.read({ file, language, model: bundledPack.manifest }) : null
    },
    close: ask.close,
  }
}

const manifestFile = createRequire(import.meta.url).resolve(bundledPack.manifest)

/** The process starts with the first question, and is asked one after the other: an answer names no question. */
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
      // Who asked is told what went wrong; who asks next begins with a new process.
      last = reading.catch(() => undefined)
      return reading
    },
    close() {
      child?.kill()
      child = null
    },
  }
}
