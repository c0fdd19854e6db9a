// The operations that an image is measured with: by its truth, unless the caller requests another.
import path from 'node:path'
import type { Operation } from '../../shared/operations.ts'
import type { ImageRow } from './image-set.ts'

export type TruthKind = 'txt' | 'json' | 'md'

export interface Step {
  readonly kind: TruthKind
  readonly truth: string
  readonly operation: Operation
}

/** Name prefixes of the sets that test language detection. */
const multilingualSets = ['multilingual', 'rendered-multi', 'foreign']

const kinds: readonly TruthKind[] = ['txt', 'md', 'json']

export function stepsOf(setName: string, image: ImageRow, requested?: Operation): Step[] {
  // text first, so that the fields reuse the stored page
  return kinds.flatMap((kind) =>
    image.truth
      .filter((file) => path.extname(file) === `.${kind}`)
      .map((truth) => ({ kind, truth, operation: operationFor(setName, kind, requested) })),
  )
}

function operationFor(setName: string, kind: TruthKind, requested?: Operation): Operation {
  if (kind === 'json') return 'json'
  if (requested !== undefined && requested !== 'json') return requested
  if (kind === 'md') return 'markdown'
  return multilingualSets.some((name) => setName === name || setName.startsWith(`${name}-`))
    ? 'multilingual'
    : 'text'
}
