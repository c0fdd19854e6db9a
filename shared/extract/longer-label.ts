// Whether the label that was found is only the beginning of a longer one that means something else.
import { taxWords, wordsBesideAmounts, type ValueType } from './synonyms.ts'

/** `between` is what stands between the label and its value. Total discount 3.00 is no total; Total (RM) 3.00 is. */
export function isLongerLabel(between: string, hasColon: boolean, type: ValueType): boolean {
  if (type === 'amount') return !areWordsBesideAmounts(between)
  // Date of birth: 1990-01-01
  return !hasColon && /^[^\d:]*\p{L}[^\d:]*:/u.test(between)
}

function areWordsBesideAmounts(between: string): boolean {
  const words = between.match(/\p{L}+/gu) ?? []
  const saysIncluded = words.some((word) => word.startsWith('incl'))
  return words.every((word) => wordsBesideAmounts.has(word) || (saysIncluded && taxWords.has(word)))
}
