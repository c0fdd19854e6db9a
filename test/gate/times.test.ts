import { expect, it } from 'vitest'
import { formatTimes, mergeTimes, readCpuLog, shareOut, tooSlow } from './times.ts'

const slow = { file: 'test/a.test.ts', ms: 30_000, cpuMs: 16_040 }

it('adds up the CPU of a file that ran in several parts', () => {
  expect(readCpuLog('{"file":"a","cpuMs":10}\n{"file":"b","cpuMs":1}\n{"file":"a","cpuMs":5}\n')).toEqual(
    new Map([
      ['a', 15],
      ['b', 1],
    ]),
  )
})

it('names a file that uses more than 15 s of CPU without a listed reason', () => {
  const found = tooSlow([slow, { file: 'b', ms: 60_000 }, { file: 'c', ms: 1, cpuMs: 15_000 }], {})
  expect(found).toEqual([expect.stringContaining('test/a.test.ts used 16.0 s of CPU')])
  expect(tooSlow([slow], { [slow.file]: 'reads eight real images' })).toEqual([])
})

it('replaces the times of files that ran, and drops files that are gone', () => {
  const known = { 'test/z.test.ts': { cpu: 1, wall: 2 }, gone: { wall: 1 } }
  const times = mergeTimes(known, [slow, { file: 'page', ms: 140 }], (file) => file !== 'gone')
  expect(Object.keys(times)).toEqual(['page', 'test/a.test.ts', 'test/z.test.ts'])
  expect(formatTimes(times)).toBe(
    '{\n  "page": { "wall": 0.1 },\n  "test/a.test.ts": { "cpu": 16, "wall": 30 },\n  "test/z.test.ts": { "cpu": 1, "wall": 2 }\n}\n',
  )
})

it('splits files into parts that take about as long', () => {
  expect(shareOut([9, 1, 4, 5, 3], (seconds) => seconds, 2)).toEqual([
    [9, 3],
    [5, 4, 1],
  ])
})
