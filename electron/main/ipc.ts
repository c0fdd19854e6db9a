// Answers the page's IPC calls: each is checked for its origin, then looked up in the table of calls.
import { BrowserWindow, dialog, ipcMain, shell as desktop, type IpcMainInvokeEvent } from 'electron'
import { calls, isCallName } from '../../shared/contract/calls.ts'
import type { PageCommand } from '../../shared/page-commands.ts'
import { err, type Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { isOurFrame } from './origin.ts'
import type { Shell } from './shell.ts'

/** Registers the handler for calls from the page. */
export function answerPage(engine: Engine, shell: Shell): void {
  ipcMain.handle('fovea:call', async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
    if (!isFromOurPage(event)) return err('auth.missing', {})
    if (typeof name !== 'string') return err('http.notFound', { path: typeof name })
    if (!isCallName(name)) return err('http.notFound', { path: name })
    return engine.call(name, input, { caller: owner })
  })
  ipcMain.handle('fovea:pick-folder', async (event): Promise<string | null> => {
    const window = BrowserWindow.fromWebContents(event.sender)
    if (!isFromOurPage(event) || !window) return null
    const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openDirectory'] })
    return filePaths[0] ?? null
  })
  // Takes a record's id and not a path, so that the page can reveal only files of records.
  ipcMain.handle('fovea:show-file', (event, recordId: unknown): void => {
    if (!isFromOurPage(event) || typeof recordId !== 'string') return
    const image = engine.image(recordId, owner)
    if (image.ok) desktop.showItemInFolder(image.value.path)
  })
  ipcMain.handle('fovea:open-sheet', async (event, folderId: unknown): Promise<boolean> => {
    if (!isFromOurPage(event) || typeof folderId !== 'string') return false
    const listed = await engine.call('folders.list', {}, { caller: owner })
    const { folders } = listed.ok ? calls['folders.list'].output.parse(listed.value) : { folders: [] }
    const sheet = folders.find(({ id }) => id === folderId)?.sheetPath ?? null
    // An empty answer says that it was opened.
    return sheet !== null && (await desktop.openPath(sheet)) === ''
  })
  ipcMain.handle('fovea:commands', (event): PageCommand[] =>
    isFromOurPage(event) ? shell.commands.take() : [],
  )
  engine.on((event) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send('fovea:event', event)
  })
}

function isFromOurPage({ senderFrame }: IpcMainInvokeEvent): boolean {
  return isOurFrame(senderFrame)
}
