// Whether two values are one in another notation: 198 for 198,00 and 2026-03-14 for 14.03.2026 are how people write,
// and programs.
import { normalise, type ValueType } from '../../kinds/kinds.ts'
import type { DateOrder } from '../../kinds/kind.ts'

export function isSameValue(value: string, other: string, type: ValueType, order: DateOrder): boolean {
  const one = normalise(value, type, order)
  const two = normalise(other, type, order)
  return one !== null && two !== null && (one === two || Number(one) === Number(two))
}
