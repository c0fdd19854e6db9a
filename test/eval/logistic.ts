// Logistic regression: fits the weights that turn the signals of a sample into the chance that it is true.

export interface Sample {
  readonly signs: readonly number[]
  readonly isTrue: boolean
  /** How much the sample counts. */
  readonly weight: number
}

const steps = 25
/** Regularisation: keeps the weight of a signal that all samples share from growing without bound. */
const ridge = 1e-3

/** Fits by Newton's method, which needs a dozen steps. The first weight is the bias. */
export function fitLogistic(samples: readonly Sample[]): number[] {
  const size = 1 + (samples[0]?.signs.length ?? 0)
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => ridge * weight)
    const bend: number[][] = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)))
    for (const { signs, isTrue, weight } of samples) {
      const row = [1, ...signs]
      const chance = 1 / (1 + Math.exp(-dot(row, weights)))
      const miss = weight * (chance - (isTrue ? 1 : 0))
      const certainty = weight * chance * (1 - chance)
      row.forEach((sign, i) => {
        slope[i] = (slope[i] ?? 0) + miss * sign
        const line = bend[i]
        if (line) row.forEach((other, j) => (line[j] = (line[j] ?? 0) + certainty * sign * other))
      })
    }
    const move = solve(bend, slope)
    weights = weights.map((weight, i) => weight - (move[i] ?? 0))
  }
  return weights
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
}

/** Gaussian elimination. The matrix is small, symmetric and positive definite, so no pivoting is needed. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  rows.forEach((pivot, i) => {
    const lead = pivot[i] ?? 1
    const scaled = pivot.map((value) => value / lead)
    rows.forEach((row, j) => {
      const factor = row[i] ?? 0
      rows[j] = i === j ? scaled : row.map((value, k) => value - factor * (scaled[k] ?? 0))
    })
  })
  return rows.map((row) => row.at(-1) ?? 0)
}
