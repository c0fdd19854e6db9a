// The proof that follows from a found field itself: its value in the one form for all.
import type { FoundField } from '../../contract/field.ts'
import type { Page } from '../../page.ts'
import { valueTypeOf } from '../field-types.ts'
import { dateOrderOf } from './date.ts'
import { normalise } from './normalise.ts'

export function prove(page: Page, fields: readonly FoundField[]): FoundField[] {
  const order = dateOrderOf(page)
  return fields.map((field) => ({
    ...field,
    normalised: field.normalised ?? normalise(field.value, valueTypeOf(field.path, field.value), order),
  }))
}
