// What is done to lines after they were read, step by step: each has a name, by which it can be left out to measure what it
// is worth, and by which the way of a picture tells what it changed.
import type { Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { StepContext } from '../context/read-context.ts'
import type { StepName } from '../context/steps.ts'

type Lines = readonly Line[]

export interface Mend {
  readonly name: StepName
  /** Whether the page and the profile are such that it is done; by default it is. */
  readonly isDue?: boolean
  readonly of: (lines: Lines) => Lines | Promise<Result<Lines>>
}

/** A step that looks at each line by itself. */
export function ofEach(name: StepName, of: (line: Line) => Line, isDue = true): Mend {
  return { name, isDue, of: (lines) => lines.map(of) }
}

export async function mended(
  lines: Lines,
  steps: readonly Mend[],
  { disabled, trace }: StepContext,
): Promise<Result<Lines>> {
  let last: Lines = lines
  for (const { name, isDue = true, of } of steps) {
    const made = isDue && !disabled.has(name) ? await of(last) : last
    if ('ok' in made && !made.ok) return made
    last = 'ok' in made ? made.value : made
    trace?.(name, { lines: last })
  }
  return ok(last)
}
