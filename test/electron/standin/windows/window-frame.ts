// The place, visibility and focus of a window. There is no desktop, so these are only values, with events in
// Electron's order.
import { app } from '../api/app.ts'
import { preventable } from '../core/event.ts'
import { WindowDecor } from './window-decor.ts'

type Surface =
  | ('show' | 'showInactive' | 'hide' | 'focus' | 'blur' | 'isVisible' | 'isFocused' | 'isMinimized')
  | ('isMaximized' | 'isFullScreen' | 'restore' | 'minimize' | 'maximize' | 'unmaximize' | 'setFullScreen')
  | ('getBounds' | 'setBounds' | 'getNormalBounds' | 'getContentBounds' | 'getSize' | 'setSize')

type Visibility = 'hidden' | 'normal' | 'minimized' | 'maximized' | 'full-screen'

let focused: WindowFrame | undefined

export const focusedFrame = (): WindowFrame | undefined => focused

export class WindowFrame extends WindowDecor implements Pick<Electron.BrowserWindow, Surface> {
  #bounds: Electron.Rectangle
  #visibility: Visibility

  constructor({
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    show = true,
    title,
  }: Electron.BrowserWindowConstructorOptions) {
    super(title)
    this.#bounds = { x, y, width, height }
    this.#visibility = show ? 'normal' : 'hidden'
  }

  show(): void {
    this.showInactive()
    this.focus()
  }
  showInactive(): void {
    if (this.#visibility !== 'hidden') return
    this.#visibility = 'normal'
    this.emit('show')
  }
  hide(): void {
    if (this.#visibility === 'hidden') return
    this.#visibility = 'hidden'
    this.blur()
    this.emit('hide')
  }
  focus(): void {
    if (focused === this || this.#visibility === 'hidden') return
    focused?.blur()
    focused = this // eslint-disable-line @typescript-eslint/no-this-alias -- the one of all windows
    this.emit('focus')
    app.emit('browser-window-focus', preventable({}), this)
  }
  blur(): void {
    if (focused !== this) return
    focused = undefined
    this.emit('blur')
    app.emit('browser-window-blur', preventable({}), this)
  }
  isVisible(): boolean {
    return this.#visibility !== 'hidden' && this.#visibility !== 'minimized'
  }
  isFocused(): boolean {
    return focused === this
  }

  isMinimized(): boolean {
    return this.#visibility === 'minimized'
  }
  isMaximized(): boolean {
    return this.#visibility === 'maximized'
  }
  isFullScreen(): boolean {
    return this.#visibility === 'full-screen'
  }
  minimize(): void {
    this.blur()
    this.#become('minimized', 'minimize')
  }
  restore(): void {
    if (this.isMinimized()) this.#become('normal', 'restore')
  }
  maximize(): void {
    this.#become('maximized', 'maximize')
  }
  unmaximize(): void {
    if (this.isMaximized()) this.#become('normal', 'unmaximize')
  }
  setFullScreen(isFull: boolean): void {
    if (isFull) this.#become('full-screen', 'enter-full-screen')
    else this.#become('normal', 'leave-full-screen')
  }

  getBounds(): Electron.Rectangle {
    return { ...this.#bounds }
  }
  getNormalBounds(): Electron.Rectangle {
    return this.getBounds()
  }
  getContentBounds(): Electron.Rectangle {
    return this.getBounds()
  }
  setBounds(bounds: Partial<Electron.Rectangle>): void {
    const before = this.#bounds
    const after = { ...before, ...bounds }
    this.#bounds = after
    if (after.x !== before.x || after.y !== before.y) this.emit('move')
    if (after.width === before.width && after.height === before.height) return
    this.emit('resize')
    this.emit('resized')
  }
  getSize(): [number, number] {
    return [this.#bounds.width, this.#bounds.height]
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height })
  }

  #become(visibility: Visibility, event: string): void {
    this.#visibility = visibility
    this.emit(event)
  }
}
