// The type of a recipe: how a file is made, and the expected result.
import type { Subject } from '../subject.ts'
import type { Tool } from '../tools.ts'

export interface Recipe extends Pick<Subject, 'kind'> {
  readonly name: string
  readonly needs: readonly Tool[]
  readonly password?: string
  /** None is to be read. */
  readonly refusal?: string
  readonly truth?: readonly string[]
  /** `dir` is the recipe's own folder, for intermediate files. */
  readonly make: (target: string, dir: string) => Promise<void> | void
}
