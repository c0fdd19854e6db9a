// Registers every window and its contents, so that they can be found by their ids.
import type { BrowserWindow } from './browser-window.ts'
import type { WebContents } from './web-contents.ts'

export const windows = new Set<BrowserWindow>()
export const allContents = new Map<number, WebContents>()

let lastId = 0
export const nextId = (): number => ++lastId

export const webContentsRegistry = {
  getAllWebContents: () => [...allContents.values()],
  fromId: (id: number) => allContents.get(id),
  // Playwright finds the window of a page by this function.
  fromDevToolsTargetId: (targetId: string) =>
    [...allContents.values()].find((contents) => contents._targetId === targetId),
  getFocusedWebContents: () => [...windows].find((window) => window.isFocused())?.webContents ?? null,
}
