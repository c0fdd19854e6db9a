// The specimens of ICAO 9303.
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { checkDigit, machineReadable } from './machine-readable.ts'

describe('lines for machines', () => {
  test('are found where the reader parts them and takes two fillers for one sign', () => {
    const read = machineReadable(
      sheetOf(
        pageOf(
          'P<UTOERIKSSON«ANNA<MARIA<<<< <<<<<<<<<<<<<<<',
          'L898902C36UTO7408122F 1204159ZE184226B<<<<<10',
        ),
      ),
    )
    expect(read.get('givenNames')?.text).toBe('ANNA<MARIA')
    expect(read.get('expiryDate')).toMatchObject({ text: '120415', isChecked: true })
  })

  test('whose digits do not check are none', () => {
    const wrong = 'L898902C46UTO7408132F1204189ZE184226B<<<<<10'
    expect(machineReadable(sheetOf(pageOf('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', wrong))).size).toBe(
      0,
    )
  })
})

test.each([
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
])('%s has the check digit %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit)
})
