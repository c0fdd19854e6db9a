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
