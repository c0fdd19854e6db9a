// nativeTheme: light unless the app or a test sets dark; pages see it in their media features.
import { LoudEmitter } from '../core/loud.ts'
import { windows } from '../windows/registry.ts'

type Source = Electron.NativeTheme['themeSource']
type Surface =
  'themeSource' | 'shouldUseDarkColors' | 'shouldUseHighContrastColors' | 'prefersReducedTransparency'

class NativeTheme extends LoudEmitter implements Pick<Electron.NativeTheme, Surface> {
  readonly shouldUseHighContrastColors = false
  readonly prefersReducedTransparency = false
  #source: Source = 'system'

  constructor() {
    super('nativeTheme', ['updated'])
  }
  get themeSource(): Source {
    return this.#source
  }
  set themeSource(source: Source) {
    this.#source = source
    for (const { webContents } of windows) void webContents._prefer(source)
    this.emit('updated')
  }
  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
}

export const nativeTheme = new NativeTheme()
