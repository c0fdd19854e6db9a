// Matches key presses against shortcuts such as 'mod+1' or 'Delete'; mod is Ctrl, and Command on a Mac.
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Tells whether the pressed keys are this shortcut. */
export function matches(shortcut: string, press: KeyPress, isMac: boolean): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  const wantsMod = parts.includes('mod')
  const mod = isMac ? press.metaKey : press.ctrlKey
  const other = isMac ? press.ctrlKey : press.metaKey
  return press.key.toLowerCase() === key.toLowerCase() && mod === wantsMod && !other && !press.altKey
}

/** True if an input has the focus, which then gets letters and Delete itself. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}
