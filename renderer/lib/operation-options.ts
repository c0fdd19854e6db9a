// The operations to choose from for new images; the one that finds the language by itself comes first.
import { automaticOperation, operationNames, type Operation } from '../../shared/operations.ts'
import type { PageWords } from '../../shared/words/en.ts'

export function operationOptions(
  t: PageWords,
): readonly { readonly value: Operation; readonly label: string }[] {
  const others = operationNames.filter((operation) => operation !== automaticOperation)
  return [
    { value: automaticOperation, label: t.operation.auto },
    ...others.map((value) => ({ value, label: t.operation[value] })),
  ]
}
