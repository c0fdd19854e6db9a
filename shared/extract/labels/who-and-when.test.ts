import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('what was read surely is no misread label of something like it, and who did a thing is not when', () => {
  const texts = ['Sampled | 02/06/2025, 09:40', 'Sampled by | D. Hourigan', 'Well depth | 46 m']
  const lines = texts.map((text) => ({ text, confidence: 0.97 }))
  expect(valuesOf({ sampledAt: '', sampler: '', wellDepth: '' }, ...lines)).toEqual({
    sampledAt: '02/06/2025, 09:40',
    sampler: 'D. Hourigan',
    wellDepth: '46 m',
  })
})

test('what was issued on a day has that date, in a part that says so itself', () => {
  const lines = [
    'City Cycle Register | Reg. no. NCC-04471-B',
    '4 Gaol Hill | Issued 14 August 2025',
    'Norwich',
  ]
  expect(valuesOf({ registrationNumber: '', issuedOn: '' }, ...lines)).toEqual({
    registrationNumber: 'NCC-04471-B',
    issuedOn: '14 August 2025',
  })
})

test('where the very words of a name are printed, a word of another language is not what it means', () => {
  const column = (x: number, ...texts: string[]) => texts.map((text, i) => ({ text, x, y: 100 + i * 30 }))
  const lines = [
    ...column(60, 'Flight / date', 'SK 1206 / 03DEC', 'Bag tag number', '0718 553190'),
    ...column(500, 'Via', 'CPH', 'Brand', 'Antler'),
  ]
  expect(valuesOf({ baggage: { tagNumber: '' } }, ...lines)).toEqual({
    baggage: { tagNumber: '0718 553190' },
  })
})
