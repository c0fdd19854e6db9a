// A JSON reader (RFC 8259) that keeps what JSON.parse loses; see json-node.ts. Its time is linear in the text and its
// depth is limited to `maxDepth`, so that no text can exhaust it.
import { err, ok, type Result } from '../result.ts'
import { boundFault } from './check.ts'
import {
  countKey,
  enterBound,
  failExpecting,
  failAt,
  found,
  mustEndBy,
  skipSpace,
  skipIf,
  Unreadable,
  type Bound,
  type Cursor,
  type JsonProblem,
} from './json-cursor.ts'
import type { JsonEntry, JsonNode } from './json-node.ts'
import { readNumber, readString, readWord } from './json-scalar.ts'
import { formatPath, type Step } from './path.ts'
import { reason } from '../reasons.ts'

/** Maximum nesting: far more than any request or schema needs, far less than the stack allows. */
export const maxDepth = 100

/** Reads a body or a file. A syntax error is a fault with its line and column. */
export function readJson(text: string, bound?: Bound): Result<JsonNode> {
  const read = readNode(text, bound)
  if ('node' in read) return ok(read.node)
  const { problem } = read
  if (problem.kind === 'syntax') return err('input.notJson', { why: problem.why })
  if (problem.kind === 'bound') return { ok: false, error: boundFault(problem) }
  const place = formatPath(problem.steps.slice(0, 4))
  return err('input.notJson', {
    why: reason('it is nested more than %{most} levels deep under %{place}', { most: maxDepth, place }),
  })
}

/** Like readJson, but returns the problem as data instead of a fault. */
export function readNode(
  text: string,
  bound?: Bound,
): { readonly node: JsonNode } | { readonly problem: JsonProblem } {
  // editors on Windows start a file with a byte order mark
  const cursor: Cursor = { text, at: text.startsWith('\ufeff') ? 1 : 0, steps: [], bound }
  if (bound?.key === undefined) enterBound(cursor)
  try {
    return { node: readDocument(cursor) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

/** Reads the whole text as one value. */
function readDocument(cursor: Cursor): JsonNode {
  skipSpace(cursor)
  if (cursor.at === cursor.text.length) failAt(cursor, reason('there is nothing in it'))
  const node = readValue(cursor)
  skipSpace(cursor)
  if (cursor.at < cursor.text.length)
    failAt(cursor, reason('%{found} stands after its end', { found: found(cursor) }))
  return node
}

/** Reads any value. */
function readValue(cursor: Cursor): JsonNode {
  skipSpace(cursor)
  const start = cursor.at
  switch (cursor.text.charAt(start)) {
    case '{':
      return { kind: 'object', entries: readEntries(cursor), start, end: cursor.at }
    case '[':
      return { kind: 'array', elements: readElements(cursor), start, end: cursor.at }
    case '"':
      return { kind: 'string', value: readString(cursor), start, end: cursor.at }
    case 't':
      return { kind: 'literal', value: readWord(cursor, 'true', true), start, end: cursor.at }
    case 'f':
      return { kind: 'literal', value: readWord(cursor, 'false', false), start, end: cursor.at }
    case 'n':
      return { kind: 'literal', value: readWord(cursor, 'null', null), start, end: cursor.at }
    default:
      return { kind: 'number', value: readNumber(cursor), start, end: cursor.at }
  }
}

/** Reads the members of an object. */
function readEntries(cursor: Cursor): JsonEntry[] {
  const entries: JsonEntry[] = []
  cursor.at++
  for (let more = !skipIf(cursor, '}'); more; more = skipToNext(cursor, '}')) {
    skipSpace(cursor)
    if (cursor.text[cursor.at] !== '"') failExpecting(cursor, reason('a key in double quotes'))
    const key = readString(cursor)
    if (!skipIf(cursor, ':')) failExpecting(cursor, reason('a : after the key'))
    entries.push({ key, value: readMember(cursor, key) })
  }
  return entries
}

/** Reads the elements of an array. */
function readElements(cursor: Cursor): JsonNode[] {
  const elements: JsonNode[] = []
  cursor.at++
  for (let more = !skipIf(cursor, ']'); more; more = skipToNext(cursor, ']'))
    elements.push(readMember(cursor, elements.length))
  return elements
}

/** Reads a member or element, with its limits. */
function readMember(cursor: Cursor, step: Step): JsonNode {
  const { steps, bound } = cursor
  steps.push(step)
  if (steps.length > maxDepth) throw new Unreadable({ kind: 'depth', steps })
  if (typeof step === 'string') countKey(cursor)
  const isBound = steps.length === 1 && bound?.key === step
  if (isBound) enterBound(cursor)
  const node = readValue(cursor)
  mustEndBy(cursor, cursor.at)
  if (isBound) cursor.within = undefined
  steps.pop()
  return node
}

/** Skips a comma or the closing bracket, and returns whether another member follows. */
function skipToNext(cursor: Cursor, close: '}' | ']'): boolean {
  if (skipIf(cursor, close)) return false
  if (!skipIf(cursor, ',')) failExpecting(cursor, reason('a , or %{close}', { close }))
  return true
}
