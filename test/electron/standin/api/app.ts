// app: the application and its process.
import { ask, record } from '../core/record.ts'
import { isReady, whenReady } from '../core/lifecycle.ts'
import { loud, LoudEmitter } from '../core/loud.ts'
import { launch } from '../launch.ts'
import { getPath, setPath } from './app-paths.ts'
import { commandLine } from './command-line.ts'
import { exitApp, quitApp } from './quit.ts'
import * as instance from './single-instance.ts'

type Surface =
  | ('name' | 'isPackaged' | 'whenReady' | 'isReady' | 'quit' | 'exit' | 'relaunch' | 'getPath')
  | (
      | 'setPath'
      | 'getAppPath'
      | 'getVersion'
      | 'getName'
      | 'setName'
      | 'getLocale'
      | 'getSystemLocale'
      | 'focus'
    )
  | (
      | 'getPreferredSystemLanguages'
      | 'hasSingleInstanceLock'
      | 'releaseSingleInstanceLock'
      | 'setAppUserModelId'
    )
  | ('setLoginItemSettings' | 'getLoginItemSettings' | 'setBadgeCount' | 'getBadgeCount' | 'enableSandbox')
  | ('requestSingleInstanceLock' | 'setAboutPanelOptions' | 'showAboutPanel' | 'setAppLogsPath')

// Some are emitted only by a test with app.emit(): open-file and activate come from a real desktop.
const events = [
  'will-finish-launching ready window-all-closed before-quit will-quit quit activate open-file open-url',
  'second-instance web-contents-created browser-window-created browser-window-focus browser-window-blur',
  'render-process-gone child-process-gone',
].flatMap((line) => line.split(' '))

class App extends LoudEmitter implements Pick<Electron.App, Surface> {
  readonly isPackaged = launch.isPackaged
  readonly commandLine = commandLine
  readonly whenReady = whenReady
  readonly isReady = isReady
  readonly getPath = getPath
  readonly setPath = setPath
  readonly hasSingleInstanceLock = instance.hasLock
  readonly releaseSingleInstanceLock = instance.releaseLock
  /** Exists only on macOS. */
  readonly dock = undefined
  name = launch.name
  #badgeCount = 0

  constructor() {
    super('app', events)
  }

  quit(): void {
    quitApp(this)
  }
  exit(code = 0): void {
    void exitApp(this, code)
  }
  relaunch(options?: Electron.RelaunchOptions): void {
    record('app.relaunch', options)
  }
  focus(): void {
    record('app.focus')
  }

  getAppPath(): string {
    return launch.appDir
  }
  getVersion(): string {
    return launch.version
  }
  getName(): string {
    return this.name
  }
  setName(name: string): void {
    this.name = name
  }
  setAppLogsPath(dir?: string): void {
    setPath('logs', dir ?? `${getPath('userData')}/logs`)
  }

  getLocale(): string {
    return commandLine.getSwitchValue('lang') || 'en-US'
  }
  getSystemLocale(): string {
    return ask('app.getSystemLocale', [], 'en-US')
  }
  getPreferredSystemLanguages(): string[] {
    return ask('app.getPreferredSystemLanguages', [], [this.getLocale()])
  }

  requestSingleInstanceLock(data?: Record<string, unknown>): boolean {
    return instance.requestLock(this, data ?? {})
  }

  setLoginItemSettings(settings: Electron.Settings): void {
    record('app.setLoginItemSettings', settings)
  }
  getLoginItemSettings(): Electron.LoginItemSettings {
    const none = {
      openAtLogin: false,
      openAsHidden: false,
      wasOpenedAtLogin: false,
      wasOpenedAsHidden: false,
    }
    const facts = { ...none, restoreState: false, executableWillLaunchAtLogin: false }
    return ask(
      'app.getLoginItemSettings',
      [],
      loud('login item settings', { ...facts, status: 'not-registered' as const, launchItems: [] }),
    )
  }
  setAppUserModelId(id: string): void {
    record('app.setAppUserModelId', id)
  }
  setBadgeCount(count = 0): boolean {
    record('app.setBadgeCount', count)
    this.#badgeCount = count
    return true
  }
  getBadgeCount(): number {
    return this.#badgeCount
  }
  setAboutPanelOptions(options: Electron.AboutPanelOptionsOptions): void {
    record('app.setAboutPanelOptions', options)
  }
  showAboutPanel(): void {
    record('app.showAboutPanel')
  }
  enableSandbox(): void {
    record('app.enableSandbox')
  }
}

export const app = new App()
