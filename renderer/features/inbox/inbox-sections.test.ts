import { expect, test } from 'vitest'
import type { RecordView } from '../../../shared/contract/record.ts'
import { recordOf } from '../../test-support/records.ts'
import { doneForMs, withRecords, withStatus, toSections } from './inbox-sections.ts'

const now = Date.UTC(2026, 10, 21)
const known = (...records: (Partial<RecordView> & { id: string })[]) =>
  withRecords(new Map(), records.map(recordOf))
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id)

test('waiting records are in queue order, whatever was added first', () => {
  const list = toSections(
    known(
      { id: 'c', status: 'waiting', createdAt: 2 },
      { id: 'a', status: 'waiting', createdAt: 1 },
      { id: 'b', status: 'waiting', createdAt: 3 },
    ),
    now,
  )
  expect(ids(list.waiting)).toEqual(['c', 'a', 'b'])
})

test('records that were done longer ago are not listed', () => {
  const list = toSections(
    known({ id: 'old', timestamp: now - doneForMs - 1 }, { id: 'new', timestamp: now - 1000 }),
    now,
  )
  expect(ids(list.done)).toEqual(['new'])
})

test('a failed record stays in the list', () => {
  const list = toSections(known({ id: 'a', status: 'failed', createdAt: 0 }), now)
  expect(ids(list.failed)).toEqual(['a'])
})

test('a status moves a record at once, and one of an unknown record changes nothing', () => {
  const before = known({ id: 'a', status: 'waiting' })
  expect(ids(toSections(withStatus(before, 'a', 'working'), now).working)).toEqual(['a'])
  expect(withStatus(before, 'b', 'working')).toBe(before)
})
