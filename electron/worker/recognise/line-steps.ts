// Corrects lines step by step after they were read. Each step has a name, by which it is disabled and traced.
import type { Line } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { StepContext } from '../context/read-context.ts'
import type { StepName } from '../context/steps.ts'

type Lines = readonly Line[]

export interface LineStep {
  readonly name: StepName
  /** Whether page and profile require the step; true by default. */
  readonly isDue?: boolean
  readonly change: (lines: Lines) => Lines | Promise<Result<Lines>>
}

/** Creates a step that changes each line by itself. */
export function eachLine(name: StepName, change: (line: Line) => Line, isDue = true): LineStep {
  return { name, isDue, change: (lines) => lines.map(change) }
}

export async function runLineSteps(
  lines: Lines,
  steps: readonly LineStep[],
  { disabled, trace }: StepContext,
): Promise<Result<Lines>> {
  let last: Lines = lines
  for (const { name, isDue = true, change } of steps) {
    const changed = isDue && !disabled.has(name) ? await change(last) : last
    if ('ok' in changed && !changed.ok) return changed
    last = 'ok' in changed ? changed.value : changed
    trace?.(name, { lines: last })
  }
  return ok(last)
}
