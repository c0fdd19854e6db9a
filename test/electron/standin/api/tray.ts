// Tray: an icon that is not shown. A test finds it in `electron.__standin.trays` and emits 'click' on it.
import { existsSync } from 'node:fs'
import { LoudEmitter } from '../core/loud.ts'
import { record } from '../core/record.ts'
import type { Menu } from './menu.ts'

type Surface = 'setToolTip' | 'setTitle' | 'destroy' | 'isDestroyed' | 'popUpContextMenu'

export const trays: Tray[] = []

export class Tray extends LoudEmitter implements Pick<Electron.Tray, Surface> {
  _menu: Menu | null = null
  _toolTip = ''
  #isDestroyed = false

  constructor(icon: unknown) {
    super('Tray', ['click', 'right-click', 'double-click', 'drop-files'])
    if (typeof icon === 'string' && !existsSync(icon))
      throw new Error(`Failed to load image from path '${icon}'`)
    trays.push(this)
    record('tray.create')
  }
  setContextMenu(menu: Menu | null): void {
    this._menu = menu
  }
  setImage(icon: unknown): void {
    record('tray.setImage', typeof icon === 'string' ? icon : 'nativeImage')
  }
  setToolTip(text: string): void {
    this._toolTip = text
  }
  setTitle(title: string): void {
    record('tray.setTitle', title)
  }
  popUpContextMenu(): void {
    record('tray.popUpContextMenu')
  }
  destroy(): void {
    this.#isDestroyed = true
    trays.splice(trays.indexOf(this), 1)
  }
  isDestroyed(): boolean {
    return this.#isDestroyed
  }
}
