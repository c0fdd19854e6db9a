// Where records, settings and keys are kept: the folder that the desktop app uses too, so that both see the same.
import path from 'node:path'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly home: string
}

const folderName = 'Fovea'

export function defaultDataDir({ platform, env, home }: Machine): string {
  const chosen = env['FOVEA_DATA']
  if (chosen) return path.resolve(chosen)
  if (platform === 'win32') {
    return path.win32.join(env['APPDATA'] || path.win32.join(home, 'AppData', 'Roaming'), folderName)
  }
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', folderName)
  return path.posix.join(env['XDG_CONFIG_HOME'] || path.posix.join(home, '.config'), folderName)
}
