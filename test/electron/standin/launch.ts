// Parses the command line: `electron [switches] [app folder or file] [the app's own arguments]`.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Launch {
  /** The path of this "executable"; process.execPath stays Node, which starts the child processes. */
  readonly executable: string
  /** Everything after the executable, as the app finds it in process.argv. */
  readonly words: readonly string[]
  readonly switches: ReadonlyMap<string, string>
  readonly appDir: string
  readonly entry: string
  readonly name: string
  readonly version: string
  readonly isPackaged: boolean
  readonly resourcesDir: string
}

interface Manifest {
  readonly main?: string
  readonly name?: string
  readonly productName?: string
  readonly version?: string
}

export function readLaunch(words: readonly string[], env: NodeJS.ProcessEnv): Launch {
  const executable = env.ELECTRON_STANDIN_EXE ?? process.execPath
  // The folder of an unpacked app.asar, because Node can't read inside the archive of a packed app.
  const expanded = env.ELECTRON_STANDIN_APP
  const target = path.resolve(expanded ?? words.find((word) => !word.startsWith('-')) ?? '.')
  const isFolder = statSync(target).isDirectory()
  const appDir = isFolder ? target : path.dirname(target)
  const manifest = isFolder ? readManifest(appDir) : {}
  return {
    executable,
    words,
    switches: new Map(words.filter((word) => word.startsWith('--')).map(splitSwitch)),
    appDir,
    entry: isFolder ? path.join(appDir, manifest.main ?? 'index.js') : target,
    name: manifest.productName ?? manifest.name ?? 'Electron',
    version: manifest.version ?? '0.0.0',
    isPackaged: expanded !== undefined,
    resourcesDir:
      env.ELECTRON_STANDIN_RESOURCES ?? path.join(expanded ? path.dirname(executable) : appDir, 'resources'),
  }
}

function readManifest(appDir: string): Manifest {
  return JSON.parse(readFileSync(path.join(appDir, 'package.json'), 'utf8')) as Manifest
}

function splitSwitch(word: string): [string, string] {
  const [name = '', ...value] = word.slice(2).split('=')
  return [name, value.join('=')]
}

export const launch = readLaunch(process.argv.slice(2), process.env)
