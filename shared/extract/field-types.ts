// Of which type the value of each field is, told from its name.
import { parsePath } from '../schema/path.ts'
import { fieldNameOf } from './names.ts'
import type { ValueType } from './synonyms.ts'

export function fieldType(path: string): ValueType {
  return fieldNameOf(parsePath(path) ?? [path], true).type
}
