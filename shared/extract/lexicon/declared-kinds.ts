// What type of value a field has whose kind somebody said, beside the type that its name tells: where both go together
// the name's stays, which is the closer one.
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

/** What the lexicon means by a name is not meant where its type is another one; a sum is still one without its sign. */
export function withDeclaredKind<Name extends Meant>(name: Name, kind: DeclaredKind | undefined): Name {
  const type = typeOfDeclaredKind(kind, name.type)
  if (type === name.type) return name
  const isSame = figures.has(type) && figures.has(name.type)
  return { ...name, type, concept: isSame ? name.concept : null }
}
