// Keys as they are written in a table ('mod+1', 'Delete'); mod is Ctrl, and Command on a Mac.
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

export function matches(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  const wantsMod = parts.includes('mod')
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  return press.key.toLowerCase() === key.toLowerCase() && mod === wantsMod && !other && !press.altKey
}

/** Letters and Delete belong to the field that has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}
