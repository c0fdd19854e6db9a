import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('how many there are stands before what is counted', () => {
  const lines = ['Filed: Nov. 4, 2032', 'Primary Examiner: Ines Marlowe', '', '18 Claims, 6 Drawing Sheets']
  expect(valuesOf({ number_of_claims: '', drawing_sheets: '', filed: '' }, ...lines)).toEqual({
    ...{ number_of_claims: '18', drawing_sheets: '6', filed: 'Nov. 4, 2032' },
  })
})

test('the number of a box in a form counts nothing', () => {
  const lines = [
    { text: '1 Rents', x: 50, y: 100 },
    { text: '1,500.00', x: 50, y: 130 },
    { text: '2 Royalties', x: 400, y: 100 },
    { text: '2,000.00', x: 400, y: 130 },
  ]
  expect(valuesOf({ rents: '', royalties: '' }, ...lines)).toEqual({
    rents: '1,500.00',
    royalties: '2,000.00',
  })
})

test('a label of a date and a time has both, and titles that are written small belong to a name', () => {
  const lines = [
    { text: 'Expiration Date/Time', y: 100 },
    { text: '29 APR 2031 23:59', y: 130 },
    { text: 'Collection Date: 18 MAR 2031', y: 190 },
    { text: 'Il docente', y: 300 },
    { text: 'dott.ssa Rosa Neri', y: 330 },
    { text: 'Il presente attestato ha validità 5 anni dalla data di rilascio, salvo altre norme.', y: 420 },
  ]
  expect(valuesOf({ expiration: '', instructor: '', validity: '' }, ...lines)).toEqual({
    ...{ expiration: '29 APR 2031 23:59', instructor: 'dott.ssa Rosa Neri', validity: '5 anni' },
  })
})
