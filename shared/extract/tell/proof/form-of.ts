// A value in its one form for all: by the kind that somebody said, else by what its field's name and the value tell.
import type { FieldSetting } from '../../../schema/field-settings.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import type { DateOrder } from '../../kinds/kind.ts'
import { normalise } from '../../kinds/kinds.ts'
import { choiceOf, yesOrNo } from '../../score/allowed-value.ts'

export function formOf(
  path: string,
  value: string,
  setting: FieldSetting | undefined,
  order: DateOrder,
): string | null {
  const { kind, choices = [] } = setting ?? {}
  if (kind === 'choice' && choices.length > 0) return choiceOf(choices, value)
  if (kind === 'yesNo') return yesOrNo(value)
  return normalise(value, valueTypeOf(path, value, kind), order)
}
