// Every keyboard shortcut of the window, for the list that `?` shows.
import type { Host } from './host.ts'
import { screens } from '../../shared/screens.ts'
import type { PageWords } from '../../shared/words/en.ts'

export const keyGroups = {
  everywhere: {
    palette: 'mod+K',
    list: 'mod+B',
    screens: `mod+1 … mod+${screens.length}`,
    help: '?',
    paste: 'mod+V',
  },
  history: {
    search: '/',
    move: '↑ ↓',
    tick: 'Space',
    extend: 'Shift+↑ ↓',
    all: 'mod+A',
    remove: 'Delete',
  },
  record: {
    pages: ', .',
    nextDoubt: 'N',
    previousDoubt: 'P',
    edit: 'Enter',
    accept: 'A',
    reviewed: 'M',
    split: 'S',
    alternative: '1 … 3',
    zoom: '+ −',
    fit: '0',
    rotate: 'R',
    words: '← →',
  },
  schemas: {
    save: 'mod+S',
    undo: 'mod+Z',
    moveField: 'Alt+↑ ↓',
  },
} as const

/** The names of the keys on this system. */
export function keyText(keys: string, isMac: boolean): string {
  return keys.replaceAll('mod', isMac ? '⌘' : 'Ctrl').replaceAll('Alt', isMac ? '⌥' : 'Alt')
}

export function isMac(host: Host | null): boolean {
  return host ? host.platform === 'darwin' : navigator.platform.startsWith('Mac')
}

/** The shortcuts in groups, each with its description. */
export function keyTableOf(t: PageWords, onMac: boolean) {
  /** The rows of one group. */
  function rows<Name extends string>(keys: Readonly<Record<Name, string>>, wordOf: (name: Name) => string) {
    return (Object.keys(keys) as Name[]).map((name) => ({
      word: wordOf(name),
      keys: keyText(keys[name], onMac),
    }))
  }
  return [
    { title: t.keys.everywhere, rows: rows(keyGroups.everywhere, (name) => t.keys.of.everywhere[name]) },
    { title: t.screens.history, rows: rows(keyGroups.history, (name) => t.keys.of.history[name]) },
    { title: t.keys.record, rows: rows(keyGroups.record, (name) => t.keys.of.record[name]) },
    { title: t.screens.schemas, rows: rows(keyGroups.schemas, (name) => t.keys.of.schemas[name]) },
  ]
}
