// What a schema asks for: each place to fill.
import { formatPath, type Step } from '../schema/path.ts'
import { walk, type SchemaNode } from '../schema/schema-node.ts'
import { flatGroups } from './flat-groups.ts'
import type { Wanted } from './wanted.ts'
import { inContext } from './words/in-context.ts'
import { fieldNameOf, wordsOf } from './words/names.ts'

export function wantedOf(schema: SchemaNode): Wanted[] {
  const places = [...walk(schema)]
  const counts = new Map<string, number>()
  for (const { steps } of places) counts.set(ownName(steps), (counts.get(ownName(steps)) ?? 0) + 1)
  const groups = flatGroups(places.map(({ steps }) => steps))
  const wanted = places.map(({ steps, node }, i) => ({
    path: formatPath(steps),
    node,
    name: fieldNameOf(steps, counts.get(ownName(steps)) === 1, groups[i] ?? null),
  }))
  return inContext(wanted)
}

function ownName(steps: readonly Step[]): string {
  return wordsOf(String(steps.at(-1) ?? ''))
}
