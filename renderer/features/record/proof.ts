// Why a field has the value that it has, or none, in one line.
import type { Field } from '../../../shared/contract/record.ts'
import type { PageWords } from '../../../shared/words/en.ts'

export function proofOf(field: Field, t: PageWords): string {
  if (field.correction) {
    const { read } = field.correction
    if (read === field.value) return t.record.confirmed
    return read === '' ? t.record.wasEmpty : t.record.wasRead(read)
  }
  if (field.value === '') return field.reason ? t.record.reason[field.reason] : ''
  const sure = field.confidence === null ? '' : t.record.confidence(Math.round(field.confidence * 100))
  const how = field.how === null ? '' : t.record.how[field.how]
  const doubt = field.doubt === null ? '' : t.record.doubt[field.doubt]
  return [doubt, field.raw === field.value ? '' : `“${field.raw}”`, sure, how].filter(Boolean).join(' · ')
}
