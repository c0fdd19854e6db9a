// BrowserWindow: the state of a window, around a real page of the same size.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from '../api/app.ts'
import { quitApp } from '../api/quit.ts'
import { preventable } from '../core/event.ts'
import { mustBeReady, phaseNow } from '../core/lifecycle.ts'
import { markDestroyed } from '../core/loud.ts'
import { launch } from '../launch.ts'
import { closeTarget } from './page-target.ts'
import { nextId, windows } from './registry.ts'
import { WebContents } from './web-contents.ts'
import { focusedFrame, WindowFrame } from './window-frame.ts'

type Surface = 'id' | 'loadURL' | 'loadFile' | 'reload' | 'close' | 'destroy' | 'isDestroyed'

export class BrowserWindow extends WindowFrame implements Pick<Electron.BrowserWindow, Surface> {
  readonly id = nextId()
  readonly webContents: WebContents
  #isDestroyed = false
  #wasReadyToShow = false

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    mustBeReady('Cannot create BrowserWindow')
    super(options)
    this.webContents = new WebContents(options.webPreferences ?? {}, this.getBounds(), {
      close: () => this.close(),
      focus: () => this.focus(),
      isFocused: () => this.isFocused(),
      shown: () => this.#onShown(),
      gone: () => this.#onGone(),
    })
    this.webContents.on('page-title-updated', (event: Electron.Event, title: string) => {
      this.emit('page-title-updated', event, title, true)
      if (!event.defaultPrevented) this.setTitle(title)
    })
    windows.add(this)
    this.#sizePage()
    this.on('resize', () => this.#sizePage())
    if (this.isVisible()) this.focus()
    app.emit('web-contents-created', preventable({}), this.webContents)
    app.emit('browser-window-created', preventable({}), this)
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows]
  }
  static fromId(id: number): BrowserWindow | null {
    return [...windows].find((window) => window.id === id) ?? null
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows].find((window) => window.webContents === contents) ?? null
  }
  static getFocusedWindow(): BrowserWindow | null {
    return [...windows].find((window) => window === focusedFrame()) ?? null
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address)
  }
  loadFile(
    file: string,
    { hash = '', search = '', query = {} }: Electron.LoadFileOptions = {},
  ): Promise<void> {
    const address = pathToFileURL(path.resolve(launch.appDir, file))
    address.hash = hash
    address.search = search || new URLSearchParams(query).toString()
    return this.webContents.loadURL(address.href)
  }
  reload(): void {
    this.webContents.reload()
  }

  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  close(): void {
    void this._requestClose()
  }
  destroy(): void {
    void this.#closePage()
  }
  /** Returns true if the window has closed, and false if the app refused to close it. */
  async _requestClose(): Promise<boolean> {
    if (this.#isDestroyed) return true
    const event = preventable({})
    this.emit('close', event)
    if (event.defaultPrevented) return false
    await this.#closePage()
    return true
  }

  async #closePage(): Promise<void> {
    const { targetId } = await this.webContents._opened()
    if (this.#isDestroyed) return
    const closed = new Promise((resolve) => this.once('closed', resolve))
    await closeTarget(targetId)
    await closed
  }

  #sizePage(): void {
    const [width, height] = this.getSize()
    const metrics = { width, height, deviceScaleFactor: 0, mobile: false }
    this.webContents
      ._opened()
      .then(({ session }) => session.send('Emulation.setDeviceMetricsOverride', metrics))
      .catch(() => {}) // closed before it was open
  }

  /** Emits ready-to-show after the load; Electron emits it after the first paint, which may be earlier. */
  #onShown(): void {
    if (this.#wasReadyToShow) return
    this.#wasReadyToShow = true
    this.emit('ready-to-show')
  }

  #onGone(): void {
    this.blur()
    this.#isDestroyed = true
    windows.delete(this)
    this.emit('closed')
    markDestroyed(this)
    // A quit closes windows too, and continues by itself.
    if (windows.size > 0 || phaseNow() !== 'ready') return
    if (!app.emit('window-all-closed')) quitApp(app)
  }
}
