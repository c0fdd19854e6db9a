// Corrects lines step by step after they were read. Each step has a name, by which it is disabled and traced.
import type { Line } from '../../../shared/page.ts'
import type { StepContext } from '../context/read-context.ts'
import type { StepName } from '../context/steps.ts'

type Lines = readonly Line[]

export interface LineStep {
  readonly name: StepName
  /** Whether page and profile require the step; true by default. */
  readonly isDue?: boolean
  readonly change: (lines: Lines) => Lines | Promise<Lines>
}

/** Creates a step that changes each line by itself. */
export function eachLine(name: StepName, change: (line: Line) => Line, isDue = true): LineStep {
  return { name, isDue, change: (lines) => lines.map(change) }
}

export async function runLineSteps(
  lines: Lines,
  steps: readonly LineStep[],
  { disabled, trace }: StepContext,
): Promise<Lines> {
  let last: Lines = lines
  for (const { name, isDue = true, change } of steps) {
    if (isDue && !disabled.has(name)) last = await change(last)
    trace?.(name, { lines: last })
  }
  return last
}
