// From which confidence on somebody should look twice.

/** Below this a word, a field or a whole reading is doubtful. */
export const doubtBelow = 0.7

export function isDoubtful(confidence: number | null): boolean {
  return confidence !== null && confidence < doubtBelow
}

/**
 * What a value proves against itself, however well it was read. noSuchDay: no calendar has it · checkDigits: its own
 * check fails · sum: what it should come to, or be a part of, doesn't add up
 */
export const provenDoubts = ['noSuchDay', 'checkDigits', 'sum'] as const

export type ProvenDoubt = (typeof provenDoubts)[number]

/** Such a value is no surer than this. */
export const mostInDoubt = 0.6
