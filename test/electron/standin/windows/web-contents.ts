// webContents: one page, from its creation to its end, with its navigation and messages.
import { randomBytes } from 'node:crypto'
import { app } from '../api/app.ts'
import { session as sessions } from '../api/session.ts'
import { complain } from '../core/complain.ts'
import { preventable } from '../core/event.ts'
import { LoudEmitter, markDestroyed } from '../core/loud.ts'
import { codec } from '../core/node-codec.ts'
import { record } from '../core/record.ts'
import { toPageAddress } from './address.ts'
import { answerSync } from './ipc-main.ts'
import { openPage, type OpenPage, type PageEvents } from './open-page.ts'
import { createPageLink, type PageLink } from './page-link.ts'
import { createPageLoad, errorNumber } from './page-load.ts'
import { takeMessage } from './page-messages.ts'
import { openPagePortEnds, type PagePortEnds } from './page-port-ends.ts'
import { allContents, nextId } from './registry.ts'
import { askAboutPopup, mayNavigate, type OpenHandler } from './ways-out.ts'
import { mainFrameOf, type MainFrame } from './web-frame.ts'
import { readPreload, refuseUnsafe } from './web-preferences.ts'

type Surface =
  | ('id' | 'getURL' | 'getTitle' | 'getType' | 'isDestroyed' | 'isLoading' | 'isFocused' | 'loadURL')
  | ('reload' | 'send' | 'close' | 'focus' | 'executeJavaScript' | 'setWindowOpenHandler')
  | ('openDevTools' | 'closeDevTools' | 'isDevToolsOpened')

/** The operations of its window. */
export interface ContentsHost {
  close(): void
  focus(): void
  isFocused(): boolean
  shown(): void
  gone(): void
}

// The stand-in never emits some of these; a test can do so with emit().
const events = [
  'did-start-loading did-stop-loading did-finish-load did-fail-load dom-ready did-navigate',
  'did-navigate-in-page will-navigate will-frame-navigate will-redirect will-attach-webview page-title-updated',
  'render-process-gone preload-error unresponsive responsive context-menu before-input-event destroyed',
].flatMap((line) => line.split(' '))

export class WebContents extends LoudEmitter implements Pick<Electron.WebContents, Surface> {
  readonly id = nextId()
  readonly session = sessions.defaultSession
  _targetId = ''
  readonly #page: Promise<OpenPage>
  readonly #host: ContentsHost
  readonly #link: PageLink
  readonly #ports: PagePortEnds
  readonly #load = createPageLoad()
  #url = ''
  #title = ''
  #isDestroyed = false
  #openHandler: OpenHandler | undefined

  constructor(preferences: Electron.WebPreferences, size: Electron.Size, host: ContentsHost) {
    super('webContents', events)
    refuseUnsafe(preferences)
    const secret = randomBytes(12).toString('hex')
    const preload = readPreload(preferences)
    const { preloadPath } = preload.facts
    this.#host = host
    this.#link = createPageLink(secret, {
      message: (message) =>
        takeMessage(message, { contents: this, link: this.#link, ports: this.#ports, preloadPath }),
      lost: () => this.#ports.closeAll(),
    })
    this.#ports = openPagePortEnds((message) => this.#link.post(message))
    this.#page = openPage({
      size,
      secret,
      preload,
      rules: {
        webContentsId: this.id,
        isExpected: (address) => this.#load.takeExpected(address),
        mayNavigate: (address) => mayNavigate(this, address),
      },
      attach: (session) => this.#link.attach(session),
      answerSend: (channel, args) => answerSync(this, channel, args),
      events: this.#listener(),
    })
    this.#page.then(
      ({ targetId }) => (this._targetId = targetId),
      (error: unknown) => this.#isDestroyed || complain('electron stand-in: a page did not open', error),
    )
    allContents.set(this.id, this)
  }

  get mainFrame(): MainFrame {
    return mainFrameOf(this)
  }
  getURL(): string {
    return this.#url
  }
  getTitle(): string {
    return this.#title
  }
  getType(): 'window' {
    return 'window'
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
  isLoading(): boolean {
    return this.#load.isUnderWay()
  }
  isFocused(): boolean {
    return this.#host.isFocused()
  }
  focus(): void {
    this.#host.focus()
  }
  close(): void {
    this.#host.close()
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler
  }
  openDevTools(options?: Electron.OpenDevToolsOptions): void {
    record('webContents.openDevTools', options)
  }
  closeDevTools(): void {
    record('webContents.closeDevTools')
  }
  isDevToolsOpened(): boolean {
    return false
  }

  send(channel: string, ...args: unknown[]): void {
    this.#link.post({ type: 'event', channel, args: codec.encode(args), ports: [] })
  }
  postMessage(channel: string, message: unknown, transfer: readonly unknown[] = []): void {
    const args = codec.encode([message])
    this.#link.post({ type: 'event', channel, args, ports: this.#ports.give(transfer) })
  }

  loadURL(address: string): Promise<void> {
    const loaded = this.#navigate(address)
    loaded.catch(() => {}) // as in Electron, where the promise may be ignored
    return loaded
  }
  reload(): void {
    void this.loadURL(this.#url)
  }
  async executeJavaScript(code: string): Promise<unknown> {
    const { session } = await this.#page
    const question = { expression: code, awaitPromise: true, returnByValue: true, userGesture: true }
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', question)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** For the window, which resizes and closes the page. */
  _opened(): Promise<OpenPage> {
    return this.#page
  }
  /** Sets the colour scheme of the page, for nativeTheme. */
  async _prefer(theme: Electron.NativeTheme['themeSource']): Promise<void> {
    const { session } = await this.#page
    const value = theme === 'system' ? '' : theme
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  }

  async #navigate(address: string): Promise<void> {
    const loaded = this.#load.begin(address)
    loaded.catch(() => {}) // it is awaited below, but may fail earlier
    this.#link.expectPage()
    this.emit('did-start-loading', preventable({}))
    const { session } = await this.#page
    const { errorText, loaderId } = await session.send('Page.navigate', { url: toPageAddress(address) })
    if (errorText) this.#onFailed(errorText.replace('net::', ''), address)
    else if (!loaderId) this.#load.finish() // only the fragment changed
    return loaded
  }

  #onFailed(code: string, address: string): void {
    this.#load.fail(errorNumber(code), code)
    this.emit('did-fail-load', preventable({}), errorNumber(code), code, address, true)
    this.emit('did-stop-loading', preventable({}))
  }

  #listener(): PageEvents {
    return {
      navigated: (address) => {
        this.#url = address
        this.emit('did-navigate', preventable({}), address, 200, 'OK')
      },
      movedWithin: (address) => {
        this.#url = address
        this.emit('did-navigate-in-page', preventable({}), address, true)
      },
      domReady: () => this.#url !== 'about:blank' && this.emit('dom-ready', preventable({})),
      loaded: (title) => this.#onLoaded(title),
      popup: (details) => askAboutPopup(this.#openHandler, details),
      crashed: () => this.#onCrashed(),
      closed: () => this.#onClosed(),
    }
  }

  #onLoaded(title: string): void {
    if (this.#isDestroyed || this.#url === '' || this.#url === 'about:blank') return // every target begins with it
    if (title !== this.#title) this.emit('page-title-updated', preventable({}), (this.#title = title), true)
    this.#load.finish()
    this.emit('did-finish-load', preventable({}))
    this.emit('did-stop-loading', preventable({}))
    this.#host.shown()
  }

  #onCrashed(): void {
    this.#link.close()
    const details = { reason: 'crashed', exitCode: 139 }
    this.emit('render-process-gone', preventable({}), details)
    app.emit('render-process-gone', preventable({}), this, details)
  }

  #onClosed(): void {
    this.#isDestroyed = true
    allContents.delete(this.id)
    this.#load.fail(-3, 'ERR_ABORTED')
    this.#link.close()
    this.emit('destroyed')
    this.#host.gone()
    markDestroyed(this)
  }
}
