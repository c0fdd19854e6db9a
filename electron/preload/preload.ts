// The only bridge between the page and the main process: two functions and three questions, no logic.
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
  pathOf: (file: File): string => webUtils.getPathForFile(file),
  pickFolder: (): Promise<string | null> => ipcRenderer.invoke('fovea:pick-folder') as Promise<string | null>,
  platform: process.platform,
})
