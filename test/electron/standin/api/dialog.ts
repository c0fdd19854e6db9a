// dialog: recorded, and answered by the test; cancelled when it says nothing.
import { ask, record } from '../core/record.ts'
import { loud } from '../core/loud.ts'

type Surface = 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showErrorBox'

/** Each may be given a window before its options. */
function optionsOf<Options>(args: readonly unknown[]): Options {
  return args.at(-1) as Options
}

export const dialog = loud('dialog', {
  async showOpenDialog(...args: readonly unknown[]) {
    const nothing: Electron.OpenDialogReturnValue = { canceled: true, filePaths: [] }
    return ask('dialog.showOpenDialog', [optionsOf<Electron.OpenDialogOptions>(args)], nothing)
  },
  async showSaveDialog(...args: readonly unknown[]) {
    const nothing: Electron.SaveDialogReturnValue = { canceled: true, filePath: '' }
    return ask('dialog.showSaveDialog', [optionsOf<Electron.SaveDialogOptions>(args)], nothing)
  },
  async showMessageBox(...args: readonly unknown[]) {
    const options = optionsOf<Electron.MessageBoxOptions>(args)
    const escaped = { response: options.cancelId ?? 0, checkboxChecked: options.checkboxChecked ?? false }
    return ask('dialog.showMessageBox', [options], escaped)
  },
  showErrorBox(title: string, content: string) {
    record('dialog.showErrorBox', title, content)
    console.error(`dialog.showErrorBox: ${title}: ${content}`)
  },
}) satisfies Pick<Electron.Dialog, Surface>
