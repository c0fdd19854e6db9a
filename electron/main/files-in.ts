// Files that reach the app from outside its window: opened, dropped on the icon, or passed to a second instance.
import { app, dialog } from 'electron'
import { fileExtensions } from '../../shared/image/formats.ts'
import path from 'node:path'
import { givenFiles } from './given-files.ts'
import type { Shell } from './shell.ts'

/** Passes such files to the page, now and while the app runs. */
export function takeGivenFiles(shell: Shell): void {
  /** Has the page add these files. */
  function open(paths: readonly string[]): void {
    if (paths.length > 0) shell.commands.send({ name: 'open', paths: [...paths] })
  }
  open(givenFiles(process.argv, process.cwd(), app.isPackaged))
  app.on('second-instance', (_event, argv, workingDir) => {
    open(givenFiles(argv, workingDir, app.isPackaged))
    shell.show()
  })
  app.on('open-file', (event, file) => {
    event.preventDefault()
    open([file])
    if (app.isReady()) shell.show()
  })
}

/** The folder that was chosen from last, kept here because Electron's dialogs forget it. */
let lastDir: string | undefined

/** Shows the system's dialog, and has the page add the chosen files or folder. */
export async function chooseImages(what: 'files' | 'folder', shell: Shell): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({
    properties: what === 'files' ? ['openFile', 'multiSelections'] : ['openDirectory'],
    ...(what === 'files'
      ? { filters: [{ name: shell.words().images, extensions: fileExtensions('own') }] }
      : {}),
    ...(lastDir === undefined ? {} : { defaultPath: lastDir }),
  })
  const [first] = filePaths
  if (first === undefined) return
  lastDir = what === 'files' ? path.dirname(first) : first
  shell.send({ name: 'open', paths: filePaths })
}
