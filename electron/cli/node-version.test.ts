import { expect, it } from 'vitest'
import { faultExit, faultText } from '../../shared/faults.ts'
import { checkNode } from './node-version.ts'

it('accepts the minimum version, and every later one', () => {
  expect(checkNode('22.0.0').ok).toBe(true)
  expect(checkNode('24.21.0').ok).toBe(true)
  expect(checkNode('100.0.0').ok).toBe(true)
})

it('names the present and the required version, and how to get it', () => {
  const checked = checkNode('20.19.2')
  if (checked.ok) throw new Error('Node 20 was taken')
  expect(faultText(checked.error)).toContain('Node 20.19.2')
  expect(faultText(checked.error)).toContain('22 or later')
  expect(faultExit(checked.error)).toBe(78)
})
