// Starts the app hidden at login: by Electron's login items on Windows and macOS, by an autostart file on Linux.
import { app } from 'electron'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const hiddenSwitch = '--hidden'

export function startAtLogin(isOn: boolean, home: string, env: NodeJS.ProcessEnv): void {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: isOn, args: [hiddenSwitch] })
    return
  }
  const file = path.join(env['XDG_CONFIG_HOME'] || path.join(home, '.config'), 'autostart', 'fovea.desktop')
  if (!isOn) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(path.dirname(file), { recursive: true })
  // An AppImage runs from a temporary mount; APPIMAGE names its own file.
  writeFileSync(file, autostartEntry(env['APPIMAGE'] ?? process.execPath))
}

/** The content of the autostart file on Linux. */
export function autostartEntry(executable: string): string {
  // The desktop entry specification wants quotes, and these four characters escaped inside them.
  const quoted = `"${executable.replace(/(["\\`$])/g, '\\$1')}"`
  const lines = ['[Desktop Entry]', 'Type=Application', 'Name=Fovea', `Exec=${quoted} ${hiddenSwitch}`]
  return [...lines, 'X-GNOME-Autostart-enabled=true', ''].join('\n')
}
