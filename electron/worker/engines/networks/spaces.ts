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
  /** How often texts have a space between such characters, as log odds. Decides at a narrow I of a typewriter. */
  readonly context: number
}

export const spaceSigns = [
  'space',
  'ink',
  'width',
  'usual',
  'pitch',
  'context',
] as const satisfies (keyof SpaceSigns)[]

/** Fitted by logistic regression to drawn pages, forms and receipts; `npm run eval -- DIR --spaces` fits them again. */
export const spaceWeights: SpaceSigns & { readonly bias: number } = {
  bias: 1.55,
  space: 1.31,
  ink: -3.88,
  width: 9.87,
  usual: -27.03,
  pitch: 4.15,
  context: 0.65,
}

/** Used if the ink of the strip is unknown. */
export const unknownGap = { ink: 0.7, width: 0, usual: 0, pitch: 1 } as const

export function isSpace(signs: SpaceSigns, weights = spaceWeights): boolean {
  return spaceSigns.reduce((sum, name) => sum + weights[name] * signs[name], weights.bias) > 0
}
