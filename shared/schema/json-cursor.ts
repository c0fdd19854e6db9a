// The cursor of the JSON reader: its position, its limits, and the problems that end reading.
import type { Step } from './path.ts'
import { reason } from '../reasons.ts'

export type JsonProblem =
  | { readonly kind: 'syntax'; readonly why: string }
  /** It nests deeper than the reader goes; `steps` lead to the place. */
  | { readonly kind: 'depth'; readonly steps: readonly Step[] }
  /** It exceeds its bound; `steps` lead to the place from where the bound began. */
  | {
      readonly kind: 'bound'
      readonly unit: BoundUnit
      readonly max: number
      readonly steps: readonly Step[]
    }

export type BoundUnit = 'keys' | 'characters'

/** Limits for a text, or with `key` only for that member of the outermost object. */
export interface Bound {
  readonly key?: string
  readonly maxChars: number
  readonly maxKeys: number
}

/** Thrown to leave the nested calls; readNode turns it into a value. */
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
  /** The path to the current position. */
  readonly steps: Step[]
  readonly bound?: Bound | undefined
  /** Consumption of the bound, while the cursor is inside of the bounded value. */
  within?: Within | undefined
}

interface Within {
  readonly bound: Bound
  readonly depth: number
  readonly end: number
  keys: number
}

/** Starts counting the bound at the current position. */
export function enterBound(cursor: Cursor): void {
  const { bound, at, steps } = cursor
  if (bound) cursor.within = { bound, depth: steps.length, end: at + bound.maxChars, keys: 0 }
}

/** Throws if `end` is beyond the bound. */
export function mustEndBy({ within, steps }: Cursor, end: number): void {
  if (!within || end <= within.end) return
  const { bound, depth } = within
  throw new Unreadable({ kind: 'bound', unit: 'characters', max: bound.maxChars, steps: steps.slice(depth) })
}

/** Counts a key, and throws if there are too many. */
export function countKey({ within, steps }: Cursor): void {
  if (!within || ++within.keys <= within.bound.maxKeys) return
  const { bound, depth } = within
  throw new Unreadable({ kind: 'bound', unit: 'keys', max: bound.maxKeys, steps: steps.slice(depth) })
}

export function skipSpace(cursor: Cursor): void {
  while (isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
}

/** Skips spaces and then `character`, and returns whether it was there. */
export function skipIf(cursor: Cursor, character: string): boolean {
  skipSpace(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at++
  return true
}

/** Throws a syntax error at the cursor, or at another place. */
export function failAt(cursor: Cursor, why: string, place = cursor.at): never {
  const before = cursor.text.slice(0, place).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  throw new Unreadable({
    kind: 'syntax',
    why: reason('line %{line}, column %{column}: %{why}', { line: before.length, column, why }),
  })
}

/** Ends the reading with an error that says what should be here. */
export function failExpecting(cursor: Cursor, what: string): never {
  return failAt(cursor, reason('%{what} is expected, and %{found} is there', { what, found: found(cursor) }))
}

/** Names the character at the cursor, for an error. */
export function found(cursor: Cursor): string {
  const code = cursor.text.codePointAt(cursor.at)
  return code === undefined ? reason('the end') : JSON.stringify(String.fromCodePoint(code))
}

/** Whether the character code is one of JSON's spaces. */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
