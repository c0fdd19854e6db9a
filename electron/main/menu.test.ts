import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it, vi } from 'vitest'
import { menuTemplate } from './menu.ts'
import { desktopWords } from '../../shared/words/words.ts'

const actions = {
  send: vi.fn(),
  open: vi.fn(),
  readClipboard: vi.fn(),
  readScreen: vi.fn(),
  copyDiagnostics: vi.fn(),
  showCrashReports: vi.fn(),
}
const platforms = ['darwin', 'win32', 'linux'] as const
const labels = (items: readonly MenuItemConstructorOptions[]) => items.map(({ label }) => label)
const children = (item: MenuItemConstructorOptions | undefined) =>
  Array.isArray(item?.submenu) ? item.submenu : []
const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...all(children(item))])

describe('the menu bar', () => {
  it('begins with the application on macOS, where settings and quitting belong', () => {
    const [app, file] = menuTemplate('darwin', desktopWords.en, actions)
    expect(app?.label).toBe('Fovea')
    expect(labels(children(app))).toEqual(expect.arrayContaining(['Settings…', 'Quit Fovea', 'About Fovea']))
    expect(labels(children(file))).not.toContain('Quit Fovea')
  })

  it('keeps settings and quitting under File elsewhere, and About under Help', () => {
    for (const platform of ['win32', 'linux'] as const) {
      const bar = menuTemplate(platform, desktopWords.en, actions)
      expect(labels(bar)).toEqual(['File', 'Edit', 'View', 'Window', 'Help'])
      expect(labels(children(bar[0]))).toEqual(expect.arrayContaining(['Settings…', 'Quit Fovea']))
      expect(labels(children(bar.at(-1)))).toContain('About Fovea')
    }
  })

  it('gives no two items the same shortcut or id', () => {
    for (const platform of platforms) {
      const items = all(menuTemplate(platform, desktopWords.en, actions))
      for (const part of ['accelerator', 'id'] as const) {
        const given = items.map((item) => item[part]).filter((value) => value !== undefined)
        expect(new Set(given).size).toBe(given.length)
      }
    }
  })

  it('is entirely in the requested language', () => {
    const texts = labels(all(menuTemplate('win32', desktopWords.zh, actions))).filter(
      (label) => label !== undefined,
    )
    expect(texts.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([])
  })

  it('sends the page to a screen', () => {
    const item = all(menuTemplate('linux', desktopWords.en, actions)).find(({ id }) => id === 'go-history')!
    ;(item.click as () => void)()
    expect(actions.send).toHaveBeenCalledWith({ name: 'go', screen: 'history' })
  })
})
