// Whether this machine can show the desktop app at all, and the sentence that says why not.

export interface Screen {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly isRoot: boolean
}

export function whyNoDesktop({ platform, env, isRoot }: Screen): string | null {
  if (platform === 'win32' || platform === 'darwin') return null
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return instead('There is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)')
  }
  // Electron's sandbox refuses root, and without the sandbox nobody should open images from anywhere.
  return isRoot ? instead('The desktop app does not run as root') : null
}

export function instead(reason: string): string {
  return `${reason}, so Fovea serves the same app to your browser instead.`
}
