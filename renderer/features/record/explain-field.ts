// Explains in one line why a field has its value, or why it is empty.
import type { Field } from '../../../shared/contract/record.ts'
import type { PageWords } from '../../../shared/words/en.ts'

export function explainField(field: Field, t: PageWords): string {
  const doubt = field.doubt === null ? '' : t.record.doubt[field.doubt]
  if (field.correction) {
    const by = field.how === 'agent' ? t.record.how.agent : ''
    return joinParts(explainCorrection(field.value, field.correction.read, t), by, doubt)
  }
  if (field.value === '') return joinParts(doubt, field.reason ? t.record.reason[field.reason] : '')
  const sure = field.confidence === null ? '' : t.record.confidence(Math.round(field.confidence * 100))
  const how = field.how === null ? '' : t.record.how[field.how]
  return joinParts(doubt, field.raw === field.value ? '' : `“${field.raw}”`, sure, how)
}

/** Says that a person confirmed the value, or what was read in its place. */
function explainCorrection(value: string, read: string, t: PageWords): string {
  if (read === value) return t.record.confirmed
  return read === '' ? t.record.wasEmpty : t.record.wasRead(read)
}

function joinParts(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}
