// Of which type a field's value is, as somebody said or told from the field's name, and where that says nothing from the
// value; and whether it is the issuer's.
import type { DeclaredKind } from '../../schema/field-settings.ts'
import { parsePath } from '../../schema/path.ts'
import { fieldNameOf } from '../words/names.ts'
import { hasForm, recogniseOne, type ValueType } from '../kinds/kinds.ts'
import { fold } from '../page/parts.ts'
import { typeOfDeclaredKind } from '../lexicon/declared-kinds.ts'

export function fieldType(path: string): ValueType {
  return fieldNameOf(parsePath(path) ?? [path], true).type
}

/** Of who made the document, as a shop's name: the same on all documents that look like it. */
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
