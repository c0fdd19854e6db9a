// Returns how likely a space is between two characters, by the characters around them. `npm run contexts` counts these in texts
// in Latin letters.
import contexts from './contexts.json' with { type: 'json' }

/** Number of characters on each side. */
export const maxLength = 3
/** Log odds of a space in contexts that were never seen: one character in six is followed by one. */
export const unknownContext = -2
const max = 6
/** Contexts at the end of a line are too short to tell a decimal comma from another. */
const withinNumber = /\d[.,]\|\d|\d\|[.,]\d/
const zero = 'M'.charCodeAt(0)

/** By the characters before the place, then those after it, each followed by the code of its log odds. */
const byLength: Readonly<Record<string, Readonly<Record<string, string>>>> = contexts

/** Returns the log odds of the longest known context. The context must not have spaces. */
export function spaceInContext(before: string, after: string): number {
  if (withinNumber.test(`${before}|${after}`)) return -max
  const [left, right] = [foldContext(before), foldContext(after)]
  for (let length = maxLength; length > 0; length--) {
    if (left.length < length || right.length < length) continue
    const known = byLength[length]?.[left.slice(-length)] ?? ''
    for (let at = 0; at < known.length; at += length + 1)
      if (known.startsWith(right.slice(0, length), at)) return known.charCodeAt(at + length) - zero
  }
  return unknownContext
}

export function foldContext(text: string): string {
  return text.toLowerCase().replaceAll(/\d/g, '0')
}

export function codeOf(logit: number): string {
  return String.fromCharCode(zero + Math.round(Math.max(-max, Math.min(max, logit))))
}
