// Caches measurements that several steps need. Pictures are never changed, so each is measured once.
import type { GreyImage } from './grey.ts'

export function oncePerImage<T>(look: (image: GreyImage) => T): (image: GreyImage) => T {
  const seen = new WeakMap<GreyImage, { readonly answer: T }>()
  return (image) => {
    const known = seen.get(image) ?? { answer: look(image) }
    seen.set(image, known)
    return known.answer
  }
}

/** Computes a value on first use. */
export function onlyOnce<T>(look: () => T): () => T {
  let known: { readonly answer: T } | null = null
  return () => (known ??= { answer: look() }).answer
}
