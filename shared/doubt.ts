// From which confidence on somebody should look twice.

/** Below this a word, a field or a whole reading is doubtful. */
export const doubtBelow = 0.7

export function isDoubtful(confidence: number | null): boolean {
  return confidence !== null && confidence < doubtBelow
}

/**
 * What a value proves against itself, however well it was read. noSuchDay: no calendar has it · checkDigits: its own
 * check fails · sum: what it should come to, or be a part of, doesn't add up · otherwisePrinted: the data that came with
 * the document say so, and its print says something else
 */
export const valueDoubts = ['noSuchDay', 'checkDigits', 'sum', 'otherwisePrinted'] as const

export type ValueDoubt = (typeof valueDoubts)[number]

/**
 * What the settings of its field say against a value. required: it is missing · kind: it is of another kind · choice: it is
 * none of the choices · addsUp: the fields that should come to it come to something else
 */
export const settingDoubts = ['required', 'kind', 'choice', 'addsUp'] as const

export type SettingDoubt = (typeof settingDoubts)[number]
export type FieldDoubt = ValueDoubt | SettingDoubt

/** Such a value is no surer than this. */
export const maxConfidenceInDoubt = 0.6

/** A person's own word is as sure as before: what is said against it is told beside it. */
export function capDoubtedConfidence<Field extends { doubt: FieldDoubt | null; confidence: number | null }>(
  field: Field,
): Field {
  const { doubt, confidence } = field
  return doubt === null || confidence === null
    ? field
    : { ...field, confidence: Math.min(confidence, maxConfidenceInDoubt) }
}
