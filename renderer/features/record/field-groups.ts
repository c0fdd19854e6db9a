// Fields in the order of their schema, those of one object or one element of a list under its name.
import type { Field } from '../../../shared/contract/record.ts'

export interface FieldGroup {
  /** As in items[0]; empty for the fields on the first level. */
  readonly path: string
  readonly fields: readonly { readonly name: string; readonly index: number; readonly field: Field }[]
}

export function fieldGroups(fields: readonly Field[]): readonly FieldGroup[] {
  const groups = new Map<string, FieldGroup['fields'][number][]>()
  fields.forEach((field, index) => {
    const dot = field.path.lastIndexOf('.')
    const path = field.path.slice(0, Math.max(0, dot))
    const group = groups.get(path) ?? []
    group.push({ name: field.path.slice(dot + 1), index, field })
    groups.set(path, group)
  })
  return [...groups].map(([path, members]) => ({ path, fields: members }))
}
