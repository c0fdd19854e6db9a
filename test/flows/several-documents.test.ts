// Several documents in one picture: told, doubted as long as they are mixed, and split.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const left = [
  'Harbour Supplies Ltd',
  'VAT No: GB123456789',
  'Receipt No: 40172',
  'Date: 14/03/2026',
  'Total: 12.50',
]
const right = [
  'Green Hill Clinic Ltd',
  'VAT No: GB987654321',
  'Receipt No: 88213',
  'Date: 02/05/2026',
  'Total: 80.25',
]
const both: Page = pageOf(
  ...left.map((text, row) => ({ text, y: 50 + 40 * row })),
  ...right.map((text, row) => ({ text, x: 560, y: 50 + 40 * row })),
)
const one = pageOf(...left)

const schema = '{"company":"","total":""}'

it('two receipts on one picture are doubted until it is split into a record of each', async () => {
  const parts: unknown[] = []
  const workers = fakeWorkers((worker) => {
    const part = worker.sent.findLast((message) => message.type === 'read')?.part
    parts.push(part)
    worker.answer(part ? one : both)
  })
  const fovea = await testEngine({ workers: workers.host })
  const file = path.join(tempDir(), 'two.png')
  writeFileSync(file, await makeTextImage('two'))
  const added = await fovea.call('records.add', {
    images: [{ path: file }],
    ...{ operation: 'json', resultSchema: schema },
  })
  const id = added.records[0]?.id ?? ''
  const mixed = await fovea.call('records.get', { id, wait: true })
  expect(mixed.fields.map(({ doubt }) => doubt)).toEqual(['severalDocuments', 'severalDocuments'])
  const found = await fovea.call('records.parts', { id })
  expect(found.parts.map(({ pages, reasons }) => [pages, ...reasons])).toEqual([
    ['1', 'start'],
    ['1', 'sender', 'number', 'total', 'head'],
  ])
  const { records } = await fovea.call('records.split', { id })
  expect(records).toHaveLength(2)
  const split = await fovea.call('records.get', { id: records[0]?.id ?? '', wait: true })
  await fovea.call('records.get', { id: records[1]?.id ?? '', wait: true })
  expect(JSON.parse(split.content ?? '')).toEqual({ company: left[0], total: '12.50' })
  expect(split.fields.map(({ doubt }) => doubt)).toEqual([null, null])
  expect(parts.slice(1)).toEqual(found.parts.map(({ part }) => part))
  expect((await fovea.call('records.get', { id })).removedAt).not.toBe(null)
})

it('a single receipt is one part, and is not split', async () => {
  const workers = fakeWorkers((worker) => worker.answer(one))
  const fovea = await testEngine({ workers: workers.host })
  const file = path.join(tempDir(), 'one.png')
  writeFileSync(file, await makeTextImage('one'))
  const added = await fovea.call('records.add', { images: [{ path: file }] })
  const id = added.records[0]?.id ?? ''
  await fovea.call('records.get', { id, wait: true })
  expect(await fovea.call('records.parts', { id })).toEqual({
    parts: [{ pages: '1', part: null, why: 'start', reasons: ['start'] }],
  })
  await expect(fovea.call('records.split', { id })).rejects.toThrow('one page')
})

it('a watched folder whose rule says so splits a picture by itself, into files with names of their own', async () => {
  const w = await watchedFolder({ splitsPiles: true, writes: ['text'] }, { pages: [both] })
  writeFileSync(w.at('desk.png'), await makeTextImage('desk'))
  await w.untilDone(2)
  expect(w.names()).toEqual(['desk p1a.txt', 'desk p1b.txt', 'desk.png'])
})
