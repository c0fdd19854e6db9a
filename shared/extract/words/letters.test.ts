import { expect, test } from 'vitest'
import { withLetters } from './letters.ts'

test.each([
  ['Rockwa11, I1linois', 'Rockwall, Illinois'],
  ['Ja1an lpoh, Peta1ing', 'Jalan Ipoh, Petaling'],
  ['JALAN ANG5A', 'JALAN ANGSA'],
  ['L0T 12, BIk G, JIn 5, MURNI 5DN', 'LOT 12, Blk G, Jln 5, MURNI SDN'],
  ['10 0CT 2017, 0ct 3', '10 OCT 2017, Oct 3'],
])('%s can only be %s', (read, right) => {
  expect(withLetters(read)).toBe(right)
})

test.each([
  '1st floor',
  'Uptown3',
  'SS15/4D',
  'POS1',
  'H1N1',
  'KIZDA41BXKU990173',
  'Area1',
  'A1B2C3',
  'lhes',
  'room 10',
])('%s stays as it is', (text) => {
  expect(withLetters(text)).toBe(text)
})
