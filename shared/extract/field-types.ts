// Of which type a field's value is, told from the field's name, and where that says nothing from the value.
import { parsePath } from '../schema/path.ts'
import { fieldNameOf } from './words/names.ts'
import { hasForm, recogniseOne } from './recognisers/recognisers.ts'
import { fold } from './page/parts.ts'
import type { ValueType } from './lexicon/concept.ts'

export function fieldType(path: string): ValueType {
  return fieldNameOf(parsePath(path) ?? [path], true).type
}

export function valueTypeOf(field: string, value: string): ValueType {
  const named = fieldType(field)
  if (hasForm(named)) return named
  const folded = fold(value.trim())
  const isAll = (type: ValueType) => {
    const span = recogniseOne(type, folded)
    return span !== null && span.end - span.start === folded.length
  }
  return (['date', 'amount', 'email'] as const).find(isAll) ?? named
}
