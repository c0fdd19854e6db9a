// Remembers results for short texts, which page after page asks for again; all are forgotten once there are many.
const maxLength = 120

/** Only for what a text alone decides. */
export function remembering<T>(find: (text: string) => T, max: number): (text: string) => T {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    if (text.length > maxLength) return find(text)
    const one = known.get(text)
    if (one) return one.value
    if (known.size >= max) known.clear()
    const value = find(text)
    known.set(text, { value })
    return value
  }
}
