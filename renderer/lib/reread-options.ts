// The ways to read a record again: unchanged, with another operation, or with a schema.
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { CallInput } from '../../shared/contract/calls.ts'
import { operationNames } from '../../shared/operations.ts'
import type { PageWords } from '../../shared/words/en.ts'
import { schemaOptions } from './schema-choices.ts'

export interface RereadOption {
  readonly value: string
  readonly label: string
  readonly input: Pick<CallInput<'records.again'>, 'operation' | 'schemaId'>
}

export const unchangedOption = 'same'

/** Lists the options, with all saved schemas. */
export function rereadOptions(saved: readonly SavedSchema[], t: PageWords): RereadOption[] {
  return [
    { value: unchangedOption, label: t.history.unchanged, input: {} },
    ...operationNames
      .filter((operation) => operation !== 'json')
      .map((operation) => ({ value: operation, label: t.operation[operation], input: { operation } })),
    ...schemaOptions(saved, t).map(({ value, label }) => ({
      value,
      label: `${t.operation.json}: ${label}`,
      input: { operation: 'json' as const, schemaId: value },
    })),
  ]
}
