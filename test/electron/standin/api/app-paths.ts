// app.getPath, where --user-data-dir takes precedence.
import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launch } from '../launch.ts'

type Name = Parameters<Electron.App['getPath']>[0]

const given = new Map<Name, string>()

export function setPath(name: string, dir: string): void {
  if (!path.isAbsolute(dir)) throw new Error('Path must be absolute')
  given.set(name as Name, dir)
}

export function getPath(name: Name): string {
  const dir = given.get(name) ?? defaultPath(name)
  if (name === 'userData' || name === 'sessionData' || name === 'logs') mkdirSync(dir, { recursive: true })
  return dir
}

/** The data folder, if the command line or the app chose one; undefined means the user's real one. */
export function chosenDataDir(): string | undefined {
  return given.get('sessionData') ?? given.get('userData') ?? launch.switches.get('user-data-dir')
}

function defaultPath(name: Name): string {
  const home = os.homedir()
  switch (name) {
    case 'home':
      return home
    case 'appData':
      return process.env.XDG_CONFIG_HOME ?? path.join(home, '.config')
    case 'userData':
      return path.resolve(launch.switches.get('user-data-dir') ?? path.join(getPath('appData'), launch.name))
    case 'sessionData':
      return getPath('userData')
    case 'temp':
      return os.tmpdir()
    case 'exe':
      return launch.executable
    case 'logs':
      return path.join(getPath('userData'), 'logs')
    case 'crashDumps':
      return path.join(getPath('userData'), 'Crashpad')
    case 'desktop':
    case 'documents':
    case 'downloads':
    case 'music':
    case 'pictures':
    case 'videos':
      return path.join(home, name.charAt(0).toUpperCase() + name.slice(1))
    case 'assets':
    case 'module':
    case 'recent':
    default: // the app's own code may ask for any word
      throw new Error(`Failed to get '${name}' path`)
  }
}
