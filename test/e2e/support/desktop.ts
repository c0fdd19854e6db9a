// The desktop around the app, from a test. stubDialog works on both hosts; the rest needs the stand-in, which records.
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
  }
}

type DialogName = 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox'

/** From now on that dialog is not shown but answered. */
export async function stubDialog(app: ElectronApplication, name: DialogName, answer: unknown): Promise<void> {
  await app.evaluate(
    ({ dialog }, stub) => void Object.assign(dialog, { [stub.name]: () => Promise.resolve(stub.answer) }),
    { name, answer },
  )
}

/** What the app asked for under a name such as 'shell.openExternal', oldest first. */
export async function desktopCalls(app: ElectronApplication, name: string): Promise<(readonly unknown[])[]> {
  const calls = await app.evaluate((electron) => (electron as unknown as Standin).__standin.calls)
  return calls.filter((call) => call.name === name).map(({ args }) => args)
}

/** The next call of that name gets this answer. */
export async function answerDesktop(app: ElectronApplication, name: string, value: unknown): Promise<void> {
  await app.evaluate(
    (electron, { name, value }) => (electron as unknown as Standin).__standin.answer(name, value),
    { name, value },
  )
}

/** Every name the app reached for that the stand-in lacks. */
export async function missingNames(app: ElectronApplication): Promise<string[]> {
  return app.evaluate((electron) => (electron as unknown as Standin).__standin.missing)
}
