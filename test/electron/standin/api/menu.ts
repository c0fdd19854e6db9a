// Menu and MenuItem: a test finds an item by its id and clicks it; nothing is shown.
import { LoudEmitter, notImplemented } from '../core/loud.ts'
import { record } from '../core/record.ts'
import { BrowserWindow } from '../windows/browser-window.ts'
import { app } from './app.ts'

type Options = Electron.MenuItemConstructorOptions
type ItemSurface = 'id' | 'label' | 'type' | 'enabled' | 'visible' | 'checked' | 'click'
type Click = (item: MenuItem, window: BrowserWindow | undefined, event: Electron.KeyboardEvent) => void

export class MenuItem extends LoudEmitter implements Pick<Electron.MenuItem, ItemSurface> {
  readonly id: string
  readonly type: Electron.MenuItem['type']
  readonly role: Options['role']
  readonly accelerator: Options['accelerator']
  readonly submenu: Menu | undefined
  readonly click: (event?: Electron.KeyboardEvent) => void
  label: string
  sublabel: string
  enabled: boolean
  visible: boolean
  checked: boolean

  constructor(options: Options) {
    super('MenuItem', [])
    const { id = '', role, accelerator, label, submenu } = options
    if (!label && !role && options.type !== 'separator')
      throw new TypeError('Invalid template for MenuItem: must have either label, role or type')
    this.id = id
    this.role = role
    this.accelerator = accelerator
    this.label = label ?? role ?? ''
    this.sublabel = options.sublabel ?? ''
    this.type = options.type ?? (submenu ? 'submenu' : 'normal')
    this.enabled = options.enabled ?? true
    this.visible = options.visible ?? true
    this.checked = options.checked ?? false
    this.submenu = Array.isArray(submenu)
      ? Menu.buildFromTemplate(submenu)
      : submenu === undefined
        ? undefined
        : ownMenu(submenu)
    // The app's function expects Electron's full item and window; properties missing here throw.
    const onClick = options.click as unknown as Click | undefined
    this.click = (event = {}) => {
      if (!this.enabled) return
      if (this.type === 'checkbox') this.checked = !this.checked
      if (this.type === 'radio') this.checked = true
      if (onClick) onClick(this, BrowserWindow.getFocusedWindow() ?? undefined, event)
      else if (role) playRole(role)
    }
  }
}

export class Menu extends LoudEmitter {
  readonly items: MenuItem[] = []
  static #ofApp: Menu | null = null

  constructor() {
    super('Menu', ['menu-will-show', 'menu-will-close'])
  }
  append(item: MenuItem): void {
    this.items.push(item)
  }
  insert(position: number, item: MenuItem): void {
    this.items.splice(position, 0, item)
  }
  popup(options?: Electron.PopupOptions): void {
    record(
      'menu.popup',
      this.items.map(({ label }) => label),
    )
    options?.callback?.()
  }
  closePopup(): void {
    record('menu.closePopup')
  }
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }

  static buildFromTemplate(template: readonly (Options | MenuItem)[]): Menu {
    const menu = new Menu()
    for (const part of template) menu.append(part instanceof MenuItem ? part : new MenuItem(part))
    return menu
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#ofApp = menu
    record('menu.setApplicationMenu', menu?.items.map(({ label }) => label) ?? null)
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#ofApp
  }
}

/** Checks that a menu was made by the stand-in. */
function ownMenu(menu: unknown): Menu {
  if (menu instanceof Menu) return menu
  throw new TypeError('Invalid submenu')
}

/** Does what Electron does for an item with this role. */
function playRole(role: NonNullable<Options['role']>): void {
  const window = BrowserWindow.getFocusedWindow()
  record('menu.role', role)
  if (role === 'quit') app.quit()
  else if (role === 'close') window?.close()
  else if (role === 'minimize') window?.minimize()
  else if (role === 'reload') window?.reload()
  else if (role === 'toggleDevTools') window?.webContents.openDevTools()
  else throw notImplemented(`the menu role ${role}`)
}
