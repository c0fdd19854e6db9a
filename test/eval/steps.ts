// Which operations an image is measured by: what its truth asks for, unless the caller wants another.
import path from 'node:path'
import type { Operation } from '../../shared/operations.ts'
import type { ImageRow } from './image-set.ts'

export type TruthKind = 'txt' | 'json' | 'md'

export interface Step {
  readonly kind: TruthKind
  readonly truth: string
  readonly operation: Operation
}

/** Sets whose point is that the language is not told, by the first word of their names. */
const multilingualSets = ['multilingual', 'rendered-multi', 'foreign']

const kinds: readonly TruthKind[] = ['txt', 'md', 'json']

export function stepsOf(setName: string, image: ImageRow, wish?: Operation): Step[] {
  // Text first: the fields are then a second look at the same page.
  return kinds.flatMap((kind) =>
    image.truth
      .filter((file) => path.extname(file) === `.${kind}`)
      .map((truth) => ({ kind, truth, operation: operationFor(setName, kind, wish) })),
  )
}

function operationFor(setName: string, kind: TruthKind, wish?: Operation): Operation {
  if (kind === 'json') return 'json'
  if (wish !== undefined && wish !== 'json') return wish
  if (kind === 'md') return 'markdown'
  return multilingualSets.some((name) => setName === name || setName.startsWith(`${name}-`))
    ? 'multilingual'
    : 'text'
}
