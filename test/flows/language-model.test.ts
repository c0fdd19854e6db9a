// Fields that the rules leave empty are filled by a language model on this machine, only with text from the page.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import type { RecordView } from '../../shared/contract/record.ts'
import type { Settings } from '../../shared/settings.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { makeTextImage } from '../support/images.ts'
import { modelServer, type Quirk } from '../support/model-server.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'

const page = pageOf(
  'Harbour Supplies',
  'Fair wind to all',
  'settled on 14/03/2026',
  'Rope of hemp | 1,200.00',
  'Lamp oil | 50.00',
  'Total: 1,250.00',
)
const schema = '{"total":"","moon":"","motto":"","weather":"","goods":[{"article":"","tally":""}]}'
const answer = {
  total: '9.99',
  moon: '2026-03-14',
  motto: 'FAIR WIND TO ALL',
  weather: 'sunny',
  goods: [
    { article: 'Rope of hemp', tally: 1200 },
    { article: 'Dragon scales', tally: '7.77' },
    { article: 'Lamp oil', tally: '50.00', extra: 'dropped' },
  ],
  unasked: 'dropped',
}
const filled = {
  total: '1,250.00',
  moon: '14/03/2026',
  motto: 'Fair wind to all',
  weather: '',
  goods: [
    { article: 'Rope of hemp', tally: '1,200.00' },
    { article: 'Lamp oil', tally: '50.00' },
  ],
}
const unfilled = { total: '1,250.00', moon: '', motto: '', weather: '', goods: [] }

/** An engine that uses a language model with these settings. */
async function engineAsking(settings: Partial<Settings>, options: Parameters<typeof testEngine>[0] = {}) {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer(page)).host, ...options })
  await fovea.call('settings.set', { isModelOn: true, ...settings })
  return fovea
}

/** Reads a new image with the schema above; returns its record. */
async function read(fovea: TestEngine, name = 'a'): Promise<RecordView> {
  const file = path.join(tempDir(), `${name}.png`)
  writeFileSync(file, await makeTextImage(name))
  const images = [{ path: file }]
  const { records } = await fovea.call('records.add', { images, operation: 'json', resultSchema: schema })
  return fovea.call('records.get', { id: records[0]!.id, wait: true })
}

/** The filled schema of a record. */
const valuesOf = (record: RecordView) => JSON.parse(record.content ?? '') as unknown
const fieldAt = (record: RecordView, at: string) => record.fields.find((field) => field.path === at)

describe('a language model on this machine', () => {
  it('gets no request unless the user switched it on', async () => {
    const server = await modelServer('exact', answer)
    const fovea = await engineAsking({ isModelOn: false, modelAddress: server.address })
    expect(valuesOf(await read(fovea))).toEqual(unfilled)
    expect([server.requests.length, server.listings()]).toEqual([0, 0])
  })

  it('fills fields that the rules left empty with text from the page, and changes no others', async () => {
    const server = await modelServer('exact', answer)
    const fovea = await engineAsking({ modelAddress: server.address })
    const record = await read(fovea)
    expect(valuesOf(record)).toEqual(filled)
    expect(fieldAt(record, 'moon')).toMatchObject({
      how: 'model',
      raw: '14/03/2026',
      normalised: '2026-03-14',
    })
    expect(fieldAt(record, 'moon')?.confidence).toBeLessThanOrEqual(0.7)
    const [request] = server.requests
    expect(request).toMatchObject({ model: 'small', temperature: 0, stream: false })
    const prompt = request?.messages.at(-1)?.content
    expect(prompt).toContain('Rope of hemp')
    expect(prompt).toContain('{"moon":"","motto":"","weather":"","goods":[{"article":"","tally":""}]}')
    expect(request?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { additionalProperties: false } },
    })
  })

  it('invents nothing: a value that is not on the page is only an alternative without a position', async () => {
    const server = await modelServer('exact', answer)
    const record = await read(await engineAsking({ modelAddress: server.address }))
    expect(fieldAt(record, 'weather')).toMatchObject({
      value: '',
      box: null,
      alternatives: [{ value: 'sunny', raw: '', box: null, confidence: 0 }],
    })
  })

  it.each<[Quirk, number]>([
    ['grammarOnly', 2],
    ['plainOnly', 3],
    ['thinking', 2],
    ['streaming', 1],
    ['parts', 1],
  ])('is supported if it is of the kind %s', async (quirk, requests) => {
    const server = await modelServer(quirk, answer)
    const fovea = await engineAsking({ modelAddress: server.address, modelName: 'small' })
    expect(valuesOf(await read(fovea))).toEqual(filled)
    expect(server.requests).toHaveLength(requests)
    await read(fovea, 'b')
    // The next request begins with the response format that worked.
    expect(server.requests).toHaveLength(requests + 1)
  })

  it.each<[Quirk, string, string]>([
    ['loading', 'model.failed', 'Loading model'],
    ['error200', 'model.failed', 'more memory'],
    ['down', 'model.unreachable', ''],
    ['silent', 'model.timeout', '1 s'],
    ['endless', 'model.failed', '4 MB'],
    ['elsewhere', 'model.unreachable', ''],
  ])(
    'of the kind %s makes no record fail: the rules fill it, and the check names the reason',
    async (quirk, code, why) => {
      const server = await modelServer(quirk, answer)
      // One second is enough for a model that never answers; others may need longer on a busy machine.
      const patience = quirk === 'silent' ? { modelTimeoutSeconds: 1 } : {}
      const fovea = await engineAsking({ modelAddress: server.address, modelName: 'small', ...patience })
      const record = await read(fovea)
      expect([record.status, valuesOf(record)]).toEqual(['done', unfilled])
      const state = await fovea.call('model.check', {})
      expect(state.lastProblem?.code).toBe(code)
      expect(state.lastProblem?.message).toContain(why)
      expect(fovea.errors).toEqual([])
    },
  )

  it('gets no request for a minute after it did not answer', async () => {
    const server = await modelServer('down', answer)
    const clock = fakeClock()
    const fovea = await engineAsking({ modelAddress: server.address, modelName: 'small' }, { clock })
    await read(fovea)
    await read(fovea, 'b')
    expect(server.requests).toHaveLength(1)
    await clock.advance(61_000)
    await read(fovea, 'c')
    expect(server.requests).toHaveLength(2)
  })

  it.each([['no JSON here'], [[1, 2]], ['null']])('that answers %j adds nothing', async (content) => {
    const server = await modelServer('exact', content)
    expect(valuesOf(await read(await engineAsking({ modelAddress: server.address })))).toEqual(unfilled)
  })
})

describe('an address beyond this machine', () => {
  const set = (fovea: TestEngine, changes: Partial<Settings>) =>
    fovea.engine.call('settings.set', changes, { caller: owner })

  it.each([
    'http://models.example:8080/v1',
    'http://192.0.2.7/v1',
    'http://127.0.0.1.example/v1',
    'http://0.0.0.0:1/v1',
  ])('such as %s needs its host to be confirmed', async (modelAddress) => {
    const fovea = await testEngine({ workers: fakeWorkers().host })
    expect(await set(fovea, { isModelOn: true, modelAddress })).toMatchObject({
      ok: false,
      error: { code: 'model.notConfirmed', data: { host: new URL(modelAddress).host } },
    })
    expect((await fovea.call('settings.get', {})).isModelOn).toBe(false)
    const confirmed = { isModelOn: true, modelAddress, confirmedModelHost: new URL(modelAddress).host }
    expect(await set(fovea, confirmed)).toMatchObject({ ok: true })
    // Each host needs its own confirmation.
    expect(await set(fovea, { modelAddress: 'http://elsewhere.example/v1' })).toMatchObject({ ok: false })
  })

  it.each(['', 'not an address', 'ftp://127.0.0.1/v1', 'http://me:secret@127.0.0.1/v1'])(
    'can not be %j',
    async (modelAddress) => {
      const fovea = await testEngine({ workers: fakeWorkers().host })
      expect(await set(fovea, { isModelOn: true, modelAddress })).toMatchObject({
        ok: false,
        error: { code: 'model.address' },
      })
    },
  )

  it('is shown by the check, with the models of an endpoint that answers', async () => {
    const server = await modelServer('exact', {}, ['small', 'large'])
    const fovea = await engineAsking({ modelAddress: server.address })
    expect(await fovea.call('model.check', {})).toMatchObject({
      isLocal: true,
      models: ['small', 'large'],
      problem: { code: 'model.name' },
    })
    await fovea.call('settings.set', { modelName: 'large' })
    expect(await fovea.call('model.check', {})).toMatchObject({ isLocal: true, problem: null })
  })
})
