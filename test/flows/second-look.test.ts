// A second reading of doubtful values: used if a sum proves it right, and never a reason for a record to fail.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { FromWorker, ToWorker } from '../../shared/worker-protocol.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { tempDir } from '../support/temp-dir.ts'

const page = pageOf('Subtotal: 10.00', 'Tax: 0.60', { text: 'Total: 18.60', confidence: 0.6 })
const before = pageOf('A letter that comes with it')
const resultSchema = '{"subtotal":"","tax":"","total":""}'

/** Reads a receipt with a doubtful total; returns the total after the second reading. */
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

it('a second reading that makes the sum right replaces the first one, which stays as an alternative', async () => {
  expect(await totalAfter(seen('10.60'))).toMatchObject({
    value: '10.60',
    normalised: '10.60',
    alternatives: [{ value: '18.60' }],
  })
})

it('a second reading that no sum confirms stays an alternative', async () => {
  expect(await totalAfter(seen('18.80'))).toMatchObject({
    value: '18.60',
    alternatives: [{ value: '18.80' }],
  })
})

it('there is no second reading with the quick profile', async () => {
  expect(await totalAfter(seen('10.60'), 'quick')).toMatchObject({ value: '18.60' })
})

it('a failed second reading does not make the record fail', async () => {
  const gone = (job: string) =>
    ({ type: 'failed', job, error: { code: 'file.gone', data: { path: 'x' } } }) as const
  expect(await totalAfter(gone)).toMatchObject({ value: '18.60' })
})

it('a second reading uses the page of the document that contains the value', async () => {
  const requests: Extract<ToWorker, { type: 'reread' }>[] = []
  const workers = fakeWorkers(
    (worker, job) => worker.answer(job.endsWith('#2') ? { ...page, turn: 90 } : before),
    (message) => {
      requests.push(message)
      return seen('10.60')(message.job)
    },
    ({ job }) => ({ type: 'opened', job, pages: 2 }),
  )
  const fovea = await testEngine({ workers: workers.host })
  const file = path.join(tempDir(), 'two.pdf')
  writeFileSync(file, await makePdf({ pages: [drawLines('one'), drawLines('two')] }))
  const { records } = await fovea.call('records.add', {
    images: [{ path: file }],
    operation: 'json',
    resultSchema,
    profile: 'precise',
  })
  const record = await fovea.call('records.get', { id: records[0]!.id, wait: true })
  expect([record.status, fovea.errors]).toEqual(['done', []])
  expect(record.fields.find(({ path }) => path === 'total')).toMatchObject({ value: '10.60', page: 2 })
  const total = page.lines.find(({ words }) => words.some(({ text }) => text.startsWith('Total')))
  expect(requests).toMatchObject([{ number: 2, turn: 90, crops: [{ alphabet: '0123456789.,-' }] }])
  // The position is relative to its page, not to the whole document.
  expect(requests[0]!.crops[0]!.line.box.y0).toBe(total?.box.y0)
})
