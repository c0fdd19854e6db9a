// Evaluates a function once and keeps its result.
export function once<T>(find: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: find() }
    return known.value
  }
}

export function onceFor<K, T>(find: (key: K) => T): (key: K) => T {
  const known = new Map<K, { readonly value: T }>()
  return (key) => {
    const one = known.get(key) ?? { value: find(key) }
    known.set(key, one)
    return one.value
  }
}
