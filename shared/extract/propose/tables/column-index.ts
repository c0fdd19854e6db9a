// The lexicon's columns by what a table or a schema calls them.
import { columnConcepts } from '../../lexicon/lexicon.ts'
import { keysOf, listed, lowerKey } from '../../lexicon/lexicon.ts'
import type { Concept } from '../../lexicon/concept.ts'

/** By what their heads say. */
export const headIndex = indexBy(({ labels }) => keysOf(labels))
/** By what a schema names them. */
export const nameIndex = indexBy(({ names, labels }) => [
  ...listed(names ?? '').map(lowerKey),
  ...keysOf(labels),
])
export const typeById = new Map(columnConcepts.map(({ id, type }) => [id, type]))

function indexBy(keysIn: (concept: Concept) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>()
  for (const concept of columnConcepts)
    for (const key of new Set(keysIn(concept))) index.set(key, [...(index.get(key) ?? []), concept.id])
  return index
}
