// Opens an address in the user's browser, if there is one. The address is printed as well.
import { spawn } from 'node:child_process'
import type { Screen } from './no-desktop.ts'

/** Returns program and arguments; null if there is no screen to show a browser on. */
export function browserCommand(
  { platform, env, isRoot }: Screen,
  url: string,
): readonly [string, ...string[]] | null {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  if (platform === 'darwin') return ['open', url]
  const hasScreen = Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
  return hasScreen && !isRoot ? ['xdg-open', url] : null
}

export function openBrowser(screen: Screen, url: string): void {
  const command = browserCommand(screen, url)
  if (!command) return
  const [program, ...args] = command
  const opener = spawn(program, args, { stdio: 'ignore', detached: true })
  opener.on('error', () => undefined)
  opener.unref()
}
