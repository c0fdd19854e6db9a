// What is printed for what a schema asks for.
import { describe, expect, test } from 'vitest'
import { valuesOf } from '../../../test/support/values-of.ts'
import { paperRows } from '../lexicon/papers/paper-rows.ts'
import { labelsPrintedFor } from './printed.ts'

const languages = 13

describe('the rows', () => {
  test('each have names and labels of at most as many languages as there are', () => {
    for (const row of paperRows) {
      const at = row.indexOf(' : ')
      expect(
        row
          .slice(0, at)
          .split(', ')
          .every((name) => name !== ''),
        row,
      ).toBe(true)
      const segments = row.slice(at + 3).split('|')
      expect(at > 0 && segments.length <= languages && segments.some((one) => one.trim() !== ''), row).toBe(
        true,
      )
    }
  })

  test('are told by the very words of a name, in any order, or by words that mean the same', () => {
    const labels = [...labelsPrintedFor('first registration date', 'first registration date', 'date').keys()]
    expect(labels).toEqual(expect.arrayContaining(['erstzulassung', '初次登记日期', '初度登录年月']))
    expect(labelsPrintedFor('registration first', 'registration first', 'date').has('erstzulassung')).toBe(
      true,
    )
  })

  test('are told by their parents where a name alone says nothing', () => {
    expect(labelsPrintedFor('tenant name', 'name', 'name').has('mieter')).toBe(true)
    expect(labelsPrintedFor('name', 'name', 'name').size).toBe(0)
  })

  test('are told by a label in another language', () => {
    expect(labelsPrintedFor('初次登记日期', '初次登记日期', 'date').has('erstzulassung')).toBe(true)
  })
})

test('what papers print for a thing is its label', () => {
  expect(valuesOf({ firstRegistrationDate: '' }, 'Erstzulassung: 17.05.2019')).toEqual({
    firstRegistrationDate: '17.05.2019',
  })
})

test('where the very name is printed, nothing else is its label', () => {
  expect(valuesOf({ vessel: { beam: '', draught: '' } }, 'Beam: 2.90 m', 'Draught: 1.35 m')).toEqual({
    vessel: { beam: '2.90 m', draught: '1.35 m' },
  })
})

test('what says the name of another field is the label of that one', () => {
  expect(valuesOf({ grade: '', school_year: '' }, 'Année : 2025 / 2026', 'Classe : 3e B')).toMatchObject({
    school_year: '2025 / 2026',
  })
})

test('what papers print as a label is no value, although nobody asks for it', () => {
  expect(
    valuesOf({ clinic: '' }, { text: 'Clinic', x: 50, y: 100 }, { text: 'Lot number', x: 300, y: 100 }),
  ).toEqual({ clinic: '' })
})
