// How a file is made, and what should come of it.
import type { Subject } from '../subject.ts'
import type { Tool } from '../tools.ts'

export interface Recipe extends Pick<Subject, 'kind'> {
  readonly name: string
  readonly needs: readonly Tool[]
  readonly password?: string
  /** None is to be read. */
  readonly refusal?: string
  readonly truth?: readonly string[]
  /** `dir` is its own, to leave there what lies on the way. */
  readonly make: (target: string, dir: string) => Promise<void> | void
}
