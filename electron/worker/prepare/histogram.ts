// Histograms of grey levels, and thresholds from them.

export type Histogram = Uint32Array

/** Counts the levels of every `step`-th pixel. */
export function histogramOf(pixels: Uint8Array, step = 1): Histogram {
  const counts = new Uint32Array(256)
  for (let i = 0; i < pixels.length; i += step) count(counts, pixels[i] ?? 0)
  return counts
}

export function count(counts: Histogram, level: number): void {
  counts[level] = (counts[level] ?? 0) + 1
}

/** Returns the level below which this share of the pixels lies. */
export function quantile(counts: Histogram, share: number): number {
  const wanted = total(counts) * share
  let seen = 0
  for (let level = 0; level < 256; level++) {
    seen += counts[level] ?? 0
    if (seen > wanted) return level
  }
  return 255
}

/** Returns Otsu's threshold: the last level of the darker of the two groups that lie farthest apart. */
export function inkThreshold(counts: Histogram): number {
  const all = total(counts)
  const sum = counts.reduce((s, n, level) => s + n * level, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127]
  for (let level = 0; level < 255; level++) {
    below += counts[level] ?? 0
    sumBelow += level * (counts[level] ?? 0)
    const above = all - below
    if (below === 0 || above === 0) continue
    const apart = sumBelow / below - (sum - sumBelow) / above
    const score = below * above * apart * apart
    if (score > best) [best, threshold] = [score, level]
  }
  return threshold
}

function total(counts: Histogram): number {
  let sum = 0
  for (const n of counts) sum += n
  return sum
}
