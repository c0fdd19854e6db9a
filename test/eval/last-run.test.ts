import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { openLastRun } from './last-run.ts'
import type { Measured } from './measured.ts'

const measured = (image: string, cer: number) => ({ image, scores: { cer } }) as unknown as Measured

it('keeps the scores of every image across runs that chose different ones', () => {
  const file = path.join(tempDir(), 'cache', 'last.json')
  openLastRun(file).keep('sroie', [measured('a', 0.1), measured('b', 0.2)])
  openLastRun(file).keep('sroie', [measured('b', 0.3)])
  expect(Object.fromEntries(openLastRun(file).scores('sroie'))).toEqual({ a: { cer: 0.1 }, b: { cer: 0.3 } })
  expect(openLastRun(file).scores('another').size).toBe(0)
})
