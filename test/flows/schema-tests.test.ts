// Tests of a schema: a draft is compared with the expected values of pinned records, and with the saved schema.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'

const page = pageOf('Harbour Supplies', 'Date: 14/03/2026', 'Lamp oil | 12.50', 'Total: 12.50')
const body = '{"date":"","total":""}'

/** An engine with a schema and one pinned record, and a function that tries a draft. */
async function withPinned() {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer(page)).host })
  const image = path.join(tempDir(), 'oil.png')
  writeFileSync(image, await makeTextImage('oil'))
  const { id } = await fovea.call('schemas.save', { name: 'Receipt', body })
  const { records } = await fovea.call('records.add', {
    images: [{ path: image }],
    operation: 'json',
    schemaId: id,
  })
  const recordId = records[0]!.id
  await fovea.call('records.get', { id: recordId, wait: true })
  expect(await fovea.call('schemas.pin', { id, recordId })).toEqual({ pinned: 1 })
  const tried = async (draft: string) => (await fovea.call('schemas.try', { id, body: draft })).tests
  return { fovea, id, recordId, tried }
}

it('a draft is compared with the values of its pinned records, including corrections', async () => {
  const { fovea, recordId, tried } = await withPinned()
  const [same] = await tried(body)
  expect(same).toMatchObject({ recordId, filename: 'oil.png' })
  expect(same?.fields).toContainEqual({ path: 'total', expected: '12.50', before: '12.50', after: '12.50' })

  const [renamed] = await tried('{"date":"","colour":""}')
  expect(renamed?.fields).toContainEqual({
    path: 'total',
    expected: '12.50',
    before: '12.50',
    after: null,
  })

  await fovea.call('settings.set', { usesRules: false })
  await fovea.call('records.correct', { id: recordId, field: 'total', value: '13.00' })
  const [corrected] = await tried(body)
  expect(corrected?.fields).toContainEqual({
    path: 'total',
    expected: '13.00',
    before: '12.50',
    after: '12.50',
  })
})

it('a pin ends when it is removed or its record is deleted', async () => {
  const { fovea, id, recordId, tried } = await withPinned()
  await fovea.call('records.remove', { ids: [recordId] })
  expect(await tried(body)).toEqual([])
  await fovea.call('records.restore', { ids: [recordId] })
  expect(await tried(body)).toHaveLength(1)
  expect(await fovea.call('schemas.pin', { id, recordId, isPinned: false })).toEqual({ pinned: 0 })
  await fovea.call('schemas.pin', { id, recordId })
  await fovea.call('records.remove', { ids: [recordId], isForever: true })
  expect(await tried(body)).toEqual([])
})

it('an invalid draft and a missing record are refused with a message', async () => {
  const { fovea, id } = await withPinned()
  const context = { caller: owner }
  expect(await fovea.engine.call('schemas.try', { id, body: '{"a":1}' }, context)).toMatchObject({
    ok: false,
    error: { code: 'schema.value' },
  })
  expect(await fovea.engine.call('schemas.pin', { id, recordId: 'rec_none' }, context)).toMatchObject({
    ok: false,
    error: { code: 'record.unknown' },
  })
})
