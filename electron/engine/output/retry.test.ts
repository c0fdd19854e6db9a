import { expect, it } from 'vitest'
import { defaultFolderRule } from '../../../shared/contract/folder-rule.ts'
import { fault } from '../../../shared/result.ts'
import { decideDeliveryRetry } from './retry.ts'
import { firstStep, stepAfter } from './steps.ts'

const away = fault('file.gone', { path: '/mnt/nas' })
const full = fault('disk.full', { path: '/mnt/nas', freeBytes: 0 })
const hook = fault('hook.command', { command: 'print', why: 'no paper' })

it('a failure that can pass is tried again after growing pauses, an hour at most, for as long as it takes', () => {
  expect([1, 2, 3, 40].map((attempts) => decideDeliveryRetry(full, attempts))).toEqual(
    [5000, 10_000, 20_000, 3_600_000].map((delayMs) => ({ kind: 'retry', delayMs })),
  )
})

it('a program is given up after several failures, and a failure that can not pass at once', () => {
  expect(decideDeliveryRetry(hook, 7).kind).toBe('retry')
  expect(decideDeliveryRetry(hook, 8).kind).toBe('park')
  expect(decideDeliveryRetry(away, 1).kind).toBe('park')
})

it('the steps of a rule come in their order, and only those that it requests', () => {
  const whole = { part_of: null }
  expect(firstStep(defaultFolderRule, whole)).toBeNull()
  const rule = { ...defaultFolderRule, writes: ['text' as const], doneDir: '/done', webhookUrl: 'http://x' }
  expect(firstStep(rule, whole)).toBe('files')
  expect(stepAfter(rule, whole, 'files')).toBe('move')
  expect(stepAfter(rule, whole, 'move')).toBe('webhook')
  expect(stepAfter(rule, whole, 'webhook')).toBeNull()
  expect(stepAfter(rule, whole, 'renew')).toBeNull()
})

it('a batch scan is split before anything else, and moved after its documents were delivered', () => {
  const rule = {
    ...defaultFolderRule,
    splitsPiles: true,
    writes: ['text' as const],
    doneDir: '/done',
    webhookUrl: 'http://x',
  }
  expect(firstStep(rule, { part_of: null })).toBe('parts')
  expect(stepAfter(rule, { part_of: null }, 'parts')).toBe('files')
  const part = { part_of: 'rec_1' }
  expect(firstStep(rule, part)).toBe('files')
  expect(stepAfter(rule, part, 'files')).toBe('webhook')
  expect(stepAfter(rule, part, 'webhook')).toBe('move')
  expect(stepAfter(rule, part, 'move')).toBeNull()
  expect(stepAfter(rule, part, 'renew')).toBeNull()
})
