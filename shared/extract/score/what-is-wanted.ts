// What a schema asks for: each place to fill.
import { formatPath, type Step } from '../../schema/path.ts'
import { settingOfNode, walk, type SchemaNode } from '../../schema/schema-node.ts'
import { flatGroups } from './flat-groups.ts'
import { meantAsSaid } from '../lexicon/said-kinds.ts'
import { fold } from '../page/parts.ts'
import type { Wanted } from '../words/wanted.ts'
import { askedScript, type Script } from '../words/asked-script.ts'
import { inContext } from '../words/in-context.ts'
import { fieldNameOf, wordsOf } from '../words/names.ts'
import { keyOf } from '../lexicon/tokens.ts'

export function wantedOf(schema: SchemaNode): Wanted[] {
  const places = [...walk(schema)]
  const scripts = places.map(({ steps }) => inScript(steps))
  const plain = places.map(({ steps }, i) => scripts[i]?.steps ?? steps)
  // both halves of a name in two scripts are one name
  const things = new Map(plain.map((steps) => [steps.map(String).join('\n'), ownName(steps)]))
  const counts = new Map<string, number>()
  for (const own of things.values()) counts.set(own, (counts.get(own) ?? 0) + 1)
  const groups = flatGroups(plain)
  const wanted = places.map(({ steps, node }, i): Wanted => {
    const [told, script, group] = [plain[i] ?? steps, scripts[i]?.script, groups[i] ?? null]
    const name = fieldNameOf(told, counts.get(ownName(told)) === 1, group)
    if (script === undefined) return { path: formatPath(steps), node, name }
    const keys = [...new Set([...fieldNameOf(steps, true, group).keys, ...name.keys])]
    return { path: formatPath(steps), node, name: { ...name, keys }, script }
  })
  return inContext(wanted).map(asSaid)
}

/** A person's word goes before what the name tells. */
function asSaid(one: Wanted): Wanted {
  const said = settingOfNode(one.node)
  if (!said) return one
  const name = meantAsSaid(one.name, said.kind)
  const keys = [...new Set([...name.keys, ...(said.names ?? []).map((other) => keyOf(fold(other)))])]
  return { ...one, name: { ...name, keys } }
}

interface OfScript {
  readonly steps: readonly Step[]
  readonly script: Script
}

/** Of nameChinese the name, and in which script. */
function inScript(steps: readonly Step[]): OfScript | null {
  const asked = askedScript(ownName(steps))
  return asked && { steps: [...steps.slice(0, -1), asked.rest], script: asked.script }
}

function ownName(steps: readonly Step[]): string {
  return wordsOf(String(steps.at(-1) ?? ''))
}
