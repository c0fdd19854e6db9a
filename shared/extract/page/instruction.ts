// Forms explain their labels: text in brackets, or long and in small letters, is no value.
import { textOf, type Place } from '../model/place.ts'

export function isInstruction(rest: Place): boolean {
  const text = textOf(rest).trim()
  const words = text.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (/^[(（][^)）]*[)）]?$/u.test(text) || words.length > 10) return true
  if (/(?:instructions?|required|optional|if any|if different)(?!\p{L})/iu.test(text)) return true
  return words.length >= 3 && small / words.length > 0.6
}
