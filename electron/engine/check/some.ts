// Picks a few of many names as examples for a message.
import type { Sample } from '../../../shared/watch/findings.ts'

const mostExamples = 3

export function some(names: readonly string[]): Sample {
  const told = names.slice(0, mostExamples).join(', ')
  return { count: names.length, examples: names.length > mostExamples ? `${told}, ...` : told }
}
