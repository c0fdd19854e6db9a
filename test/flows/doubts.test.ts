// Values that fail their own checks get a doubt, in the stored record and in the preview of a schema.
import { expect, it } from 'vitest'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { testEngine } from '../support/engine.ts'
import { pageOf } from '../support/page-builder.ts'

const page = pageOf(
  'Invoice number: RE-2024-17',
  'Due date: 31/02/2024',
  'IBAN: DE89 3704 0044 0532 0130 01',
  'VAT ID: 2024-05-31',
)

const result_schema = JSON.stringify({ invoice_number: '', due_date: '', iban: '', vat_id: '' })

it('the same values are marked as doubtful in a record and in the preview of its schema', async () => {
  const workers = fakeWorkers((worker) => worker.answer(page))
  const fovea = await testEngine({ workers: workers.host })
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }],
    operation: 'json',
    resultSchema: result_schema,
  })
  const recordId = records[0]!.id
  const { fields, confidence } = await fovea.call('records.get', { id: recordId, wait: true })
  expect(fields.map(({ path, value, reason, doubt }) => [path, value, reason ?? doubt])).toEqual([
    ['invoice_number', 'RE-2024-17', null],
    ['due_date', '31/02/2024', 'noSuchDay'],
    ['iban', 'DE89 3704 0044 0532 0130 01', 'checkDigits'],
    ['vat_id', '', 'otherKind'],
  ])
  // a record is as certain as the least certain value that it shows
  expect(confidence).toBe(Math.min(...fields.map((field) => field.confidence ?? 1)))
  const preview = await fovea.call('schemas.preview', { body: result_schema, recordId })
  expect(preview.fields).toEqual(fields)
})
