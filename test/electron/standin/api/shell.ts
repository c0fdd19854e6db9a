// shell: calls are recorded and have no effect.
import { ask, record } from '../core/record.ts'
import { loud } from '../core/loud.ts'

type Surface = 'openExternal' | 'openPath' | 'showItemInFolder' | 'beep'

export const shell = loud('shell', {
  openExternal: (url: string, options?: Electron.OpenExternalOptions) =>
    Promise.try(() => ask('shell.openExternal', [url, options], undefined)),
  openPath: (path: string) => Promise.resolve(ask('shell.openPath', [path], '')),
  showItemInFolder: (path: string) => record('shell.showItemInFolder', path),
  beep: () => record('shell.beep'),
}) satisfies Pick<Electron.Shell, Surface>
