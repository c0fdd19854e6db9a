// The only bridge between the page and the main process: it has no logic and exposes no Electron object to the page.
import { contextBridge, ipcRenderer, webUtils } from 'electron'

contextBridge.exposeInMainWorld('fovea', {
  call: (name: string, input: unknown): Promise<unknown> => ipcRenderer.invoke('fovea:call', name, input),
  on(listener: (event: unknown) => void): () => void {
    const onEvent = (_: unknown, event: unknown) => listener(event)
    ipcRenderer.on('fovea:event', onEvent)
    return () => {
      ipcRenderer.off('fovea:event', onEvent)
    }
  },
  onCommands(listener: () => void): () => void {
    const onWaiting = () => listener()
    ipcRenderer.on('fovea:commands', onWaiting)
    return () => {
      ipcRenderer.off('fovea:commands', onWaiting)
    }
  },
  takeCommands: (): Promise<unknown> => ipcRenderer.invoke('fovea:commands'),
  pathOf: (file: File): string => webUtils.getPathForFile(file),
  pickFolder: (): Promise<string | null> => ipcRenderer.invoke('fovea:pick-folder') as Promise<string | null>,
  showFile: (recordId: string): Promise<void> =>
    ipcRenderer.invoke('fovea:show-file', recordId) as Promise<void>,
  openSheet: (folderId: string): Promise<boolean> =>
    ipcRenderer.invoke('fovea:open-sheet', folderId) as Promise<boolean>,
  platform: process.platform,
})
