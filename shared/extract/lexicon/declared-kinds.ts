// Combines the kind that a person declared for a field with the type that its name suggests. If they agree, the type
// of the name is kept, because it is more specific.
import type { DeclaredKind } from '../../schema/field-settings.ts'
import { kinds, type ValueType } from '../kinds/kinds.ts'

const figures: ReadonlySet<ValueType> = new Set(['amount', 'number', 'percent'])

export function typeOfDeclaredKind(kind: DeclaredKind | undefined, named: ValueType): ValueType {
  switch (kind) {
    case undefined:
      return named
    case 'date':
    case 'amount':
      return kind
    case 'number':
      return figures.has(named) ? named : 'number'
    case 'yesNo':
      return 'text'
    case 'text':
    case 'choice':
      return figures.has(named) || kinds[named].family === 'when' ? 'text' : named
  }
}

interface Meant {
  readonly type: ValueType
  readonly concept: string | null
}

/**
 * A name loses its concept if its declared type differs from the concept's; a sum without its currency is still a
 * sum.
 */
export function withDeclaredKind<Name extends Meant>(name: Name, kind: DeclaredKind | undefined): Name {
  const type = typeOfDeclaredKind(kind, name.type)
  if (type === name.type) return name
  const isSame = figures.has(type) && figures.has(name.type)
  return { ...name, type, concept: isSame ? name.concept : null }
}
