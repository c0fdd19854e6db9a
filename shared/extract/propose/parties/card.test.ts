// Cards that people hand over, which have hardly a label.
import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

const schema = { company: '', name: '', title: '', department: '', email: '', address: '' }

test('a card names a person beside a job, and its company as the address in the net does', () => {
  const card = ['Blue Heron', '', 'Dr. Priya Raghunathan', 'Senior Art Director', 'Print Department', '']
  const reach = ['m +44 7700 900123', 'priya@blue-heron.example', '14 Wharf Lane, London E1 6GG']
  expect(valuesOf(schema, ...card, ...reach)).toEqual({
    company: 'Blue Heron',
    name: 'Dr. Priya Raghunathan',
    title: 'Senior Art Director',
    department: 'Print Department',
    email: 'priya@blue-heron.example',
    address: '14 Wharf Lane, London E1 6GG',
  })
})

test('a department and a job in one line are two', () => {
  expect(
    valuesOf(
      schema,
      '株式会社ひかり電機',
      '営業部 課長',
      '佐藤 健一',
      '〒150-0002 東京都渋谷区渋谷 1-2-3',
      'sato@hikari.example',
    ),
  ).toMatchObject({ company: '株式会社ひかり電機', name: '佐藤健一', title: '課長', department: '営業部' })
})

test('what has sums is no card, and its names need a label', () => {
  expect(
    valuesOf({ name: '', title: '' }, 'Ada Hill', 'Sales Manager', 'Total | 12.50', 'www.hill.example'),
  ).toMatchObject({ name: '' })
})
