// Controls the desktop around the app. stubDialog works on both hosts; the rest needs the stand-in.
import type { ElectronApplication } from '@playwright/test'

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
}

interface Standin {
  readonly __standin: {
    readonly calls: Call[]
    readonly missing: string[]
    answer(name: string, value: unknown): void
    forget(): void
  }
}

type DialogName = 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'

/** Answers the next dialog of this kind instead of showing it. */
export async function stubDialog(app: ElectronApplication, name: DialogName, answer: unknown): Promise<void> {
  await app.evaluate(
    ({ dialog }, stub) => {
      const shown = dialog[stub.name]
      const answered = () => {
        Object.assign(dialog, { [stub.name]: shown })
        return Promise.resolve(stub.answer)
      }
      Object.assign(dialog, { [stub.name]: answered })
    },
    { name, answer },
  )
}

/** Resets the desktop: shows the window, empties the clipboard, and forgets recorded calls. */
export async function forgetDesktop(app: ElectronApplication): Promise<void> {
  await app.evaluate(async (electron) => {
    electron.BrowserWindow.getAllWindows()[0]?.show()
    await electron.clipboard.writeText('')
    ;(electron as unknown as Partial<Standin>).__standin?.forget()
  })
}

/** Returns the app's calls of an API such as 'shell.openExternal', oldest first. */
export async function desktopCalls(app: ElectronApplication, name: string): Promise<(readonly unknown[])[]> {
  const calls = await app.evaluate((electron) => (electron as unknown as Standin).__standin.calls)
  return calls.filter((call) => call.name === name).map(({ args }) => args)
}

/** Sets the answer for the next call of this name. */
export async function answerDesktop(app: ElectronApplication, name: string, value: unknown): Promise<void> {
  await app.evaluate(
    (electron, { name, value }) => (electron as unknown as Standin).__standin.answer(name, value),
    { name, value },
  )
}

/** Returns every name that the app used but the stand-in lacks. */
export async function missingNames(app: ElectronApplication): Promise<string[]> {
  return app.evaluate((electron) => (electron as unknown as Standin).__standin.missing)
}
