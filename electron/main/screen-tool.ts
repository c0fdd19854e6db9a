// A part of the screen, chosen by hand. Every system has its own way, which knows its screens and asks for its rights.

export interface ScreenTool {
  readonly command: string
  /** What it is called with, to write the image to this file. */
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

/** The first that is there; null where none is. Windows puts the image on the clipboard and takes no file. */
export function screenTool(
  platform: NodeJS.Platform,
  isThere: (command: string) => boolean,
): ScreenTool | null {
  if (platform === 'darwin') return { command: '/usr/sbin/screencapture', args: (file) => ['-i', '-x', file] }
  if (platform === 'win32') return { command: 'explorer.exe', args: () => ['ms-screenclip:'] }
  return linuxTools.find(({ command }) => isThere(command)) ?? null
}
