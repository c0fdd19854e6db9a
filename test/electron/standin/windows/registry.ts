// Every window and its contents, by the names under which Electron finds them again.
import type { BrowserWindow } from './browser-window.ts'
import type { WebContents } from './web-contents.ts'

export const windows = new Set<BrowserWindow>()
export const allContents = new Map<number, WebContents>()

let lastId = 0
export const nextId = (): number => ++lastId

export const webContentsRegistry = {
  getAllWebContents: () => [...allContents.values()],
  fromId: (id: number) => allContents.get(id),
  // Playwright finds the window of a page by this one.
  fromDevToolsTargetId: (targetId: string) =>
    [...allContents.values()].find((contents) => contents._targetId === targetId),
  getFocusedWebContents: () => [...windows].find((window) => window.isFocused())?.webContents ?? null,
}
