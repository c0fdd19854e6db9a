// Corrections by people: stored next to what was read, shown everywhere, undone, and learned from.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../../electron/engine/caller.ts'
import type { RecordView } from '../../shared/contract/record.ts'
import type { Page } from '../../shared/page.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'

const first = pageOf(
  'HARB0UR SUPP1IES SDN BHD',
  '12 Quay Street, 50000 Westport',
  'Receipt of the harbour shop',
  'Date: 14/03/2026',
  'Lamp oil | 12.50',
  'Amount settled | 12.50',
)
const second = pageOf(
  'HARBOUR SUPPLLES SDN BHD',
  '12 Quay Street, 50000 Westport',
  'Receipt of the harbour shop',
  'Date: 20/03/2026',
  'Rope | 30.00',
  'Amount settled | 30.00',
)

/** An engine that reads those pages, one an image, in the order in which the images are added. */
async function engineReading(...pages: readonly Page[]) {
  const queue = [...pages]
  const workers = fakeWorkers((worker) => worker.answer(queue.shift()))
  return testEngine({ workers: workers.host })
}

/** Reads a new image with this name and returns its record; without a schema the operation is the default one. */
async function read(fovea: TestEngine, schema: string, name = 'a'): Promise<RecordView> {
  const file = path.join(tempDir(), `${name}.png`)
  writeFileSync(file, await makeTextImage(name))
  const { records } = await fovea.call('records.add', {
    images: [{ path: file }],
    ...(schema === '' ? {} : { operation: 'json' as const, resultSchema: schema }),
  })
  return fovea.call('records.get', { id: records[0]!.id, wait: true })
}

const fieldAt = (record: RecordView, at: string) => record.fields.find((field) => field.path === at)
/** The filled schema of a record. */
const valuesOf = (record: RecordView) => JSON.parse(record.content ?? '') as Record<string, unknown>

describe('a corrected field', () => {
  it('is shown in content, fields and export; the read value is kept and can be restored', async () => {
    const fovea = await engineReading(first)
    const read1 = await read(fovea, '{"company":"","date":""}')
    const { id } = read1
    const corrected = await fovea.call('records.correct', {
      id,
      field: 'company',
      value: 'HARBOUR SUPPLIES SDN BHD',
    })
    expect(valuesOf(corrected)).toEqual({ company: 'HARBOUR SUPPLIES SDN BHD', date: '14/03/2026' })
    expect(corrected.contentRead).toBe(read1.content)
    expect(fieldAt(corrected, 'company')).toMatchObject({
      how: 'person',
      reason: null,
      correction: { read: fieldAt(read1, 'company')?.value },
    })
    const exported = await fovea.call('records.export', { ids: [id], format: 'json' })
    expect(exported.content).toContain('HARBOUR SUPPLIES SDN BHD')
    const found = await fovea.call('records.list', { query: 'HARBOUR SUPPLIES' })
    expect(found.total).toBe(1)
    const reverted = await fovea.call('records.revert', { id })
    expect(reverted).toEqual(read1)
  })

  it('takes the text inside the box if only a box is given', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"note":""}')
    const { box } = first.lines[2]!
    const corrected = await fovea.call('records.correct', { id, field: 'note', box })
    expect(fieldAt(corrected, 'note')).toMatchObject({ value: 'Receipt of the harbour shop', box })
  })

  it('gets the position of its value on the page, and none if the value is not printed there', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"a":"","b":""}')
    await fovea.call('records.correct', { id, field: 'a', value: '12 quay street' })
    const corrected = await fovea.call('records.correct', { id, field: 'b', value: 'Somewhere else' })
    expect(fieldAt(corrected, 'a')).toMatchObject({ raw: '12 Quay Street,' })
    expect(fieldAt(corrected, 'b')).toMatchObject({ raw: '', box: null })
  })

  it('adds the next element of a list, and refuses one that would leave a gap', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"items":[{"name":"","price":""}],"x":""}')
    const at = (field: string) =>
      fovea.engine.call('records.correct', { id, field, value: 'y' }, { caller: { kind: 'owner' } })
    expect(await at('items[7].name')).toMatchObject({ ok: false, error: { code: 'field.gap' } })
    for (const wrong of ['items', 'items[0]', 'items[0].nme', 'x.y', 'x[0]', '__proto__', '', 'items[0]name'])
      expect(await at(wrong)).toMatchObject({ ok: false })
    await fovea.call('records.correct', { id, field: 'items[0].name', value: 'Lamp oil' })
    const corrected = await fovea.call('records.correct', { id, field: 'items[1].price', value: '2.00' })
    expect(valuesOf(corrected)['items']).toMatchObject([{ name: 'Lamp oil' }, { name: '', price: '2.00' }])
  })

  it('must have been corrected before its correction can be undone', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"company":""}')
    const answer = await fovea.engine.call(
      'records.revert',
      { id, field: 'company' },
      { caller: { kind: 'owner' } },
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'field.notCorrected' } })
  })
})

describe('a corrected text', () => {
  it('replaces the content of the record until the correction is undone', async () => {
    const fovea = await engineReading(first)
    const read1 = await read(fovea, '')
    const corrected = await fovea.call('records.correct', { id: read1.id, value: 'All in my own words' })
    expect(corrected).toMatchObject({ content: 'All in my own words', contentRead: read1.content })
    const exported = await fovea.call('records.export', { ids: [read1.id], format: 'text' })
    expect(exported.content).toBe('All in my own words\n')
    await fovea.call('records.correct', { id: read1.id, value: 'Better still' })
    expect(await fovea.call('records.revert', { id: read1.id })).toEqual(read1)
  })
})

it('corrections that are made at the same time are all accepted, and the last one holds', async () => {
  const fovea = await engineReading(first)
  const before = await read(fovea, '{"company":"","items":[{"name":""}]}')
  const { id } = before
  const values = Array.from({ length: 30 }, (_, at) => `value ${at}`)
  await Promise.all(
    values.flatMap((value) => [
      fovea.call('records.correct', { id, field: 'company', value }),
      fovea.call('records.correct', { id, field: 'items[0].name', value }),
    ]),
  )
  const after = await fovea.call('records.get', { id })
  expect(valuesOf(after)).toEqual({ company: 'value 29', items: [{ name: 'value 29' }] })
  await fovea.call('records.revert', { id, field: 'company' })
  const reverted = await fovea.call('records.get', { id })
  expect(valuesOf(reverted)['company']).toBe(valuesOf(before)['company'])
})

describe('a rule learned from a correction', () => {
  it('fills the next document of the same layout, is named as the source, and has no effect once it is deleted', async () => {
    const fovea = await engineReading(first, second, second)
    const schema = '{"company":"","what_we_gave":""}'
    const { id } = await read(fovea, schema, 'a')
    await fovea.call('records.correct', { id, field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' })
    await fovea.call('records.correct', { id, field: 'what_we_gave', value: '12.50' })
    const { rules } = await fovea.call('rules.list', {})
    expect(rules).toHaveLength(2)
    const next = await read(fovea, schema, 'b')
    expect(valuesOf(next)).toEqual({ company: 'HARBOUR SUPPLIES SDN BHD', what_we_gave: '30.00' })
    expect(fieldAt(next, 'company')).toMatchObject({
      how: 'learned',
      raw: 'HARBOUR SUPPLLES SDN BHD',
    })
    expect(fieldAt(next, 'company')?.alternatives[0]).toMatchObject({ value: 'HARBOUR SUPPLLES SDN BHD' })
    const used = await fovea.call('rules.list', {})
    expect(used.rules.map(({ uses }) => uses)).toEqual([1, 1])
    for (const rule of rules) await fovea.call('rules.switch', { id: rule.id, isOn: false })
    const without = await read(fovea, schema, 'c')
    expect(valuesOf(without)).toEqual({ company: 'HARBOUR SUPPLLES SDN BHD', what_we_gave: '' })
  })

  it('also covers values that were read correctly, and corrects them when they are misread on the next document', async () => {
    const fovea = await engineReading(second, first)
    const { id, content } = await read(fovea, '{"company":"","date":""}', 'a')
    const confirmed = await fovea.call('records.confirm', { id })
    expect(confirmed.content).toBe(content)
    const read0 = fieldAt(confirmed, 'company')!
    expect(read0.correction?.read).toBe(read0.value)
    const next = await read(fovea, '{"company":"","date":""}', 'b')
    expect(valuesOf(next)).toEqual({ company: read0.value, date: '14/03/2026' })
    expect((await fovea.call('rules.list', {})).rules.map(({ field }) => field)).toEqual(['company'])
  })

  it('is not applied while the settings forbid it, and is applied again afterwards', async () => {
    const fovea = await engineReading(first, second, second)
    const { id } = await read(fovea, '{"company":""}', 'a')
    await fovea.call('records.correct', { id, field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' })
    await fovea.call('settings.set', { usesRules: false })
    expect(fieldAt(await read(fovea, '{"company":""}', 'b'), 'company')?.how).not.toBe('learned')
    await fovea.call('settings.set', { usesRules: true })
    expect(fieldAt(await read(fovea, '{"company":""}', 'c'), 'company')?.how).toBe('learned')
  })

  it('applies to the same API key only, if the correction was made with a key', async () => {
    const fovea = await engineReading(first, second, second)
    const key = async (name: string) => {
      const { key: text } = await fovea.call('keys.create', { name, tier: 'ultra' })
      const caller = fovea.engine.access.callerOfKey(text)
      if (!caller.ok) throw new Error(caller.error.code)
      return caller.value
    }
    const [teacher, other] = [await key('one'), await key('two')]
    const ask = async (caller: Caller, name: string) => {
      const image = (await makeTextImage(name)).toString('base64')
      const document = { type: 'image_url' as const, image_url: `data:image/png;base64,${image}` }
      const input = { document, result_schema: '{"company":""}', details: 1 }
      return fovea.call('operation.json', input, { caller })
    }
    const taught = await ask(teacher, 'a')
    const correction = { id: taught.id, field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' }
    const refused = await fovea.engine.call('records.correct', correction, { caller: other })
    expect(refused).toMatchObject({ ok: false, error: { code: 'record.unknown' } })
    await fovea.call('records.correct', correction, { caller: teacher })
    expect((await ask(other, 'b')).details?.fields[0]?.how).not.toBe('learned')
    expect((await ask(teacher, 'c')).details?.fields[0]?.how).toBe('learned')
  })

  it('gives doubtful values after a correction that says otherwise, and is gone after the second', async () => {
    const settled = (total: string) =>
      pageOf(...['Harbour Supplies Ltd', 'VAT No: GB411208733', 'Lamp oil | 1.00', `Deposit kept | ${total}`])
    const fovea = await engineReading(...['9.10', '9.20', '9.30', '9.40'].map(settled))
    const schema = '{"what_we_gave":""}'
    const teach = async (id: string, value: string) => {
      await fovea.call('records.correct', { id, field: 'what_we_gave', value })
      return (await fovea.call('rules.list', {})).rules.map(({ contradicted }) => contradicted)
    }
    expect(await teach((await read(fovea, schema, 'a')).id, '9.10')).toEqual([0])
    const second = await read(fovea, schema, 'b')
    expect(fieldAt(second, 'what_we_gave')).toMatchObject({ value: '9.20', confidence: 0.9 })
    expect(await teach(second.id, '77.00')).toEqual([1])
    const third = await read(fovea, schema, 'c')
    expect(fieldAt(third, 'what_we_gave')).toMatchObject({ value: '9.30', confidence: 0.6 })
    expect(await teach(third.id, '78.00')).toEqual([])
    expect(valuesOf(await read(fovea, schema, 'd'))).toEqual({ what_we_gave: '' })
  })

  it('is not learned if it is wrong for a record of the sender that a person has confirmed', async () => {
    const pages = [
      pageOf('Harbour Supplies Ltd', 'VAT No: GB411208733', 'Lamp oil | 1.00', 'Rope | 12.50'),
      pageOf('Harbour Supplies Ltd', 'VAT No: GB411208733', 'Lamp oil | 7.00', 'Rope | 3.50'),
    ]
    const fovea = await engineReading(...pages)
    const schema = '{"company":"","what_we_gave":""}'
    const { id } = await read(fovea, schema, 'a')
    await fovea.call('records.correct', { id, field: 'what_we_gave', value: '99.00' })
    await fovea.call('records.confirm', { id })
    const second = await read(fovea, schema, 'b')
    await fovea.call('records.correct', { id: second.id, field: 'what_we_gave', value: '3.50' })
    expect((await fovea.call('rules.list', {})).rules.map(({ field }) => field)).toEqual(['company'])
  })

  it('is deleted when the correction is undone', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"company":""}')
    await fovea.call('records.correct', { id, field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' })
    await fovea.call('records.revert', { id })
    expect(await fovea.call('rules.list', {})).toEqual({ rules: [] })
  })

  it('is not made if the correction asks not to learn', async () => {
    const fovea = await engineReading(first)
    const { id } = await read(fovea, '{"company":""}')
    await fovea.call('records.correct', {
      id,
      field: 'company',
      value: 'HARBOUR SUPPLIES SDN BHD',
      learns: false,
    })
    expect(await fovea.call('rules.list', {})).toEqual({ rules: [] })
  })

  it('is exported as a file and imported by another installation only once', async () => {
    const one = await engineReading(first)
    const { id } = await read(one, '{"company":""}')
    await one.call('records.correct', { id, field: 'company', value: 'HARBOUR SUPPLIES SDN BHD' })
    const { content } = await one.call('rules.export', {})
    const other = await engineReading(second)
    expect(await other.call('rules.import', { body: content })).toEqual({ imported: 1, known: 0 })
    expect(await other.call('rules.import', { body: content })).toEqual({ imported: 0, known: 1 })
    expect(valuesOf(await read(other, '{"company":""}'))).toEqual({ company: 'HARBOUR SUPPLIES SDN BHD' })
    const { rules } = await other.call('rules.list', {})
    expect(await other.call('rules.remove', { ids: rules.map((rule) => rule.id) })).toEqual({ removed: 1 })
  })

  it('is imported only once even if it contains a lone surrogate, which the database can not store', async () => {
    const fovea = await engineReading()
    const rule = { field: 'a\ud800', layout: ['\udfff'], value: 'v', read: '', isConstant: true, anchors: [] }
    const body = JSON.stringify({ fovea: 'rules', version: 1, rules: [rule] })
    expect(await fovea.call('rules.import', { body })).toEqual({ imported: 1, known: 0 })
    expect(await fovea.call('rules.import', { body })).toEqual({ imported: 0, known: 1 })
  })

  it.each([
    '',
    '{}',
    '[1]',
    '{"fovea":"rules","version":2,"rules":[]}',
    '{"fovea":"rules","version":1,"rules":[{}]}',
  ])('is not imported from %j', async (body) => {
    const fovea = await engineReading()
    const answer = await fovea.engine.call('rules.import', { body }, { caller: { kind: 'owner' } })
    expect(answer).toMatchObject({ ok: false, error: { code: 'rule.file' } })
  })
})
