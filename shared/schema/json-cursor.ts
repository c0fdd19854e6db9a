// A place in a JSON text that moves on, and the problem that ends its way.
import type { Step } from './path.ts'
import { reason } from '../reasons.ts'

export type JsonProblem =
  | { readonly kind: 'syntax'; readonly why: string }
  /** It nests deeper than is read; `steps` lead to the place. */
  | { readonly kind: 'depth'; readonly steps: readonly Step[] }
  /** It goes on beyond its bound; `steps` lead there from where the bound began. */
  | {
      readonly kind: 'bound'
      readonly unit: BoundUnit
      readonly max: number
      readonly steps: readonly Step[]
    }

export type BoundUnit = 'keys' | 'characters'

/** How much is read of a text, or of one member of its outermost object whatever the whole may be. */
export interface Bound {
  readonly key?: string
  readonly maxChars: number
  readonly maxKeys: number
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
  /** The way to where it stands. */
  readonly steps: Step[]
  readonly bound?: Bound | undefined
  /** What is left of the bound, while it stands inside of what is bounded. */
  within?: Within | undefined
}

interface Within {
  readonly bound: Bound
  readonly depth: number
  readonly end: number
  keys: number
}

/** From here on the bound counts. */
export function enterBound(cursor: Cursor): void {
  const { bound, at, steps } = cursor
  if (bound) cursor.within = { bound, depth: steps.length, end: at + bound.maxChars, keys: 0 }
}

/** Ends the reading where something of what is bounded would end behind its bound. */
export function mustEndBy({ within, steps }: Cursor, end: number): void {
  if (!within || end <= within.end) return
  const { bound, depth } = within
  throw new Unreadable({ kind: 'bound', unit: 'characters', max: bound.maxChars, steps: steps.slice(depth) })
}

/** Ends the reading at the first key too many. */
export function countKey({ within, steps }: Cursor): void {
  if (!within || ++within.keys <= within.bound.maxKeys) return
  const { bound, depth } = within
  throw new Unreadable({ kind: 'bound', unit: 'keys', max: bound.maxKeys, steps: steps.slice(depth) })
}

export function skipSpace(cursor: Cursor): void {
  while (isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
}

/** Whether this character comes next, after any space; then it is passed. */
export function skipIf(cursor: Cursor, character: string): boolean {
  skipSpace(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at++
  return true
}

/** Ends the reading where the cursor stands, or at another place. */
export function failAt(cursor: Cursor, why: string, place = cursor.at): never {
  const before = cursor.text.slice(0, place).split('\n')
  const column = (before.at(-1)?.length ?? 0) + 1
  throw new Unreadable({
    kind: 'syntax',
    why: reason('line %{line}, column %{column}: %{why}', { line: before.length, column, why }),
  })
}

export function failExpecting(cursor: Cursor, what: string): never {
  return failAt(cursor, reason('%{what} is expected, and %{found} is there', { what, found: found(cursor) }))
}

export function found(cursor: Cursor): string {
  const code = cursor.text.codePointAt(cursor.at)
  return code === undefined ? reason('the end') : JSON.stringify(String.fromCodePoint(code))
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}
