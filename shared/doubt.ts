// When a word or a field needs a second look by a person: low confidence, or a check that failed.

/** A word, a field or a whole reading with a lower confidence is doubtful. */
export const doubtBelow = 0.7

export function isDoubtful(confidence: number | null): boolean {
  return confidence !== null && confidence < doubtBelow
}

/**
 * Checks of the value itself that failed, however well it was read. noSuchDay: no calendar has the day · checkDigits: its
 * check digits are wrong · sum: the sum that it is a part or the result of does not add up · contradiction: another
 * value of the document can't be right beside it · otherwisePrinted: data embedded in the document and the printed text
 * disagree · damagedData: the embedded data that should confirm it are damaged · severalDocuments: the pages show several
 * documents, and the value may be of any of them
 */
export const valueDoubts = [
  'noSuchDay',
  'checkDigits',
  'sum',
  'contradiction',
  'otherwisePrinted',
  'damagedData',
  'severalDocuments',
] as const

export type ValueDoubt = (typeof valueDoubts)[number]

/**
 * Field settings that a value violates. required: it is missing · kind: it is of another kind · choice: it is none of the
 * choices · addsUp: the fields that should add up to it do not
 */
export const settingDoubts = ['required', 'kind', 'choice', 'addsUp'] as const

export type SettingDoubt = (typeof settingDoubts)[number]
export type FieldDoubt = ValueDoubt | SettingDoubt

/** The confidence of a field that has a doubt is at most this. */
export const maxConfidenceInDoubt = 0.6

/** Caps the confidence of a field that has a doubt. A value without confidence was entered by a person and stays. */
export function capDoubtedConfidence<Field extends { doubt: FieldDoubt | null; confidence: number | null }>(
  field: Field,
): Field {
  const { doubt, confidence } = field
  return doubt === null || confidence === null
    ? field
    : { ...field, confidence: Math.min(confidence, maxConfidenceInDoubt) }
}
