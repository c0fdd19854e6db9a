// What is done to lines after they were read, step by step: each has a name, by which it can be left out to measure what it
// is worth, and by which the way of a picture tells what it changed.
import type { Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Trace } from '../trace.ts'

export const mends = [
  'secondLook',
  'reread',
  'unread',
  'tornRows',
  'doubtfulHan',
  'bothScripts',
  'foreignBlocks',
  'scene',
] as const

export type MendName = (typeof mends)[number]

export interface Mend {
  readonly name: MendName
  /** Whether the page and the profile are such that it is done. */
  readonly isDue: boolean
  readonly of: (lines: readonly Line[]) => Promise<Result<readonly Line[]>>
}

export interface Mending {
  readonly leftOut: readonly string[]
  readonly trace: Trace
}

export async function mended(
  lines: readonly Line[],
  steps: readonly Mend[],
  { leftOut, trace }: Mending,
): Promise<Result<readonly Line[]>> {
  let last = lines
  for (const { name, isDue, of } of steps) {
    const made = isDue && !leftOut.includes(name) ? await of(last) : ok(last)
    if (!made.ok) return made
    last = made.value
    trace?.(name, { lines: last })
  }
  return ok(last)
}
