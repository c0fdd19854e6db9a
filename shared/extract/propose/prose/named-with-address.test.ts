import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('a deed names its parties with where they live, and says behind this who they are', () => {
  const lines = [
    'THIS AGREEMENT is made on the 3rd day of May 2031 BETWEEN',
    { text: '1. Alder Town Council of 6 Market Hill, Alderby YO25 8LT (“the', starts: 'paragraph' as const },
    'Council”); and',
    {
      text: '2. Ms Ines Marlowe of 49 Tranby Rise, Alderby YO25 8QD (“the Tenant”)',
      starts: 'paragraph' as const,
    },
    { text: 'NOW IT IS AGREED as follows:', starts: 'paragraph' as const },
    'The Council agrees to let and the Tenant agrees to take the garden, and',
    'the Tenant shall pay a yearly rent on the first day of May in each year',
    'until this is ended by either of them in accordance with clause 9.',
    { text: 'Page 1 of 4', starts: 'paragraph' as const },
  ]
  expect(valuesOf({ tenant: { name: '', address: '' } }, ...lines)).toEqual({
    tenant: { name: 'Ms Ines Marlowe', address: '49 Tranby Rise, Alderby YO25 8QD' },
  })
})

test('a certificate names its holder with an address', () => {
  const lines = [
    'This is to certify that MRS ANN TREVENA of Quay Cottage, Polruan, Cornwall PL23 1PA is the',
    'Registered Holder of FIFTY fully paid Ordinary Shares in the above-named company, subject to',
    'its Memorandum and its Articles of Association.',
    '',
    'NOTE: No transfer can be registered until this has been deposited at the office of the Registrars:',
    '12 Northernhay Street, Exeter EX4 3ER',
  ]
  expect(valuesOf({ shareholder: { name: '', address: '' } }, ...lines)).toEqual({
    shareholder: { name: 'MRS ANN TREVENA', address: 'Quay Cottage, Polruan, Cornwall PL23 1PA' },
  })
})
