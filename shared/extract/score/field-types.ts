// The type of a field's value: as declared, or by the field's name, or if that says nothing by the value; and whether
// it belongs to the issuer.
import type { DeclaredKind } from '../../schema/field-settings.ts'
import { parsePath } from '../../schema/path.ts'
import { fieldNameOf } from '../words/names.ts'
import { hasForm, recogniseOne, type ValueType } from '../kinds/kinds.ts'
import { fold } from '../page/parts.ts'
import { typeOfDeclaredKind } from '../lexicon/declared-kinds.ts'

export function fieldType(path: string): ValueType {
  return fieldNameOf(parsePath(path) ?? [path], true).type
}

/** Whether a field belongs to the issuer, such as a shop's name: the same on all documents of its layout. */
export function isOfIssuer(path: string): boolean {
  return fieldNameOf(parsePath(path) ?? [path], true).role === 'seller'
}

export function valueTypeOf(field: string, value: string, kind?: DeclaredKind): ValueType {
  const named = fieldType(field)
  if (kind) return typeOfDeclaredKind(kind, named)
  if (hasForm(named)) return named
  const folded = fold(value.trim())
  const isAll = (type: ValueType) => {
    const span = recogniseOne(type, folded)
    return span !== null && span.end - span.start === folded.length
  }
  return (['date', 'amount', 'email'] as const).find(isAll) ?? named
}
