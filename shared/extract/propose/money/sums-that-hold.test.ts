import { expect, test } from 'vitest'
import { pageOfText } from '../../../../test/eval/perfect.ts'
import { provenSums } from './sums-that-hold.ts'
import { sheetOf } from '../../page/make-sheet.ts'

function proven(text: string): { adding: string[]; repeated: string[] } {
  const { adding, repeated } = provenSums(sheetOf(pageOfText(text)))
  const texts = (words: ReadonlySet<{ text: string }>) => [...words].map((word) => word.text).toSorted()
  return { adding: texts(adding), repeated: texts(repeated) }
}

test('a net sum and its tax prove the total, wherever it stands among them', () => {
  expect(proven('Total 11.90\nNet 10.00\nVAT 1.90\nRef 7.77').adding).toEqual(['1.90', '10.00', '11.90'])
})

test('what is paid proves the total and the change', () => {
  expect(proven('TOTAL 12.40\nCASH 20.00\nCHANGE 7.60').adding).toEqual(['12.40', '20.00', '7.60'])
})

test('the items of a list prove their sum, and a misread one proves nothing', () => {
  const list = (last: string) => `Tea 3.10\nCake 4.20\nSoup 5.35\nBread ${last}\nTotal 14.86`
  expect(proven(list('2.21')).adding).toEqual(['14.86', '2.21', '3.10', '4.20', '5.35'])
  expect(proven(list('2.27')).adding).toEqual([])
})

test('a sum that is printed twice is told, and a free item is not', () => {
  expect(proven('Total 16.52\nGift 0.00\nVisa 16.52\nBag 0.00').repeated).toEqual(['16.52', '16.52'])
})

test('a sum that a larger one stands above, or two below, is too small for a total', () => {
  const outdone = (text: string) =>
    [...provenSums(sheetOf(pageOfText(text))).outdone].map((word) => word.text).toSorted()
  expect(outdone('Tea 3.10\nCake 4.20\nTotal 7.30\nCash 10.00')).toEqual(['3.10', '4.20'])
  expect(outdone('Cake 12.60\nTotal 1.30\nCash 51.30')).toEqual(['1.30'])
})
