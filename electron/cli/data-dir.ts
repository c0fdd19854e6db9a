// Finds the data folder, which holds records, settings and keys. The desktop app uses the same one.
import path from 'node:path'

export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly home: string
}

const folderName = 'Fovea'

export function defaultDataDir({ platform, env, home }: Machine): string {
  const configured = env['FOVEA_DATA']
  if (configured) return path.resolve(configured)
  if (platform === 'win32') {
    return path.win32.join(env['APPDATA'] || path.win32.join(home, 'AppData', 'Roaming'), folderName)
  }
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', folderName)
  return path.posix.join(env['XDG_CONFIG_HOME'] || path.posix.join(home, '.config'), folderName)
}
