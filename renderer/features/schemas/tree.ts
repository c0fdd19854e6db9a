// A schema as an editable tree of fields. The JSON text is rewritten from it after each change.
import type { FieldSetting } from '../../../shared/schema/field-settings.ts'
import type { JsonNode } from '../../../shared/schema/json-node.ts'
import { normaliseSetting } from '../../../shared/schema/with-settings.ts'
import { readNode } from '../../../shared/schema/json-reader.ts'

/** value: "" · values: [""] · group: {…} · groups: [{…}] */
export const fieldKinds = ['value', 'values', 'group', 'groups'] as const
export type FieldKind = (typeof fieldKinds)[number]

export interface FieldNode {
  readonly name: string
  readonly kind: FieldKind
  readonly children: readonly FieldNode[]
  /** The settings of a value, or of each element of a list of values. */
  readonly setting?: FieldSetting
}

/** The indices from the root down: [2, 0] is the first field inside the third. */
export type IndexPath = readonly number[]

/** Parses a schema; returns null if the text is invalid JSON or no object. */
export function parseTree(body: string): readonly FieldNode[] | null {
  const read = readNode(body)
  return 'node' in read && read.node.kind === 'object' ? toFields(read.node) : null
}

/** Makes a field of each key of an object. */
function toFields(node: JsonNode): readonly FieldNode[] {
  return node.kind === 'object' ? node.entries.map(({ key, value }) => toField(key, value)) : []
}

/** Makes a field of a key: a value, a group, or a list of either. */
function toField(name: string, node: JsonNode): FieldNode {
  if (node.kind === 'object') return { name, kind: 'group', children: toFields(node) }
  if (node.kind !== 'array') return { name, kind: 'value', children: [] }
  const [first] = node.elements
  return first?.kind === 'object'
    ? { name, kind: 'groups', children: toFields(first) }
    : { name, kind: 'values', children: [] }
}

/** Formats the JSON by hand, because JSON.stringify would move a numeric key such as "2" to the front. */
export function formatTree(tree: readonly FieldNode[], indent = ''): string {
  const inner = `${indent}  `
  const lines = tree.map(
    ({ name, ...field }) => `${inner}${JSON.stringify(name)}: ${formatValue(field, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
}

/** Writes one field's value as schema text. */
function formatValue({ kind, children }: Omit<FieldNode, 'name'>, indent: string): string {
  switch (kind) {
    case 'value':
      return '""'
    case 'values':
      return '[""]'
    case 'group':
      return formatTree(children, indent)
    case 'groups':
      return `[${formatTree(children, indent)}]`
  }
}

type Change = (siblings: readonly FieldNode[], at: number) => readonly FieldNode[]

/** Applies a change to the list of fields that contains the path. */
function changeSiblings(tree: readonly FieldNode[], path: IndexPath, change: Change): readonly FieldNode[] {
  const [at = 0, ...rest] = path
  if (rest.length === 0) return change(tree, at)
  return tree.map((field, index) =>
    index === at ? { ...field, children: changeSiblings(field.children, rest, change) } : field,
  )
}

/** Renames the field at this path of indexes. */
export function renamed(tree: readonly FieldNode[], path: IndexPath, name: string): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) =>
    fields.map((field, index) => (index === at ? { ...field, name } : field)),
  )
}

/** Removes the field at this path of indexes. */
export function removed(tree: readonly FieldNode[], path: IndexPath): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) => fields.filter((_, index) => index !== at))
}

/** Sets or clears the setting of the field at this path of indexes. */
export function withSetting(
  tree: readonly FieldNode[],
  path: IndexPath,
  setting: FieldSetting,
): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) =>
    fields.map((field, index) => {
      if (index !== at) return field
      const { setting: _, ...rest } = field
      const kept = normaliseSetting(setting)
      return Object.keys(kept).length > 0 ? { ...rest, setting: kept } : rest
    }),
  )
}

/** Changes the kind of a field. A new group gets a first field; a former group loses its children. */
export function withKind(tree: readonly FieldNode[], path: IndexPath, kind: FieldKind): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) =>
    fields.map(({ setting, ...field }, index) => {
      if (index !== at) return setting ? { ...field, setting } : field
      if (!isGroup(kind)) return { ...field, kind, children: [], ...(setting && { setting }) }
      const children =
        field.children.length > 0 ? field.children : [{ name: 'field', kind: 'value', children: [] } as const]
      return { ...field, kind, children }
    }),
  )
}

/** Adds a field after the one at the path. */
export function addedAfter(tree: readonly FieldNode[], path: IndexPath): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) => fields.toSpliced(at + 1, 0, newField(fields)))
}

/** Adds a field at the end of a group, or of the whole schema if the path is empty. */
export function addedIn(tree: readonly FieldNode[], path: IndexPath): readonly FieldNode[] {
  if (path.length === 0) return [...tree, newField(tree)]
  return changeSiblings(tree, path, (fields, at) =>
    fields.map((field, index) =>
      index === at ? { ...field, children: [...field.children, newField(field.children)] } : field,
    ),
  )
}

/** Moves a field to another index among its siblings. */
export function moved(tree: readonly FieldNode[], path: IndexPath, to: number): readonly FieldNode[] {
  return changeSiblings(tree, path, (fields, at) => {
    const field = fields[at]
    if (!field || to < 0 || to >= fields.length) return fields
    return fields.toSpliced(at, 1).toSpliced(to, 0, field)
  })
}

export function isGroup(kind: FieldKind): boolean {
  return kind === 'group' || kind === 'groups'
}

/** A new field with a name that no sibling has. */
function newField(siblings: readonly FieldNode[]): FieldNode {
  const taken = new Set(siblings.map(({ name }) => name))
  let number = siblings.length + 1
  while (taken.has(`field_${number}`)) number++
  return { name: `field_${number}`, kind: 'value', children: [] }
}

/** The readable paths of all fields that hold a value, such as items[].price. */
export function listPaths(tree: readonly FieldNode[], before = ''): readonly string[] {
  return tree.flatMap(({ name, kind, children }) => {
    const path = `${before}${name}`
    if (kind === 'values') return [`${path}[]`]
    return isGroup(kind) ? listPaths(children, `${path}${kind === 'groups' ? '[]' : ''}.`) : [path]
  })
}
