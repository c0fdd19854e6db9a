// Checks whether images were accepted or refused as their set expects.
import type { ImageRow } from './image-set.ts'
import type { Measured } from './measured.ts'

export interface Expectation {
  readonly image: string
  readonly expected: string
  readonly got: string
  readonly isMet: boolean
}

export function expectationsOf(images: readonly ImageRow[], measured: readonly Measured[]): Expectation[] {
  return images.flatMap((image) => {
    const found = measured.find((each) => each.image === image.image)
    if (image.expect === undefined || !found) return []
    const got = found.failure ?? 'accepted'
    const isMet = image.expect === 'ok' ? found.failure === null : got.startsWith('refused')
    return [{ image: image.image, expected: image.expect, got, isMet }]
  })
}

/** The measured images without those that must be refused, which have no text to score. */
export function withoutRefused(images: readonly ImageRow[], measured: readonly Measured[]): Measured[] {
  const refusable = new Set(
    images.filter(({ expect }) => expect !== undefined && expect !== 'ok').map(({ image }) => image),
  )
  return measured.filter(({ image }) => !refusable.has(image))
}
