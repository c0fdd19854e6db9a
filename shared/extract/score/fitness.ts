// How well a value goes with what its field asks for, whatever label it stands by.
import { addressScore } from '../words/address-line.ts'
import { foldedOf, textOf, type Place } from '../model/place.ts'
import { edgeOf, isInPeriod } from '../page/date-range.ts'
import { centsOf, hasCents } from '../kinds/amount.ts'
import { isChineseId } from '../../check-digits.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { hasLegalForm } from '../words/company-words.ts'

/** 身份证号 is a number of 18 figures, or of 15 long ago, or a letter and nine on Taiwan; 证号 is any. */
const asksForIdentity = /身份证|身分證|公民身份/u
const identity = /^(?:\d{17}[\dXx]|\d{15}|[A-Z]\d{9}|[\d*]{6,16}\*[\d*]*[\dXx*])$/u

/** Whether a text can be the number of somebody's identity. */
export function isIdentity(text: string): boolean {
  return identity.test(text.replace(/\s/g, ''))
}

/** Whose number it is, its last figure proves. */
function isCitizen(text: string): boolean {
  return /^\d{17}[\dXx]$/.test(text) && isChineseId(text.toUpperCase())
}

const edges: ReadonlyMap<string, 'start' | 'end'> = new Map([
  ['startDate', 'start'],
  ['endDate', 'end'],
  ['expiryDate', 'end'],
])

/** A sum with its cents is surer than a whole number; a name has no digits; 2026 is rather a year than a number. */
export function fitnessOf({ name }: RequestedField, value: Place): number {
  // an Italian slip prints every way to pay, with nothing for those that were not taken
  if (name.concept === 'paid' && centsOf(foldedOf(value)) === 0) return 0.3
  if (name.type === 'amount') return hasCents(foldedOf(value)) ? 1 : 0.95
  if (name.concept === 'date') return isInPeriod(value) ? 0.3 : 1
  const edge = edges.get(name.concept ?? '')
  if (edge !== undefined && edgeOf(value) === (edge === 'start' ? 'end' : 'start')) return 0.5
  const text = textOf(value)
  if (name.type === 'code' && /^(?:19|20)\d{2}$/.test(text)) return 0.7
  // nobody counts so many of anything
  if (name.type === 'number' && /^\d{8,}$/.test(text)) return 0.3
  if (name.type === 'code' && name.concept !== 'idNumber' && isCitizen(text)) return 0.5
  // "on 0113 496" begins with a word of its sentence
  if (name.type === 'code' && /^\p{Ll}{2,} /u.test(text)) return 0.3
  if (name.keys.some((key) => asksForIdentity.test(key)) && !isIdentity(text)) return 0.6
  if ((name.type === 'name' || name.type === 'company') && /[:：]|^[(（]/u.test(text)) return 0.5
  if (name.type === 'name')
    return /^\d+ \p{Ll}/u.test(text) ? 0.3 : /\d/.test(text) || hasLegalForm(text) ? 0.6 : 1
  if (name.type === 'address')
    return /\d/.test(text) || addressScore(text) >= 0.3 ? 1 : /[,，、]/u.test(text) ? 0.85 : 0.6
  if (name.type === 'company') return /\p{L}{2}|\p{Script=Han}/u.test(text) && !/^\W*\d/.test(text) ? 1 : 0.5
  return 1
}
