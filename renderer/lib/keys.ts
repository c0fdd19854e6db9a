// Every key that the window knows, for the list that `?` shows. Where each is handled, it is handled by this name.
export const keyGroups = {
  everywhere: {
    palette: 'mod+K',
    screens: 'mod+1 … mod+6',
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
    nextDoubt: 'N',
    previousDoubt: 'P',
    edit: 'Enter',
    accept: 'A',
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

/** As the keys are called on this machine. */
export function keyText(keys: string, isMac: boolean): string {
  return keys.replaceAll('mod', isMac ? '⌘' : 'Ctrl').replaceAll('Alt', isMac ? '⌥' : 'Alt')
}
