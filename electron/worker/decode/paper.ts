// Lays a picture with transparent parts on paper on which its text can be seen.

/**
 * How light each pixel is seen on white paper. If all that is visible is light, the picture is turned into its negative
 * first: that shows the same strokes as black paper would, as dark text on a light ground, which is read fastest.
 */
export function layOnPaper(levels: Uint8Array, alphas: Uint8Array): Uint8Array {
  const isNegative = isLightWithoutGround(levels, alphas)
  return levels.map((level, i) => {
    const alpha = alphas[i] ?? 255
    const shown = isNegative ? 255 - level : level
    return Math.round((shown * alpha + 255 * (255 - alpha)) / 255)
  })
}

/** A white sheet with transparent margins has dark text on it, however little: so a very small share decides. */
function isLightWithoutGround(levels: Uint8Array, alphas: Uint8Array): boolean {
  let visible = 0
  let dark = 0
  for (let i = 0; i < levels.length; i++) {
    if ((alphas[i] ?? 255) < 128) continue
    visible++
    if ((levels[i] ?? 255) < 128) dark++
  }
  const isTransparentSomewhere = visible < levels.length
  return isTransparentSomewhere && dark < visible * 0.002
}
