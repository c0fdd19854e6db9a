// Decodes the output of a recogniser (CTC): from the chances at each step along a line to characters with their places.

export interface Sign {
  readonly text: string
  readonly confidence: number
  /** Position of its centre, from 0 at the beginning of the strip to 1 at its end. */
  readonly at: number
  /** The highest chance of a space among the steps without a character before it. */
  readonly spaceBefore: number
}

/** A row for each step, a column for each character of the alphabet. */
interface Chances {
  readonly data: Float32Array
  readonly steps: number
  /** Width of a step on the strip. */
  readonly stepPx: number
}

/** Steps beyond `widthPx` are padding and ignored. */
export function signsOf(
  { data, steps, stepPx }: Chances,
  alphabet: readonly string[],
  widthPx: number,
): Sign[] {
  const signs: Sign[] = []
  const used = Math.min(steps, Math.ceil(widthPx / stepPx) + 1)
  const space = alphabet.length - 1
  let [last, spaceBefore] = [0, 0]
  for (let step = 0; step < used; step++) {
    const start = step * alphabet.length
    const best = likeliest(data, start, alphabet.length)
    const chance = data[start + best] ?? 0
    if (best === 0) spaceBefore = Math.max(spaceBefore, data[start + space] ?? 0)
    else if (best !== last) {
      const at = Math.min(1, ((step + 0.5) * stepPx) / widthPx)
      signs.push({ text: alphabet[best] ?? '', confidence: chance, at, spaceBefore })
      spaceBefore = 0
    } else {
      const sign = signs.at(-1)
      if (sign && chance > sign.confidence) signs[signs.length - 1] = { ...sign, confidence: chance }
    }
    last = best
  }
  return signs
}

function likeliest(data: Float32Array, start: number, count: number): number {
  let [best, max] = [0, -1]
  for (let i = 0; i < count; i++) {
    const chance = data[start + i] ?? 0
    if (chance > max) [best, max] = [i, chance]
  }
  return best
}
