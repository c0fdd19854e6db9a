// Lets a story use the page in the desktop window or in a browser in the same way.
import { readFile } from 'node:fs/promises'
import { expect, type ElectronApplication, type Locator, type Page } from '@playwright/test'
import { createClient } from '../../../shared/contract/client.ts'
import { faultText } from '../../../shared/faults.ts'
import type { ServerProcess } from '../../support/server-process.ts'
import { dropFiles } from './drop.ts'
import { ipcTransport } from './ipc-transport.ts'
import { keyboardOf, type Keyboard } from './keyboard.ts'
import type { Running } from './launch.ts'
import { reset, type Call } from './reset.ts'

export interface Stage {
  readonly page: Page
  readonly keys: Keyboard
  readonly call: Call
  /** Opens a screen by its link in the navigation, with the keyboard. */
  go(screen: string): Promise<void>
  /** A row of the inbox or of the history. */
  row(name: string): Locator
  /** Adds images as a user does: by dropping them, or by choosing them where dropped files have no path. */
  addImages(files: readonly string[]): Promise<void>
  /** Returns the bytes of the file that the page saves because of `act`. */
  savedBy(act: () => Promise<void>): Promise<Uint8Array>
  /** Writes to the database directly, then reloads the page. */
  fill(write: (dataDir: string) => unknown): Promise<void>
}

export interface Desktop extends Stage {
  readonly app: ElectronApplication
  readonly dataDir: string
  /** All errors during the test. */
  trouble(): Promise<string[]>
}

export interface Site extends Stage {
  readonly server: ServerProcess
}

/** Waits until the inbox is shown. */
export const isReady = (page: Page) => expect(page.getByText('Drop images anywhere')).toBeVisible()

/** The window of an app, emptied and back at its inbox. */
export async function stageDesktop({ app, page, trouble }: Running, dataDir: string): Promise<Desktop> {
  const client = createClient(ipcTransport(page))
  const call: Call = async (name, input) => {
    const answer = await client.call(name, input)
    if (answer.ok) return answer.value
    throw new Error(`${name}: ${faultText(answer.error)}`)
  }
  await reset(call)
  await startAnew(page)
  await trouble.clear()
  return {
    ...stageOf(page, call, dataDir),
    app,
    dataDir,
    addImages: (files) => dropFiles(page.locator('body'), files),
    savedBy: (act) => blobMadeBy(page, act),
    trouble: () => trouble.list(),
  }
}

/** A browser page that has just signed in. */
export function stageSite(server: ServerProcess, page: Page, dataDir: string): Site {
  return {
    ...stageOf(page, (name, input) => server.call(name, input), dataDir),
    server,
    addImages: (files) => page.getByTestId('file-picker').setInputFiles([...files]),
    async savedBy(act) {
      const [saved] = await Promise.all([page.waitForEvent('download'), act()])
      return new Uint8Array(await readFile(await saved.path()))
    },
  }
}

/** The functions that are the same in the window and in a browser. */
function stageOf(page: Page, call: Call, dataDir: string) {
  const keys = keyboardOf(page)
  return {
    page,
    keys,
    call,
    go: (screen: string) => keys.press(page.getByRole('navigation').getByRole('link', { name: screen })),
    row: (name: string) => page.getByRole('listitem').filter({ hasText: name }).first(),
    async fill(write: (dataDir: string) => unknown) {
      await write(dataDir)
      await page.reload()
      await page.getByRole('navigation').first().waitFor()
    },
  }
}

/** Returns the page to its start screen. */
async function startAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    location.hash = '#/inbox'
  })
  await page.reload()
  await isReady(page)
}

/** Returns the blob that the page offers for download, since the desktop would ask where to save it. */
async function blobMadeBy(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  const taken = await page.evaluateHandle(() => {
    const { createObjectURL } = URL
    const { promise, resolve } = Promise.withResolvers<string>()
    URL.createObjectURL = (blob: Blob) => {
      URL.createObjectURL = createObjectURL
      void blob.arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes).toBase64()))
      return createObjectURL.call(URL, blob)
    }
    return { promise }
  })
  await act()
  return Buffer.from(await taken.evaluate(({ promise }) => promise), 'base64')
}
