// Settings of a schema's fields, from the saved schema to the fields of a record.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Field } from '../../shared/contract/field.ts'
import type { FieldSettings } from '../../shared/schema/field-settings.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const page = pageOf('Auftragskennung: K-4711', 'Shelf: 10.00', 'Door: 1.90', 'Kitchen: 12.90', 'Paid: no')
const body = '{"our_case":"","shelf":"","door":"","kitchen":"","paid":"","signed_on":""}'
const sum = [
  { path: 'shelf', isLess: false },
  { path: 'door', isLess: false },
]
const settings: FieldSettings = {
  our_case: { names: ['Auftragskennung'], help: 'Our own number' },
  kitchen: { kind: 'amount', sum },
  paid: { kind: 'yesNo' },
  signed_on: { kind: 'date', isRequired: true },
}

/** Reads an image with a saved schema; returns its record. */
async function read(fovea: TestEngine, schemaId: string) {
  const file = path.join(tempDir(), 'a.png')
  writeFileSync(file, await makeTextImage('a'))
  const images = [{ path: file }]
  const { records } = await fovea.call('records.add', { images, operation: 'json', schemaId })
  return fovea.call('records.get', { id: records[0]!.id, wait: true })
}

const engine = () => testEngine({ workers: fakeWorkers((worker) => worker.answer(page)).host })
/** The doubts by the path of their field. */
const doubts = (fields: readonly Field[]) =>
  Object.fromEntries(fields.flatMap(({ path, doubt }) => (doubt ? [[path, doubt]] : [])))

it('each revision of a schema has its own settings, and settings without a field are dropped with a message', async () => {
  const fovea = await engine()
  const saved = await fovea.call('schemas.save', {
    name: 'Case',
    body,
    settings: { ...settings, colour: { help: 'Gone' } },
  })
  expect(saved).toMatchObject({ body, settings, dropped: ['colour'], revision: 1 })
  const { id } = saved
  // Saving only the text, as a program without support for settings does, keeps the settings of the remaining fields.
  const shorter = '{"our_case":"","kitchen":""}'
  const next = await fovea.call('schemas.save', { id, name: 'Case', body: shorter })
  expect(next.settings).toEqual({ our_case: settings['our_case'], kitchen: { kind: 'amount' } })
  expect(next.dropped.toSorted()).toEqual(['door', 'paid', 'shelf', 'signed_on'])
  const same = await fovea.call('schemas.save', { id, name: 'Case', body: shorter, settings: next.settings })
  expect(same.revision).toBe(2)
  const none = await fovea.call('schemas.save', { id, name: 'Case', body: shorter, settings: {} })
  expect(none).toMatchObject({ revision: 3, settings: {} })
  const { revisions } = await fovea.call('schemas.revisions', { id })
  expect(revisions.map((one) => Object.keys(one.settings).length)).toEqual([0, 2, 4])
})

it('a record is filled and doubted according to the settings, and a correction returns the doubts that it resolves', async () => {
  const fovea = await engine()
  const { id } = await fovea.call('schemas.save', { name: 'Case', body, settings })
  const record = await read(fovea, id)
  expect(record.fieldSettings).toEqual(settings)
  expect(record.needsReview).toBe(true)
  expect(JSON.parse(record.content ?? '')).toMatchObject({ our_case: 'K-4711', kitchen: '12.90', paid: 'no' })
  expect(doubts(record.fields)).toEqual({ kitchen: 'addsUp', signed_on: 'required' })
  const kitchen = record.fields.find(({ path }) => path === 'kitchen')
  expect(kitchen?.confidence).toBeLessThan(0.7)
  const preview = await fovea.call('schemas.preview', { body, settings, recordId: record.id })
  expect(preview.fields).toEqual(record.fields)

  await fovea.call('settings.set', { usesRules: false })
  const correct = async (field: string, value: string) =>
    (await fovea.call('records.correct', { id: record.id, field, value })).fields
  expect(doubts(await correct('shelf', '11.00'))).toEqual({ signed_on: 'required' })
  // A value entered by a person is never refused; it is shown with its doubt.
  const wrong = await correct('signed_on', 'by Jana')
  expect(wrong.at(-1)).toMatchObject({ value: 'by Jana', how: 'person', doubt: 'kind' })
  expect(wrong.find(({ path }) => path === 'kitchen')?.confidence).toBeGreaterThan(0.7)
  const right = await correct('signed_on', '3 March 2026')
  expect(right.at(-1)).toMatchObject({ normalised: '2026-03-03', doubt: null })
})

it('a record keeps the settings it was made with, and takes the newest ones when it is read again', async () => {
  const fovea = await engine()
  const { id } = await fovea.call('schemas.save', { name: 'Case', body, settings })
  const record = await read(fovea, id)
  await fovea.call('schemas.save', { id, name: 'Case', body, settings: {} })
  expect((await fovea.call('records.get', { id: record.id })).fieldSettings).toEqual(settings)
  const again = await fovea.call('records.again', { ids: [record.id] })
  const plain = await fovea.call('records.get', { id: again.records[0]!.id, wait: true })
  expect(plain.fieldSettings).toEqual({})
  expect(doubts(plain.fields)).toEqual({})
  await fovea.call('schemas.remove', { id })
  const kept = await fovea.call('records.again', { ids: [record.id] })
  expect((await fovea.call('records.get', { id: kept.records[0]!.id, wait: true })).fieldSettings).toEqual(
    settings,
  )
})

it('a request with a saved schema uses its settings, and one with a plain schema uses none', async () => {
  const fovea = await engine()
  await fovea.call('schemas.save', { name: 'Case', body, settings })
  const image = `data:image/png;base64,${(await makeTextImage('b')).toString('base64')}`
  const document = { type: 'image_url' as const, image_url: image }
  const named = await fovea.call('operation.json', { document, schema_name: 'Case', details: 1 })
  expect(JSON.parse(named.content)).toMatchObject({ our_case: 'K-4711' })
  expect(doubts(named.details?.fields ?? [])).toEqual({ kitchen: 'addsUp', signed_on: 'required' })
  const plain = await fovea.call('operation.json', { document, result_schema: body, details: 1 })
  expect(doubts(plain.details?.fields ?? [])).toEqual({})
})

it('settings are exported and imported with the rule of a folder', async () => {
  const from = await watchedFolder()
  const { id: schemaId } = await from.fovea.call('schemas.save', { name: 'Case', body, settings })
  await from.fovea.call('folders.update', { id: from.id, operation: 'json', schemaId })
  const { content: ruleText } = await from.fovea.call('folders.export', { id: from.id })
  const to = await watchedFolder()
  for (const name of ['one', 'two']) await to.fovea.call('folders.import', { ruleText, path: tempDir(name) })
  const { schemas } = await to.fovea.call('schemas.list', {})
  expect(schemas).toMatchObject([{ name: 'Case', body, settings }])
})
