import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { openLastRun, type Configuration } from './last-run.ts'
import type { Measured } from './measured.ts'

const measured = (image: string, cer: number) => ({ image, scores: { cer } }) as unknown as Measured
const way = (set: string): Configuration => ({ set, kind: 'txt', profile: 'precise', operation: null })
const by = { reader: 'a reader', day: '2026-11-27' }
const rows = (n: string) => [{ who: 'now', figures: { n } }]

it('keeps the scores of every image across runs that chose different ones', () => {
  const file = path.join(tempDir(), 'cache', 'last.json')
  openLastRun(file, by).keep(way('sroie'), [measured('a', 0.1), measured('b', 0.2)], rows('2'))
  openLastRun(file, by).keep(way('sroie'), [measured('b', 0.3)], rows('1'))
  const last = openLastRun(file, by)
  expect(Object.fromEntries(last.scores(way('sroie')))).toEqual({ a: { cer: 0.1 }, b: { cer: 0.3 } })
  expect(last.scores(way('another')).size).toBe(0)
})

it('keeps the latest figures of a set for each configuration, with reader and day', () => {
  const file = path.join(tempDir(), 'last.json')
  openLastRun(file, by).keep(way('sroie'), [measured('a', 0.1)], rows('2'))
  openLastRun(file, by).keep({ ...way('sroie'), profile: 'quick' }, [measured('a', 0.1)], rows('3'))
  openLastRun(file, { ...by, day: '2026-11-28' }).keep(way('sroie'), [measured('a', 0.1)], rows('1'))
  expect(openLastRun(file, by).figures()).toEqual([
    { ...way('sroie'), reader: 'a reader', day: '2026-11-28', rows: rows('1') },
    { ...way('sroie'), profile: 'quick', ...by, rows: rows('3') },
  ])
})
