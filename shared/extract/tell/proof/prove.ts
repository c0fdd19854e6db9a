// The last that is done before fields are told: what is of another kind than was asked for is withheld, each value gets
// its one form for all, and what proves against itself becomes a doubt.
import type { FoundField } from '../../../contract/field.ts'
import { maxConfidenceInDoubt } from '../../../doubt.ts'
import type { Page } from '../../../page.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { askedBy } from './asked.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { doubtsIn } from './doubt-of.ts'
import { formOf } from './form-of.ts'
import { withoutOtherKinds } from './gate.ts'

export function prove(page: Page, schema: SchemaNode, told: readonly FoundField[]): FoundField[] {
  const order = dateOrderOf(page)
  const askedOf = askedBy(schema)
  const fields = withoutOtherKinds(page, askedOf, told)
  const doubtOf = doubtsIn(page, askedOf, fields)
  return fields.map((field) => {
    const doubt = field.doubt ?? doubtOf(field)
    return {
      ...field,
      normalised: field.normalised ?? formOf(field.path, field.value, askedOf(field)?.said, order),
      doubt,
      confidence: doubt === null ? field.confidence : Math.min(field.confidence ?? 1, maxConfidenceInDoubt),
    }
  })
}
