// Checks whether this machine can show the desktop app, and writes the sentence with the reason if not.

export interface Screen {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly isRoot: boolean
}

export function whyNoDesktop({ platform, env, isRoot }: Screen): string | null {
  if (platform === 'win32' || platform === 'darwin') return null
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return browserInstead('There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)')
  }
  // Electron's sandbox does not work as root, and untrusted images must not be opened without it.
  return isRoot ? browserInstead('The desktop app does not run as root') : null
}

export function browserInstead(reason: string): string {
  return `${reason}, so Fovea serves the same app to your browser instead.`
}
