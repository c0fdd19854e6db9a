// Corrects lines step by step after they were read. Each step has a name, by which it is disabled and traced.
import type { Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { StepContext } from '../context/read-context.ts'
import type { StepName } from '../context/steps.ts'

type Lines = readonly Line[]

export interface Mend {
  readonly name: StepName
  /** Whether page and profile require the step; true by default. */
  readonly isDue?: boolean
  readonly of: (lines: Lines) => Lines | Promise<Result<Lines>>
}

/** Creates a step that changes each line by itself. */
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
