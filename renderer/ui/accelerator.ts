// A pressed combination of keys, in the words that the desktop registers it by: Control+Shift+O.

const named: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  '+': 'Plus',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>

/** Null while only Control and its like are held, and for a letter without them, which people need for writing. */
export function acceleratorOf({ key, code, ctrlKey, altKey, shiftKey, metaKey }: Press): string | null {
  const held = [
    ...(metaKey ? ['Command'] : []),
    ...(ctrlKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
  ]
  const name = nameOf(key, code)
  const isFunctionKey = name !== null && /^F\d+$/.test(name)
  const isEnough = metaKey || ctrlKey || altKey || isFunctionKey
  return name === null || !isEnough ? null : [...held, name].join('+')
}

/** The letter that is printed on the key, whatever Shift and Alt make of it. */
function nameOf(key: string, code: string): string | null {
  const printed = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]
  if (printed !== undefined) return printed
  if (/^F\d{1,2}$/.test(key)) return key
  return named[key] ?? (/^(Insert|Home|End|PageUp|PageDown|PrintScreen)$/.test(key) ? key : null)
}
