// Which Electron runs the suite: the real one wherever it can, else the stand-in of test/electron/standin.
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import path from 'node:path'

export type HostName = 'electron' | 'stand-in'

export interface Host {
  readonly name: HostName
  readonly executablePath: string
  /** A packed app is its own executable; otherwise the app's folder is the first argument. */
  readonly isPackaged: boolean
}

export const projectDir = path.resolve(import.meta.dirname, '../../..')

const standin = path.join(projectDir, 'test/electron/standin/electron')

/** The real Electron if it can run here, otherwise the stand-in. */
export function findHost(env: NodeJS.ProcessEnv = process.env): Host {
  const packed = env.E2E_EXECUTABLE
  // The stand-in of a packed app is a script in the executable's place.
  if (packed)
    return { name: isScript(packed) ? 'stand-in' : 'electron', executablePath: packed, isPackaged: true }
  const real = path.join(env.ELECTRON_DIST ?? path.join(projectDir, 'node_modules/electron/dist'), realName())
  return existsSync(real) && hasDisplay(env)
    ? { name: 'electron', executablePath: real, isPackaged: false }
    : { name: 'stand-in', executablePath: standin, isPackaged: false }
}

export function hostName(): HostName {
  return findHost().name
}

function hasDisplay(env: NodeJS.ProcessEnv): boolean {
  return process.platform !== 'linux' || Boolean(env.DISPLAY ?? env.WAYLAND_DISPLAY)
}

function realName(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}

function isScript(file: string): boolean {
  const handle = openSync(file, 'r')
  const head = Buffer.alloc(2)
  readSync(handle, head)
  closeSync(handle)
  return head.toString() === '#!'
}
