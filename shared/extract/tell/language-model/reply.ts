// Parses the answer of a language model as values by path. Models wrap their JSON in thoughts, fences and politeness,
// write numbers in place of texts, and add keys of their own; only keys of the schema are taken.
import { formatPath, type Step } from '../../../schema/path.ts'
import type { SchemaNode, SchemaObject } from '../../../schema/schema-node.ts'
import { parseJson } from '../../../parse-json.ts'

/** More rows than any page has; a model that repeats itself without end is not followed. */
const maxElements = 300

/** Null where no JSON object is in it. */
export function valuesOf(reply: string, wanted: SchemaObject): ReadonlyMap<string, string> | null {
  const answer = objectIn(withoutThoughts(reply))
  if (answer === null) return null
  const values = new Map<string, string>()
  collect(wanted, answer, [], values)
  return values
}

function collect(
  node: SchemaNode,
  value: unknown,
  steps: readonly Step[],
  values: Map<string, string>,
): void {
  if (node.kind === 'value') {
    const text = textOf(value)
    if (text !== '') values.set(formatPath(steps), text)
  } else if (node.kind === 'array') {
    const elements = Array.isArray(value) ? value : []
    for (const [i, element] of elements.slice(0, maxElements).entries())
      collect(node.element, element, [...steps, i], values)
  } else if (typeof value === 'object' && value !== null) {
    for (const { key, node: inner } of node.entries)
      if (Object.hasOwn(value, key))
        collect(inner, (value as Record<string, unknown>)[key], [...steps, key], values)
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return /^(?:null|none|n\/a|not found|unknown|-+)$/i.test(text) ? '' : text
}

function withoutThoughts(reply: string): string {
  const open = reply.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
  // some servers cut the opening tag off
  const end = /<\/think(?:ing)?>/i.exec(open)
  return end ? open.slice(end.index + end[0].length) : open
}

/** The whole text, the first fenced block, or what stands between the first brace and the last. */
function objectIn(text: string): object | null {
  const fenced = /```[a-z]*\s*([\s\S]*?)```/i.exec(text)?.[1]
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced, braced]) {
    const value = candidate === undefined ? undefined : parseJson(candidate)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  }
  return null
}
