// Flattens an image with transparent parts onto white.

/** Inverts the image first if its visible parts are all light, because white text would vanish on white. */
export function flattenAlpha(levels: Uint8Array, alphas: Uint8Array): Uint8Array {
  const isNegative = isOnlyLight(levels, alphas)
  return levels.map((level, i) => {
    const alpha = alphas[i] ?? 255
    const shown = isNegative ? 255 - level : level
    return Math.round((shown * alpha + 255 * (255 - alpha)) / 255)
  })
}

/** A very small share decides, because a white sheet with transparent margins may have little dark text. */
function isOnlyLight(levels: Uint8Array, alphas: Uint8Array): boolean {
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
