// Compares the saved and the edited schema on a known value: still right, fixed, broken, or still wrong.
import type { SchemaTest } from '../../../shared/contract/schema-calls.ts'

export type TestedField = SchemaTest['fields'][number]
export type Verdict = 'right' | 'fixed' | 'broken' | 'wrong' | 'gone'

/** The verdict on one field; 'gone' if the edited schema no longer has it. */
export function verdictOf({ expected, before, after }: TestedField): Verdict {
  if (after === null) return 'gone'
  const isRight = after === expected
  if (before === expected) return isRight ? 'right' : 'broken'
  return isRight ? 'fixed' : 'wrong'
}

/** Counts the verdicts of all fields. */
export function tallyOf(tests: readonly SchemaTest[]): Readonly<Record<Verdict, number>> {
  const tally = { right: 0, fixed: 0, broken: 0, wrong: 0, gone: 0 }
  for (const field of tests.flatMap(({ fields }) => fields)) tally[verdictOf(field)]++
  return tally
}
