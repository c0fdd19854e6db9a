// A second look at values that are doubtful: taken where a sum proves it, and never in the way of the record.
import { expect, it } from 'vitest'
import type { FromWorker } from '../../shared/worker-protocol.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'

const page = pageOf('Subtotal: 10.00', 'Tax: 0.60', { text: 'Total: 18.60', confidence: 0.6 })
const resultSchema = '{"subtotal":"","tax":"","total":""}'

async function totalAfter(onReread: (job: string) => FromWorker, profile: 'precise' | 'quick' = 'precise') {
  const workers = fakeWorkers(
    (worker) => worker.answer(page),
    ({ job }) => onReread(job),
  )
  const fovea = await testEngine({ workers: workers.host })
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }],
    operation: 'json',
    resultSchema,
    profile,
  })
  const record = await fovea.call('records.get', { id: records[0]!.id, wait: true })
  expect([record.status, fovea.errors]).toEqual(['done', []])
  return record.fields.find((field) => field.path === 'total')
}

const seen =
  (text: string) =>
  (job: string): FromWorker => ({ type: 'reread', job, readings: [{ text, confidence: 0.9 }] })

it('takes what makes the sum right, and keeps the first reading within reach', async () => {
  expect(await totalAfter(seen('10.60'))).toMatchObject({
    value: '10.60',
    normalised: '10.60',
    alternatives: [{ value: '18.60' }],
  })
})

it('leaves what no sum decides', async () => {
  expect(await totalAfter(seen('18.80'))).toMatchObject({
    value: '18.60',
    alternatives: [{ value: '18.80' }],
  })
})

it('is not asked for where a quick reading is wanted', async () => {
  expect(await totalAfter(seen('10.60'), 'quick')).toMatchObject({ value: '18.60' })
})

it('that fails costs no record', async () => {
  const gone = (job: string) =>
    ({ type: 'failed', job, error: { code: 'file.gone', data: { path: 'x' } } }) as const
  expect(await totalAfter(gone)).toMatchObject({ value: '18.60' })
})
