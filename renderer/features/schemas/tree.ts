// A schema as a tree that is edited by hand; the JSON text is written anew from it after each change.
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
  /** Of a value, or of each of a list of values, what its settings are. */
  readonly said?: FieldSetting
}

/** The places from the root down: [2, 0] is the first field in the third. */
export type Place = readonly number[]

/** Null for a text that is half typed, or no schema. */
export function treeOf(body: string): readonly FieldNode[] | null {
  const read = readNode(body)
  return 'node' in read && read.node.kind === 'object' ? childrenOf(read.node) : null
}

function childrenOf(node: JsonNode): readonly FieldNode[] {
  return node.kind === 'object' ? node.entries.map(({ key, value }) => fieldOf(key, value)) : []
}

function fieldOf(name: string, node: JsonNode): FieldNode {
  if (node.kind === 'object') return { name, kind: 'group', children: childrenOf(node) }
  if (node.kind !== 'array') return { name, kind: 'value', children: [] }
  const [first] = node.elements
  return first?.kind === 'object'
    ? { name, kind: 'groups', children: childrenOf(first) }
    : { name, kind: 'values', children: [] }
}

/** Written by hand, since an object would put a key of "2" before one of "b". */
export function bodyOf(tree: readonly FieldNode[], indent = ''): string {
  const inner = `${indent}  `
  const lines = tree.map(({ name, ...field }) => `${inner}${JSON.stringify(name)}: ${valueOf(field, inner)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`
}

function valueOf({ kind, children }: Omit<FieldNode, 'name'>, indent: string): string {
  switch (kind) {
    case 'value':
      return '""'
    case 'values':
      return '[""]'
    case 'group':
      return bodyOf(children, indent)
    case 'groups':
      return `[${bodyOf(children, indent)}]`
  }
}

type Change = (siblings: readonly FieldNode[], at: number) => readonly FieldNode[]

/** Changes the fields among which the place lies. */
function changed(tree: readonly FieldNode[], place: Place, change: Change): readonly FieldNode[] {
  const [at = 0, ...rest] = place
  if (rest.length === 0) return change(tree, at)
  return tree.map((field, index) =>
    index === at ? { ...field, children: changed(field.children, rest, change) } : field,
  )
}

export function renamed(tree: readonly FieldNode[], place: Place, name: string): readonly FieldNode[] {
  return changed(tree, place, (fields, at) =>
    fields.map((field, index) => (index === at ? { ...field, name } : field)),
  )
}

export function removed(tree: readonly FieldNode[], place: Place): readonly FieldNode[] {
  return changed(tree, place, (fields, at) => fields.filter((_, index) => index !== at))
}

export function toldOf(tree: readonly FieldNode[], place: Place, said: FieldSetting): readonly FieldNode[] {
  return changed(tree, place, (fields, at) =>
    fields.map((field, index) => {
      if (index !== at) return field
      const { said: _, ...rest } = field
      const kept = normaliseSetting(said)
      return Object.keys(kept).length > 0 ? { ...rest, said: kept } : rest
    }),
  )
}

/** What becomes a group gets a first field; what is none any more keeps none. */
export function ofKind(tree: readonly FieldNode[], place: Place, kind: FieldKind): readonly FieldNode[] {
  return changed(tree, place, (fields, at) =>
    fields.map(({ said, ...field }, index) => {
      if (index !== at) return said ? { ...field, said } : field
      if (!isGroup(kind)) return { ...field, kind, children: [], ...(said && { said }) }
      const children =
        field.children.length > 0 ? field.children : [{ name: 'field', kind: 'value', children: [] } as const]
      return { ...field, kind, children }
    }),
  )
}

/** A new field after the one at the place. */
export function addedAfter(tree: readonly FieldNode[], place: Place): readonly FieldNode[] {
  return changed(tree, place, (fields, at) => fields.toSpliced(at + 1, 0, newField(fields)))
}

/** A new field at the end of a group; of the whole schema without a place. */
export function addedIn(tree: readonly FieldNode[], place: Place): readonly FieldNode[] {
  if (place.length === 0) return [...tree, newField(tree)]
  return changed(tree, place, (fields, at) =>
    fields.map((field, index) =>
      index === at ? { ...field, children: [...field.children, newField(field.children)] } : field,
    ),
  )
}

/** Among its siblings. */
export function moved(tree: readonly FieldNode[], place: Place, to: number): readonly FieldNode[] {
  return changed(tree, place, (fields, at) => {
    const field = fields[at]
    if (!field || to < 0 || to >= fields.length) return fields
    return fields.toSpliced(at, 1).toSpliced(to, 0, field)
  })
}

export function isGroup(kind: FieldKind): boolean {
  return kind === 'group' || kind === 'groups'
}

/** A key can't stand twice. */
function newField(siblings: readonly FieldNode[]): FieldNode {
  const taken = new Set(siblings.map(({ name }) => name))
  let turn = siblings.length + 1
  while (taken.has(`field_${turn}`)) turn++
  return { name: `field_${turn}`, kind: 'value', children: [] }
}

/** The paths of all fields to be filled, as people write them. */
export function pathsOf(tree: readonly FieldNode[], before = ''): readonly string[] {
  return tree.flatMap(({ name, kind, children }) => {
    const path = `${before}${name}`
    if (kind === 'values') return [`${path}[]`]
    return isGroup(kind) ? pathsOf(children, `${path}${kind === 'groups' ? '[]' : ''}.`) : [path]
  })
}
