// Starting with the computer, hidden. Electron knows how on Windows and macOS; elsewhere it is a file in autostart.
import { app } from 'electron'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const hiddenSwitch = '--hidden'

export function startAtLogin(isWanted: boolean, home: string, env: NodeJS.ProcessEnv): void {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: isWanted, args: [hiddenSwitch] })
    return
  }
  const file = path.join(env['XDG_CONFIG_HOME'] || path.join(home, '.config'), 'autostart', 'fovea.desktop')
  if (!isWanted) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(path.dirname(file), { recursive: true })
  // An AppImage runs from a folder that is there only while it runs; its own file is named in APPIMAGE.
  writeFileSync(file, autostartEntry(env['APPIMAGE'] ?? process.execPath))
}

export function autostartEntry(executable: string): string {
  // The desktop-entry rules: quoted, and these four escaped within the quotes.
  const quoted = `"${executable.replace(/(["\\`$])/g, '\\$1')}"`
  const lines = ['[Desktop Entry]', 'Type=Application', 'Name=Fovea', `Exec=${quoted} ${hiddenSwitch}`]
  return [...lines, 'X-GNOME-Autostart-enabled=true', ''].join('\n')
}
