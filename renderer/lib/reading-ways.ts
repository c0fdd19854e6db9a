// The ways to read a record again: unchanged, with another operation, or with a schema.
import type { SavedSchema } from '../../shared/contract/schema-calls.ts'
import type { CallInput } from '../../shared/contract/calls.ts'
import { operationNames } from '../../shared/operations.ts'
import type { PageWords } from '../../shared/words/en.ts'
import { schemaOptions } from './schema-choices.ts'

export interface ReadingWay {
  readonly value: string
  readonly label: string
  readonly how: Pick<CallInput<'records.again'>, 'operation' | 'schemaId'>
}

export const sameWay = 'same'

export function readingWays(own: readonly SavedSchema[], t: PageWords): ReadingWay[] {
  return [
    { value: sameWay, label: t.history.sameWay, how: {} },
    ...operationNames
      .filter((operation) => operation !== 'json')
      .map((operation) => ({ value: operation, label: t.operation[operation], how: { operation } })),
    ...schemaOptions(own, t).map(({ value, label }) => ({
      value,
      label: `${t.operation.json}: ${label}`,
      how: { operation: 'json' as const, schemaId: value },
    })),
  ]
}
