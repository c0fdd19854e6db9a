// Converts a key press to an Electron accelerator, such as Control+Shift+O.

const keyNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  '+': 'Plus',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>

/**
 * The pressed keys as Electron writes a shortcut. Returns null while only modifiers are held, and for a plain
 * letter, which is needed for typing.
 */
export function toAccelerator({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Press): string | null {
  const held = [
    ...(metaKey ? ['Command'] : []),
    ...(ctrlKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
  ]
  const name = keyName(key, code)
  const isFunctionKey = name !== null && /^F\d+$/.test(name)
  const isEnough = metaKey || ctrlKey || altKey || isFunctionKey
  return name === null || !isEnough ? null : [...held, name].join('+')
}

/** The character that is printed on the key, regardless of Shift and Alt. */
function keyName(key: string, code: string): string | null {
  const printed = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]
  if (printed !== undefined) return printed
  if (/^F\d{1,2}$/.test(key)) return key
  return keyNames[key] ?? (/^(Insert|Home|End|PageUp|PageDown|PrintScreen)$/.test(key) ? key : null)
}
