import { expect, test } from 'vitest'
import { recordOf } from '../../test-support/records.ts'
import { rowIndexOf, rowAt, chunkLength, chunksBetween, withChangedRecord, withChunk } from './chunks.ts'

const rows = Array.from({ length: chunkLength }, (_, at) => recordOf({ id: `r${at}` }))

test('a row is found by its index, and an index by its row', () => {
  const stretches = withChunk(new Map(), 3, rows)
  expect(rowAt(stretches, 3 * chunkLength + 7)?.id).toBe('r7')
  expect(rowAt(stretches, 7)).toBeNull()
  expect(rowIndexOf(stretches, 'r7')).toBe(3 * chunkLength + 7)
  expect(rowIndexOf(stretches, 'other')).toBe(-1)
})

test('a viewport needs every chunk that it touches', () => {
  expect(chunksBetween(-5, 3)).toEqual([0])
  expect(chunksBetween(chunkLength - 1, chunkLength)).toEqual([0, 1])
})

test('a changed row is replaced, and one that is not loaded changes nothing', () => {
  const stretches = withChunk(new Map(), 0, rows)
  const changed = recordOf({ id: 'r5', filename: 'new.png' })
  expect(rowAt(withChangedRecord(stretches, changed), 5)?.filename).toBe('new.png')
  expect(withChangedRecord(stretches, recordOf({ id: 'other' }))).toBe(stretches)
})
