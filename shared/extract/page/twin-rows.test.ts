// Several labels and values in one line of a page.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'

test('two labels with a stroke between them have a value each', () => {
  expect(
    valuesOf({ species: '', breed: '' }, 'Tierart / Rasse|Katze / Perser', 'Halter|Jonas Wittenbrink'),
  ).toEqual({ species: 'Katze', breed: 'Perser' })
  expect(valuesOf({ city: '', country: '' }, 'City/Country: Lyon/France')).toEqual({
    city: 'Lyon',
    country: 'France',
  })
})

test('one value for two labels is not cut', () => {
  expect(valuesOf({ remarks: '' }, 'Remarks: left / right side worn')).toEqual({
    remarks: 'left / right side worn',
  })
})

test('behind a full stop the next label ends a value', () => {
  expect(
    valuesOf({ payment_method: '', fax: '' }, 'Payment method: SEPA mandate 14. Fax: 0117 496 0382'),
  ).toEqual({ payment_method: 'SEPA mandate 14.', fax: '0117 496 0382' })
})

test('beside a list of labels the values may stand far off', () => {
  const at = (label: string, value: string, y: number) => [
    { text: label, x: 50, y },
    { text: value, x: 700, y },
  ]
  expect(
    valuesOf(
      { locker_position: '', shelf_side: '' },
      ...at('Locker position', 'third from above', 100),
      ...at('Shelf side', 'left', 140),
    ),
  ).toEqual({ locker_position: 'third from above', shelf_side: 'left' })
})

test('a label that says whose it is needs no heading', () => {
  expect(
    valuesOf(
      { member: { name: '', mobile: '' }, emergency_contact: { phone: '' } },
      'Member name|Mobile',
      'Priya Raghunathan|07700 900461',
      'Emergency phone',
      '07700 900733',
    ),
  ).toEqual({
    member: { name: 'Priya Raghunathan', mobile: '07700 900461' },
    emergency_contact: { phone: '07700 900733' },
  })
})

test('the sign for a number is often misread', () => {
  expect(valuesOf({ report_number: '' }, 'Report N* 26/00418')).toEqual({ report_number: '26/00418' })
})

test('labels that follow each other in one line have a value each', () => {
  const schema = { average: '', absences: '', late_arrivals: '' }
  expect(valuesOf(schema, 'Average: 14.23 Absences: 3 half days Late arrivals: 1')).toEqual({
    average: '14.23',
    absences: '3 half days',
    late_arrivals: '1',
  })
})

test('a time and a sum with its tax have a colon of another kind', () => {
  expect(valuesOf({ departure_time: '' }, 'Departure: Monday at 14:30 Platform 4')).toEqual({
    departure_time: '14:30',
  })
  expect(valuesOf({ total: '' }, 'Total incl. GST: 118.35')).toEqual({ total: '118.35' })
})

test('a question is the label of its answer', () => {
  expect(valuesOf({ police_informed: '' }, 'Were the police informed? No')).toEqual({ police_informed: 'No' })
})

test('figures with a stroke between them belong to two labels', () => {
  expect(
    valuesOf(
      { polygon: '', parcel: '', depth: '' },
      'Polygon / Parcel|14/203|Depth|12 m',
      'Depth of well|40 m',
    ),
  ).toMatchObject({ polygon: '14', parcel: '203' })
})
