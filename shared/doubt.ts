// From which confidence on somebody should look twice.

/** Below this a word, a field or a whole reading is doubtful. */
export const doubtBelow = 0.7

export function isDoubtful(confidence: number | null): boolean {
  return confidence !== null && confidence < doubtBelow
}
