// The same page in the desktop's window and in a browser that is served: what a story needs of either.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createClient } from '../../../shared/contract/client.ts'
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/calls.ts'
import { faultText } from '../../../shared/faults.ts'
import { chromiumHere } from '../../support/chromium.ts'
import { startServerProcess } from '../../support/server-process.ts'
import { dropFiles } from './drop.ts'
import { ipcTransport } from './ipc-transport.ts'
import { launchFovea } from './launch.ts'

export const places = ['window', 'browser'] as const
export type Place = (typeof places)[number]

export interface Stage {
  readonly page: Page
  /** A call that must succeed: for what was before the story, and to look at what came of it. */
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>
  /** As a person gives images: by dropping them, or by choosing them where files can't be dropped with their paths. */
  addImages(files: readonly string[]): Promise<void>
  /** The bytes of the file that `act` has the page save. */
  savedBy(act: () => Promise<void>): Promise<Uint8Array>
  close(): Promise<void>
}

/** `prepare` is given the data folder before anything runs in it. */
export async function openStage(place: Place, prepare: (dataDir: string) => void = () => {}): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-story-'))
  prepare(dataDir)
  const stage = await (place === 'window' ? openWindow(dataDir) : openBrowser(dataDir))
  return {
    ...stage,
    async close() {
      await stage.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

async function openWindow(dataDir: string): Promise<Stage> {
  const { page, close } = await launchFovea({ dataDir })
  await page.getByRole('navigation').waitFor()
  const client = createClient(ipcTransport(page))
  return {
    page,
    async call(name, input) {
      const answer = await client.call(name, input)
      if (answer.ok) return answer.value
      throw new Error(`${name}: ${faultText(answer.error)}`)
    },
    addImages: (files) => dropFiles(page.locator('body'), files),
    savedBy: (act) => blobMadeBy(page, act),
    close,
  }
}

async function openBrowser(dataDir: string): Promise<Stage> {
  const server = await startServerProcess(dataDir)
  const browser = await chromium.launch(chromiumHere())
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(server.signInLink)
  await page.getByRole('navigation').waitFor()
  return {
    page,
    call: (name, input) => server.call(name, input),
    addImages: (files) => page.getByTestId('file-picker').setInputFiles([...files]),
    async savedBy(act) {
      const [saved] = await Promise.all([page.waitForEvent('download'), act()])
      return new Uint8Array(await readFile(await saved.path()))
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

/** Where a download ends is the desktop's affair (a dialog asks); what the page hands over is seen here. */
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
