// JSON as it was written: keys in their order, a key given twice kept twice, and where each value stands.
// A plain object can't hold that: it drops the first of two keys, puts "2" and "1" in order, and lets
// "__proto__" change the object instead of being a key.
import { reason } from '../reasons.ts'

interface Span {
  /** From where to where in the text the value stands. */
  readonly start: number
  readonly end: number
}

export interface JsonEntry {
  readonly key: string
  readonly value: JsonNode
}

export type JsonObject = Span & { readonly kind: 'object'; readonly entries: readonly JsonEntry[] }
export type JsonArray = Span & { readonly kind: 'array'; readonly elements: readonly JsonNode[] }
export type JsonNode =
  | JsonObject
  | JsonArray
  | (Span & { readonly kind: 'string'; readonly value: string })
  | (Span & { readonly kind: 'number'; readonly value: number })
  | (Span & { readonly kind: 'literal'; readonly value: boolean | null })

/** The value of a key; of a key given twice the last, as everybody reads JSON. */
export function valueAt(node: JsonNode, key: string): JsonNode | undefined {
  if (node.kind !== 'object') return undefined
  return node.entries.findLast((entry) => entry.key === key)?.value
}

/** Each key that is given more than once, named once. Two spellings that nobody can see apart are one key (NFC, NFD). */
export function duplicateKeys(node: JsonObject): readonly string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { key } of node.entries) {
    const spelling = key.normalize('NFC')
    if (seen.has(spelling)) twice.add(spelling)
    seen.add(spelling)
  }
  return [...twice]
}

/** Plain values; objects have no prototype, so that every key is an ordinary one. */
export function toPlain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object': {
      const plain = Object.create(null) as Record<string, unknown>
      for (const { key, value } of node.entries) plain[key] = toPlain(value)
      return plain
    }
    case 'array':
      return node.elements.map(toPlain)
    case 'string':
    case 'number':
    case 'literal':
      return node.value
  }
}

/** What an error calls a value, so that it fits "it is ...". */
export function describe(node: JsonNode): string {
  switch (node.kind) {
    case 'object':
      return node.entries.length === 0 ? reason('an empty object') : reason('an object')
    case 'array':
      return node.elements.length === 0 ? reason('an empty array') : reason('an array')
    case 'string':
      return node.value === ''
        ? reason('an empty text')
        : reason('the text %{text}', { text: JSON.stringify(shorten(node.value)) })
    case 'number':
    case 'literal':
      return String(node.value)
  }
}

/** A sentence has room for the beginning of what was sent. */
export function shorten(text: string): string {
  const maxLength = 60
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}...`
}
