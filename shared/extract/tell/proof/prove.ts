// The last that is done before fields are told: what is of another kind than was asked for is withheld, each value gets
// its one form for all, and what proves against itself becomes a doubt.
import type { FoundField } from '../../../contract/field.ts'
import { capDoubtedConfidence } from '../../../doubt.ts'
import type { Page } from '../../../page.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { requestedBy } from './requested.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { doubtsIn } from './doubt-of.ts'
import { formOf } from './form-of.ts'
import { withheld, withoutOtherKinds } from './gate.ts'
import { isTooUncertain, trustedBy } from './trusted.ts'

export function prove(page: Page, schema: SchemaNode, told: readonly FoundField[]): FoundField[] {
  const order = dateOrderOf(page)
  const requestedOf = requestedBy(schema)
  const trusted = trustedBy(page, requestedOf)
  const likely = told.map((field) => ({ ...field, confidence: trusted(field) }))
  const fields = withoutOtherKinds(
    page,
    requestedOf,
    likely.map((field) => (isTooUncertain(field) ? withheld(field, 'belowThreshold') : field)),
  )
  const doubtOf = doubtsIn(page, requestedOf, fields)
  return fields.map((field) =>
    capDoubtedConfidence({
      ...field,
      normalised: field.normalised ?? formOf(field.path, field.value, requestedOf(field)?.setting, order),
      doubt: field.doubt ?? doubtOf(field),
    }),
  )
}
