// The values (leaves) of a schema by their paths: total, seller.name, items[2].price.
import { formatPath, parsePath, type Step } from './path.ts'
import type { SchemaNode } from './schema-node.ts'

/** The steps of a path if it names a value of the schema. Returns null for an unknown key, an object or an array. */
export function findLeaf(schema: SchemaNode, path: string): readonly Step[] | null {
  const steps = parsePath(path)
  if (steps === null) return null
  let node: SchemaNode | undefined = schema
  for (const step of steps) node = node && findChild(node, step)
  return node?.kind === 'value' ? steps : null
}

/** Goes one step down in the schema. */
function findChild(node: SchemaNode, step: Step): SchemaNode | undefined {
  if (node.kind === 'array') return typeof step === 'number' ? node.element : undefined
  if (node.kind === 'object') return node.entries.find(({ key }) => key === step)?.node
  return undefined
}

/** The path of every value in the schema. items[0].price stands for all rows. */
export function leafPaths(node: SchemaNode, steps: readonly Step[] = []): string[] {
  switch (node.kind) {
    case 'value':
      return [formatPath(steps)]
    case 'array':
      return leafPaths(node.element, [...steps, 0])
    case 'object':
      return node.entries.flatMap((entry) => leafPaths(entry.node, [...steps, entry.key]))
  }
}
