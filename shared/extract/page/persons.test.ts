import { expect, test } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { isGreeting, personsOf } from './persons.ts'
import { textOf } from '../model/place.ts'
import { sceneOf } from '../make-scene.ts'
import { sheetOf } from './make-sheet.ts'
import { vocabularyFor } from '../extract.ts'

const peopleIn = (...lines: string[]) =>
  personsOf(sceneOf(sheetOf(pageOf(...lines)), vocabularyFor([]))).map(textOf)

test.each([
  ['Estimada Carmen Ortuño Vidal: su reserva ha sido confirmada.', 'Carmen Ortuño Vidal'],
  ['Please send it to Martina Trevisan', 'Martina Trevisan'],
  ['Frau Henrike Tiedemann', 'Henrike Tiedemann'],
  ['Wiebke Saathoff', 'Wiebke Saathoff'],
])('%s names a person', (line, name) => {
  expect(peopleIn(line)).toEqual([name])
})

test('a title, a company and the words of a label name nobody', () => {
  expect(peopleIn('Annual Report', 'Panificio Trevisan Ltd', 'Total Amount: 12.00')).toEqual([])
})

test.each(['Estimada Carmen Ortuño Vidal', 'Dear Ms Lee:', 'Sehr geehrte Frau Tiedemann'])(
  '%s greets',
  (text) => {
    expect(isGreeting(text)).toBe(true)
  },
)

test.each(['Beste Zeit', 'Liebe', 'Dear guests', 'Cara de la tarjeta'])(
  '%s greets nobody by name',
  (text) => {
    expect(isGreeting(text)).toBe(false)
  },
)
