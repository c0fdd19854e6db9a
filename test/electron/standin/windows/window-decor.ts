// The decoration of a window: the title; everything else is only recorded.
import { app } from '../api/app.ts'
import { LoudEmitter } from '../core/loud.ts'
import { record } from '../core/record.ts'

type Surface =
  | ('setTitle' | 'getTitle' | 'setProgressBar' | 'setBackgroundColor' | 'setTitleBarOverlay')
  | ('setMenuBarVisibility' | 'flashFrame' | 'removeMenu')

const events = [
  'close closed ready-to-show page-title-updated show hide focus blur resize resized move moved',
  'minimize restore maximize unmaximize enter-full-screen leave-full-screen unresponsive responsive',
  'query-session-end session-end',
].flatMap((line) => line.split(' '))

export class WindowDecor extends LoudEmitter implements Pick<Electron.BrowserWindow, Surface> {
  #title: string

  constructor(title = app.getName()) {
    super('BrowserWindow', events)
    this.#title = title
  }
  setTitle(title: string): void {
    this.#title = title
  }
  getTitle(): string {
    return this.#title
  }
  setProgressBar(progress: number, options?: Electron.ProgressBarOptions): void {
    record('window.setProgressBar', progress, options)
  }
  setBackgroundColor(color: string): void {
    record('window.setBackgroundColor', color)
  }
  setTitleBarOverlay(options: Electron.TitleBarOverlayOptions): void {
    record('window.setTitleBarOverlay', options)
  }
  setMenuBarVisibility(isShown: boolean): void {
    record('window.setMenuBarVisibility', isShown)
  }
  removeMenu(): void {
    record('window.removeMenu')
  }
  flashFrame(isOn: boolean): void {
    record('window.flashFrame', isOn)
  }
}
