// The program of each system that lets the user select a region of the screen. It knows the screens and asks for
// permission.

export interface ScreenTool {
  readonly command: string
  /** The arguments that make it write the image to this file. */
  readonly args: (file: string) => readonly string[]
}

const linuxTools: readonly ScreenTool[] = [
  { command: 'gnome-screenshot', args: (file) => ['--area', `--file=${file}`] },
  { command: 'spectacle', args: (file) => ['--region', '--background', '--nonotify', '--output', file] },
  { command: 'xfce4-screenshooter', args: (file) => ['--region', '--save', file] },
  { command: 'flameshot', args: (file) => ['gui', '--accept-on-select', '--path', file] },
  { command: 'maim', args: (file) => ['--select', file] },
  { command: 'scrot', args: (file) => ['--select', '--overwrite', file] },
]

/**
 * The program that takes the picture: the first one that is installed; null if none is. On Windows it writes
 * to the clipboard and takes no file.
 */
export function screenTool(
  platform: NodeJS.Platform,
  isInstalled: (command: string) => boolean,
): ScreenTool | null {
  if (platform === 'darwin') return { command: '/usr/sbin/screencapture', args: (file) => ['-i', '-x', file] }
  if (platform === 'win32') return { command: 'explorer.exe', args: () => ['ms-screenclip:'] }
  return linuxTools.find(({ command }) => isInstalled(command)) ?? null
}
