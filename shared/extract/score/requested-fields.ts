// The requested fields of a schema: each place to fill.
import { formatPath, type Step } from '../../schema/path.ts'
import { settingOfNode, walk, type SchemaNode } from '../../schema/schema-node.ts'
import { flatGroups } from './flat-groups.ts'
import { withDeclaredKind } from '../lexicon/declared-kinds.ts'
import { fold } from '../page/parts.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { inContext } from '../words/in-context.ts'
import { fieldNameOf, wordsOf } from '../words/names.ts'
import { keyOf } from '../lexicon/tokens.ts'

export function requestedFields(schema: SchemaNode): RequestedField[] {
  const places = [...walk(schema)]
  const counts = new Map<string, number>()
  for (const { steps } of places) counts.set(ownName(steps), (counts.get(ownName(steps)) ?? 0) + 1)
  const groups = flatGroups(places.map(({ steps }) => steps))
  const wanted = places.map(({ steps, node }, i): RequestedField => {
    const isOwnNameClear = counts.get(ownName(steps)) === 1
    return { path: formatPath(steps), node, name: fieldNameOf(steps, isOwnNameClear, groups[i] ?? null) }
  })
  return inContext(wanted).map(withSetting)
}

/** A person's word goes before what the name tells. */
function withSetting(one: RequestedField): RequestedField {
  const setting = settingOfNode(one.node)
  if (!setting) return one
  const name = withDeclaredKind(one.name, setting.kind)
  const keys = [...new Set([...name.keys, ...(setting.names ?? []).map((other) => keyOf(fold(other)))])]
  return { ...one, name: { ...name, keys } }
}

function ownName(steps: readonly Step[]): string {
  return wordsOf(String(steps.at(-1) ?? ''))
}
