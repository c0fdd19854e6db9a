// The scorer for sets without their own: the character error rate of plain text.
import { editDistance } from './edit-distance.ts'
import type { Figures, Scorer, Scores } from './scores.ts'

export const plainScorer: Scorer = {
  name: 'plain text only',
  score(kind, truth, prediction) {
    if (kind !== 'txt') throw new Error(`the plain scorer knows no ${kind}`)
    return scorePlain(truth, prediction)
  },
  aggregate: (_, scores) => aggregatePlain(scores),
}

/** The error rate with white space collapsed (cer), and without spaces (cer_ns) for scripts that have none. */
export function scorePlain(truth: string, prediction: string): Scores {
  const [spacedTruth, spaced] = [fold(truth), fold(prediction)]
  const [denseTruth, dense] = [spacedTruth.replaceAll(' ', ''), spaced.replaceAll(' ', '')]
  return {
    cer: editDistance(spacedTruth, spaced) / Math.max(1, Array.from(spacedTruth).length),
    cer_ns: editDistance(denseTruth, dense) / Math.max(1, Array.from(denseTruth).length),
  }
}

function aggregatePlain(scores: readonly Scores[]): Figures {
  const mean = (name: string) => {
    const values = scores.map((score) => Number(score[name]))
    return ((100 * values.reduce((a, b) => a + b, 0)) / Math.max(1, values.length)).toFixed(1)
  }
  return { n: String(scores.length), CER: mean('cer'), CER_ns: mean('cer_ns') }
}

function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}
