// globalShortcut: kept by name. A test presses one with `electron.__standin.press('CommandOrControl+Shift+O')`.
import { loud } from '../core/loud.ts'

type Surface = 'register' | 'registerAll' | 'isRegistered' | 'unregister' | 'unregisterAll'

const shortcuts = new Map<string, () => void>()

export const globalShortcut = loud('globalShortcut', {
  register(accelerator: string, callback: () => void) {
    if (shortcuts.has(accelerator)) return false
    shortcuts.set(accelerator, callback)
    return true
  },
  registerAll: (accelerators: readonly string[], callback: () => void) => {
    for (const accelerator of accelerators) shortcuts.set(accelerator, callback)
  },
  isRegistered: (accelerator: string) => shortcuts.has(accelerator),
  unregister: (accelerator: string) => void shortcuts.delete(accelerator),
  unregisterAll: () => shortcuts.clear(),
}) satisfies Pick<Electron.GlobalShortcut, Surface>

/** Calls the function that is registered for a shortcut; returns false if there is none. */
export function press(accelerator: string): boolean {
  const callback = shortcuts.get(accelerator)
  callback?.()
  return callback !== undefined
}
