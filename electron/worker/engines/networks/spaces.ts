// Whether there is a space between two characters of a line that is not in Han: what speaks for one, each a number that a
// weight stands for.

export interface SpaceSigns {
  /** What the network thinks of a space there, as log odds; it is shy of them, as it was taught by Chinese text. */
  readonly space: number
  /** How much wider the room is than most of the line, in heights of the strip. */
  readonly room: number
  /** 1 within J|ohn: a capital by itself and a small letter, which are two words in "Plan B is" alone. */
  readonly initial: number
  /** 1 within a number, as 1,2|5. */
  readonly number: number
}

export const spaceSigns = ['space', 'room', 'initial', 'number'] as const satisfies (keyof SpaceSigns)[]

/** As `npm run eval -- DIR --spaces` fits them to receipts, invoices and forms. */
export const spaceWeights: SpaceSigns & { readonly bias: number } = {
  bias: 0.2,
  space: 1,
  room: 20,
  initial: -4,
  number: -3,
}

export function isSpace(signs: SpaceSigns, by = spaceWeights): boolean {
  return spaceSigns.reduce((sum, name) => sum + by[name] * signs[name], by.bias) > 0
}

/** `word`: what was written since the last space that the network saw for sure. */
export function textSigns(word: string, next: string): Omit<SpaceSigns, 'space' | 'room'> {
  const is = (pattern: RegExp) => Number(pattern.test(`${word}|${next}`))
  return {
    initial: is(/^\p{Lu}\|\p{Ll}/u),
    number: is(/(\d\|[\d.,]|\d[.,]\|\d)/),
  }
}
