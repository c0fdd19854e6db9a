// A JSON tree as it was written: keys in their order, duplicate keys, and the place of each value in the text. A plain
// object would drop the first of two equal keys, sort "2" and "1", and take "__proto__" for its prototype.
import { reason } from '../reasons.ts'

interface Span {
  /** Offsets of the value in the text. */
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

/** The value of a key. Of duplicate keys the last one counts, as in JSON.parse. */
export function valueAt(node: JsonNode, key: string): JsonNode | undefined {
  if (node.kind !== 'object') return undefined
  return node.entries.findLast((entry) => entry.key === key)?.value
}

/** The keys that occur more than once. Spellings that look the same (NFC, NFD) are one key. */
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

/** The tree as plain values. Objects have no prototype, so that every key is an ordinary one. */
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

/** A short description of a value for an error, which fits "it is ...". */
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

/** Cuts text to 60 characters for use in a sentence. */
export function shorten(text: string): string {
  const maxLength = 60
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).toWellFormed()}...`
}
