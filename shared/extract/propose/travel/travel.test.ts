// The specimens of ICAO 9303.
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { checkDigit, machineReadable } from '../../tell/travel/machine-readable.ts'

const passport = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
]
const card = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
]
const smallBook = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']

const schema = {
  surname: '',
  given_names: '',
  passport_number: '',
  nationality: '',
  date_of_birth: '',
  sex: '',
  date_of_expiry: '',
}

function fieldsOf(of: unknown, ...lines: string[]) {
  const parsed = parseSchema(of)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const { content, fields } = extract(pageOf(...lines), parsed.value)
  return { values: JSON.parse(content) as Record<string, unknown>, fields }
}

describe('lines for machines', () => {
  test.each([
    ['a passport', passport, 'L898902C3'],
    ['an identity card of three lines', card, 'D23145890'],
    ['an identity card of two lines', smallBook, 'D23145890'],
  ])('of %s fill a schema where nothing else is printed', (_, lines, number) => {
    expect(fieldsOf(schema, ...lines).values).toEqual({
      surname: 'ERIKSSON',
      given_names: 'ANNA MARIA',
      passport_number: number,
      nationality: 'UTO',
      date_of_birth: '740812',
      sex: 'F',
      date_of_expiry: '120415',
    })
  })

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
    expect(machineReadable(sheetOf(pageOf(passport[0] ?? '', wrong))).size).toBe(0)
  })
})

test('what is printed stays the value, and is proven', () => {
  const { values, fields } = fieldsOf(
    { passport_number: '', date_of_birth: '' },
    'Passport No. L898902C3',
    'Date of birth 12 AUG 1974',
    ...passport,
  )
  expect(values).toEqual({ passport_number: 'L898902C3', date_of_birth: '12 AUG 1974' })
  expect(fields.every(({ confidence }) => (confidence ?? 0) >= 0.98)).toBe(true)
})

test('a misread number gives way to the one that checks', () => {
  const { values } = fieldsOf({ passport_number: '' }, 'Passport No. L8989O2C3', ...passport)
  expect(values).toEqual({ passport_number: 'L898902C3' })
})

test.each([
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
])('%s has the check digit %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit)
})
