import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

function foundOn(line: string, asked: object): unknown {
  const schema = parseSchema(asked)
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract(pageOf(line), schema.value).content)
}

test('when something is on is the whole of a period, and its day too', () => {
  expect(foundOn('停車時間: 09:37 至 11:37', { parking_time: '' })).toEqual({
    parking_time: '09:37至11:37',
  })
  expect(foundOn('会议时间: 2025年6月20日（星期五）14:30', { meeting_time: '' })).toEqual({
    meeting_time: '2025年6月20日（星期五）14:30',
  })
})

test('when something begins is a day as well in Chinese', () => {
  const line = '开始时间: 2024年5月10日08:00'
  expect(foundOn(line, { 开始时间: '' })).toEqual({ 开始时间: '2024年5月10日08:00' })
  expect(foundOn(line, { start_time: '' })).toEqual({ start_time: '08:00' })
})

test('a bare time is the clock’s, without the day', () => {
  expect(foundOn('Time: 2016/06/20 23:17', { time: '' })).toEqual({ time: '23:17' })
})

test('a day may be counted from the founding of the republic', () => {
  expect(foundOn('繳費期限: 114年6月5日', { due_date: '' })).toEqual({ due_date: '114年6月5日' })
})
