// Finds the value of a field by its path, as in total or items[0].name.
import type { JsonNode } from '../../../shared/schema/json-node.ts'

/** Returns the value at the path as text; null if there is none. */
export function valueAt(root: JsonNode, path: string): string | null {
  let node: JsonNode | undefined = root
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    if (node?.kind === 'object') node = node.entries.find(({ key }) => key === step)?.value
    else if (node?.kind === 'array') node = node.elements[Number(step)]
    else return null
  }
  return node?.kind === 'string' || node?.kind === 'number' ? String(node.value) : null
}
