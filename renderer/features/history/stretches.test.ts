import { expect, test } from 'vitest'
import { recordOf } from '../../test-support/records.ts'
import { indexOf, rowAt, stretchLength, stretchesOf, withChanged, withStretch } from './stretches.ts'

const rows = Array.from({ length: stretchLength }, (_, at) => recordOf({ id: `r${at}` }))

test('a row is found by its index, and an index by its row', () => {
  const stretches = withStretch(new Map(), 3, rows)
  expect(rowAt(stretches, 3 * stretchLength + 7)?.id).toBe('r7')
  expect(rowAt(stretches, 7)).toBeNull()
  expect(indexOf(stretches, 'r7')).toBe(3 * stretchLength + 7)
  expect(indexOf(stretches, 'other')).toBe(-1)
})

test('a viewport needs every chunk that it touches', () => {
  expect(stretchesOf(-5, 3)).toEqual([0])
  expect(stretchesOf(stretchLength - 1, stretchLength)).toEqual([0, 1])
})

test('a changed row is replaced, and one that is not loaded changes nothing', () => {
  const stretches = withStretch(new Map(), 0, rows)
  const changed = recordOf({ id: 'r5', filename: 'new.png' })
  expect(rowAt(withChanged(stretches, changed), 5)?.filename).toBe('new.png')
  expect(withChanged(stretches, recordOf({ id: 'other' }))).toBe(stretches)
})
