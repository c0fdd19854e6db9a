// dialog: calls are recorded and answered by the test; without an answer, the dialog is cancelled.
import { complain } from '../core/complain.ts'
import { ask, record } from '../core/record.ts'
import { loud } from '../core/loud.ts'

type Surface = 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showErrorBox'

/** Each function takes an optional window before its options. */
function optionsOf(args: readonly unknown[]): unknown {
  return args.at(-1)
}

export const dialog = loud('dialog', {
  showOpenDialog(...args: readonly unknown[]) {
    const nothing: Electron.OpenDialogReturnValue = { canceled: true, filePaths: [] }
    return Promise.resolve(ask('dialog.showOpenDialog', [optionsOf(args)], nothing))
  },
  showSaveDialog(...args: readonly unknown[]) {
    const nothing: Electron.SaveDialogReturnValue = { canceled: true, filePath: '' }
    return Promise.resolve(ask('dialog.showSaveDialog', [optionsOf(args)], nothing))
  },
  showMessageBox(...args: readonly unknown[]) {
    const options = optionsOf(args) as Electron.MessageBoxOptions
    const escaped = { response: options.cancelId ?? 0, checkboxChecked: options.checkboxChecked ?? false }
    return Promise.resolve(ask('dialog.showMessageBox', [options], escaped))
  },
  showErrorBox(title: string, content: string) {
    record('dialog.showErrorBox', title, content)
    complain(`dialog.showErrorBox: ${title}: ${content}`)
  },
}) satisfies Pick<Electron.Dialog, Surface>
