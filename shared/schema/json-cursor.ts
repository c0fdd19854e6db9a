// A place in a JSON text that moves on, and the problem that ends its way.
import type { Step } from './path.ts'

export type JsonProblem =
  | { readonly kind: 'syntax'; readonly why: string }
  /** It nests deeper than is read; `steps` lead to the place. */
  | { readonly kind: 'depth'; readonly steps: readonly Step[] }
  /** It has more keys than a schema may; only told of values, as a text is bounded by its length. */
  | { readonly kind: 'keys' }
  /** What stands under a key with a bound of its own is longer than that. */
  | { readonly kind: 'length'; readonly bound: Bound }

/** A member of the outermost object that may be no longer than this, whatever the whole may be. */
export interface Bound {
  readonly key: string
  readonly maxChars: number
}

/** Carries a problem up out of the nesting; the reader turns it into a value. */
export class Unreadable extends Error {
  readonly problem: JsonProblem
  constructor(problem: JsonProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

export interface Cursor {
  readonly text: string
  at: number
  readonly bound?: Bound | undefined
  /** Where the member with a bound has to end. */
  fence?: number | undefined
}

/** Ends the reading where something of the member with a bound would end behind it. */
export function mustEndBy({ bound, fence }: Cursor, end: number): void {
  if (bound && fence !== undefined && end > fence) throw new Unreadable({ kind: 'length', bound })
}

export function skipSpace(cursor: Cursor): void {
  while (isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
}

/** Whether this character comes next, after any space; then it is passed. */
export function takes(cursor: Cursor, character: string): boolean {
  skipSpace(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at++
  return true
}

/** Ends the reading where the cursor stands, or at another place. */
export function failAt(cursor: Cursor, why: string, place = cursor.at): never {
  const before = cursor.text.slice(0, place).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  throw new Unreadable({ kind: 'syntax', why: `line ${before.length}, column ${column}: ${why}` })
}

export function expected(cursor: Cursor, what: string): never {
  return failAt(cursor, `${what} is expected, and ${found(cursor)} is there`)
}

export function found(cursor: Cursor): string {
  const code = cursor.text.codePointAt(cursor.at)
  return code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code))
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
