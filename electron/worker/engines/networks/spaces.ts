// Decides whether a space stands between two characters of a line, outside of Han, by weighted measurements.

export interface SpaceSigns {
  /** The network's chance of a space, as log odds. It is low even on true spaces, since the network was trained on Chinese text. */
  readonly space: number
  /** The least ink on a stretch as wide as a space, in units of the line's mean. Blurred letters leave no gap without ink. */
  readonly ink: number
  /** The width of the gap without ink, in heights of the strip, and the usual width in the line. */
  readonly width: number
  readonly usual: number
  /** The distance between the characters, in units of the line's median: a typewriter's i has gaps as wide as spaces. */
  readonly pitch: number
  /** 1 beside the decimal point of a number. */
  readonly number: number
}

export const spaceSigns = [
  'space',
  'ink',
  'width',
  'usual',
  'pitch',
  'number',
] as const satisfies (keyof SpaceSigns)[]

/** Fitted by `npm run eval -- DIR --spaces` to drawn pages, forms, receipts and invoices. */
export const spaceWeights: SpaceSigns & { readonly bias: number } = {
  bias: 0.76,
  space: 1.38,
  ink: -4.05,
  width: 10.15,
  usual: -26.6,
  pitch: 3.94,
  number: -3.32,
}

/** Used if the ink of the strip is unknown. */
export const unknownGap = { ink: 0.7, width: 0, usual: 0, pitch: 1 } as const

export function isSpace(signs: SpaceSigns, weights = spaceWeights): boolean {
  return spaceSigns.reduce((sum, name) => sum + weights[name] * signs[name], weights.bias) > 0
}

/** Whether two characters are in a number, by the two characters before and after the place between them. */
export function isWithinNumber(before: string, after: string): boolean {
  return /\d[.,]\|\d|\d\|[.,]\d/.test(`${before}|${after}`)
}
