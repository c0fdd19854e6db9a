// Names and labels that say the same in other words or in another language.
import { expect, test } from 'vitest'
import { tokensOf } from '../lexicon/tokens.ts'
import { isSameSense, sensedOf } from './senses.ts'

const saySame = (a: string, b: string) => {
  const [one, other] = [sensedOf(tokensOf(a)), sensedOf(tokensOf(b))]
  return one.length === other.length && one.every((word) => other.some((like) => isSameSense(word, like)))
}

test.each([
  ['visit date', 'fecha de visita'],
  ['visit date', 'besuchsdatum'],
  ['visit date', '参观日期'],
  ['ticket #', 'n° de entrada'],
  ['vehicle weight', '車両重量'],
  ['owner name', '所有者の氏名'],
  ['total rent', 'gesamtmiete'],
  ['submission deadline', '提出期限'],
  ['contractor', '施工单位'],
  ['contractor', '廠商'],
  ['affected households', '影響戶數'],
  ['额定电压', '定格電圧'],
  ['resident', '住戶'],
  ['correction deadline', '개선 기한'],
  ['length overall', 'longueur hors tout'],
  ['length overall', 'loa'],
  ['shoe size', 'pointure'],
  ['best before', 'mindestens haltbar bis'],
])('%s is %s', (name, label) => {
  expect(saySame(name, label)).toBe(true)
})

test('a word that is not in the glossary is itself, and a compound of such a word stays whole', () => {
  expect(sensedOf(tokensOf('zweckmassigkeit')).map(({ key }) => key)).toEqual(['zweckmassigkeit'])
  expect(saySame('visit date', 'visit place')).toBe(false)
})
