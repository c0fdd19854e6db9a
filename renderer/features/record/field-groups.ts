// Fields in the order of their schema; those of one object, or of one element of a list, under its name.
import type { Field } from '../../../shared/contract/record.ts'

export interface FieldGroup {
  /** As in items[0]; empty for the fields on the first level. */
  readonly path: string
  readonly fields: readonly { readonly name: string; readonly index: number; readonly field: Field }[]
}

export function fieldGroups(fields: readonly Field[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = []
  fields.forEach((field, index) => {
    const dot = field.path.lastIndexOf('.')
    const path = field.path.slice(0, Math.max(0, dot))
    const member = { name: field.path.slice(dot + 1), index, field }
    const last = groups.at(-1)
    if (last?.path === path) groups[groups.length - 1] = { path, fields: [...last.fields, member] }
    else groups.push({ path, fields: [member] })
  })
  return groups
}

/** As people count and nest: items[0].name is the name of the first of the items. */
export function pathInWords(path: string): string {
  return path.replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`).replaceAll('.', ' › ')
}
