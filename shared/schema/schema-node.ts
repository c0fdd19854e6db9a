// The tree of a checked result schema: the fields to fill, in the caller's order.
import type { FieldSetting } from './field-settings.ts'
import type { Step } from './path.ts'

export interface SchemaValue {
  readonly kind: 'value'
  /** The setting of the field; see withSettings. */
  readonly setting?: FieldSetting
}

export interface SchemaObject {
  readonly kind: 'object'
  readonly entries: readonly { readonly key: string; readonly node: SchemaNode }[]
}

export interface SchemaArray {
  readonly kind: 'array'
  /** The template of every element. */
  readonly element: SchemaValue | SchemaObject
}

export type SchemaNode = SchemaValue | SchemaObject | SchemaArray

/** A place to fill: one value, or an array of as many elements as are found. */
export interface SchemaPlace {
  readonly steps: readonly Step[]
  readonly node: SchemaValue | SchemaArray
}

/** The setting of a value, or of the elements of a list of values. */
export function settingOfNode(node: SchemaNode): FieldSetting | undefined {
  if (node.kind === 'array') return settingOfNode(node.element)
  return node.kind === 'value' ? node.setting : undefined
}

/** Yields every place to fill, in order. An array is one place; walk its element for the places within a row. */
export function* walk(node: SchemaNode, steps: readonly Step[] = []): Generator<SchemaPlace> {
  if (node.kind !== 'object') yield { steps, node }
  else for (const entry of node.entries) yield* walk(entry.node, [...steps, entry.key])
}
