// The engine keeps answering, however long a page and a schema take to be understood. Uses the real process.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { understandingHost } from '../../electron/cli/child-host.ts'
import type { PackedPage } from '../../electron/pages/packed-page.ts'
import type { ToUnderstanding } from '../../electron/understanding/protocol.ts'
import { owner } from '../../electron/engine/caller.ts'
import type { UnderstandingHost } from '../../electron/engine/ports.ts'
import { answerLimitMs } from '../../electron/engine/understanding/lane.ts'
import { countWords, looksOf, maxLooks } from '../../shared/extract/looks.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { densePage, flatSchema, listSchema } from '../support/dense-page.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { inProcessUnderstanding } from '../support/in-process-understanding.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { fixtures, makeTextImage } from '../support/images.ts'
import { pageOf } from '../support/page-builder.ts'
import { tempDir } from '../support/temp-dir.ts'

const dense = densePage({ rows: 100, columns: 50 })
/** The largest schema that is accepted for this page: half a minute of work. */
const heaviest = flatSchema(Math.floor(maxLooks / looksOf(countWords(dense), schemaOf('{"one":""}'))))
const tooMuch = listSchema(100, 19)
const receipt = pageOf('Harbour Supplies', 'Date: 14/03/2026', 'Total: 12.50')
const small = '{"date":"","total":""}'

function schemaOf(text: string) {
  const schema = parseSchema(text)
  if (!schema.ok) throw new Error(schema.error.code)
  return schema.value
}

/** The real processes; a test can have each killed when it gets a request, or keep it silent. */
function understandingProcesses() {
  const inner = understandingHost()
  const state = { dies: false, isSilent: false, asked: 0 }
  const host: UnderstandingHost = {
    start() {
      const process = inner.start()
      return {
        ...process,
        send(message) {
          state.asked += 1
          if (!state.isSilent) process.send(message)
          if (state.dies) process.kill()
        },
      }
    },
  }
  return { host, state }
}

/** An engine that reads the dense page from every image. */
const withDense = (options: Parameters<typeof testEngine>[0] = {}) =>
  testEngine({ workers: fakeWorkers((worker) => worker.answer(dense)).host, ...options })

/** Reads the text of a page; returns the id of its finished record. */
async function readText(fovea: TestEngine): Promise<string> {
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const id = records[0]!.id
  await fovea.call('records.get', { id, wait: true })
  return id
}

/** Adds an image to be filled by a schema, without waiting; returns the id of its record. */
async function addFields(fovea: TestEngine, resultSchema: string): Promise<string> {
  const images = [{ path: fixtures.hello }]
  const { records } = await fovea.call('records.add', { images, operation: 'json', resultSchema })
  return records[0]!.id
}

describe('the largest schema that is accepted', () => {
  it('is tried on a dense page while the engine keeps answering and fills other schemas', async () => {
    const fovea = await withDense({ understanding: understandingProcesses().host })
    const recordId = await readText(fovea)
    const typing = new AbortController()
    let isOver = false
    const preview = fovea.engine
      .call('schemas.preview', { body: heaviest, recordId }, { caller: owner, signal: typing.signal })
      .finally(() => (isOver = true))
    expect((await fovea.call('system.health', {})).status).toBe('ok')
    expect((await fovea.call('schemas.preview', { body: small, recordId })).fields).toHaveLength(2)
    expect(isOver).toBe(false)
    typing.abort()
    expect(await preview).toMatchObject({ ok: false, error: { code: 'read.cancelled' } })
    expect(fovea.errors).toEqual([])
  })
})

it('previews and corrections of a document send its pages as they are stored, and places lead back to them', async () => {
  const asked: ToUnderstanding[] = []
  const inner = inProcessUnderstanding()
  const host: UnderstandingHost = {
    start() {
      const process = inner.start()
      return {
        ...process,
        send(message) {
          asked.push(message)
          process.send(message)
        },
      }
    },
  }
  const workers = fakeWorkers(
    (worker, job) => worker.answer(job.endsWith('#2') ? receipt : pageOf('A cover sheet')),
    undefined,
    ({ job }) => ({ type: 'opened', job, pages: 2 }),
  )
  const fovea = await testEngine({ workers: workers.host, understanding: host })
  const file = path.join(tempDir(), 'a.pdf')
  writeFileSync(file, await makePdf({ pages: [drawLines('one'), drawLines('two')] }))
  const options = { operation: 'json' as const, resultSchema: small }
  const { records } = await fovea.call('records.add', { images: [{ path: file }], ...options })
  const { id } = await fovea.call('records.get', { id: records[0]!.id, wait: true })
  asked.length = 0
  const { fields } = await fovea.call('schemas.preview', { body: small, recordId: id })
  const total = fields.find(({ path: name }) => name === 'total')!
  expect([total.value, total.page, total.box]).toEqual(['12.50', 2, receipt.lines[2]!.words[1]!.box])
  const corrected = await fovea.call('records.correct', { id, field: 'date', box: total.box!, page: 2 })
  expect(corrected.fields[0]).toMatchObject({ value: '12.50', page: 2, box: total.box })
  const bodies = asked.map((message) => (message.asked as { pages: PackedPage[] }).pages)
  expect(asked.map(({ name }) => name)).toEqual(['preview', 'place', 'learn'])
  for (const pages of bodies)
    expect(pages).toMatchObject([
      { number: 1, body: expect.any(Uint8Array) as Uint8Array },
      { number: 2, body: expect.any(Uint8Array) as Uint8Array },
    ])
})

describe('a schema that is too large for a page', () => {
  const numbers = { fields: 1900, words: 5000, looks: 1900 * 5000, most: maxLooks }

  it('is refused in a preview with the numbers, before the work begins', async () => {
    const fovea = await withDense({ understanding: understandingProcesses().host })
    const recordId = await readText(fovea)
    expect(
      await fovea.engine.call('schemas.preview', { body: tooMuch, recordId }, { caller: owner }),
    ).toEqual({
      ok: false,
      error: { code: 'understand.tooMuch', data: { name: 'hello.png', ...numbers } },
    })
  })

  it('makes a record fail without a retry; its page is kept and the request is not counted', async () => {
    const workers = fakeWorkers((worker) => worker.answer(dense))
    const fovea = await withDense({ workers: workers.host })
    const { key } = await fovea.call('keys.create', { name: 'Test', tier: 'free' })
    const caller = fovea.engine.access.callerOfKey(key)
    if (!caller.ok) throw new Error('unreachable')
    const image_url = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
    const document = { type: 'image_url', image_url }
    const ask = (result_schema: string) =>
      fovea.engine.call('operation.json', { document, result_schema }, { caller: caller.value })
    expect(await ask(tooMuch)).toMatchObject({
      ok: false,
      error: { code: 'understand.tooMuch', data: numbers },
    })
    expect((await fovea.call('keys.list', {})).keys[0]?.usedThisMonth).toBe(0)
    expect(await ask(small)).toMatchObject({ ok: true })
    const reads = workers.started.flatMap(({ sent }) => sent.filter(({ type }) => type === 'read'))
    expect(reads).toHaveLength(1)
  })

  it('is far larger than ordinary schemas', () => {
    const paper = densePage({ rows: 60, columns: 10 })
    expect(looksOf(countWords(paper), schemaOf(flatSchema(100)))).toBeLessThan(maxLooks / 5)
    expect(looksOf(countWords(paper), schemaOf(listSchema(5, 12)))).toBeLessThan(maxLooks / 100)
  })
})

describe('an understanding process', () => {
  it('that dies makes the record fail with its own message after three attempts, and the next one is filled', async () => {
    const { host, state } = understandingProcesses()
    const fovea = await testEngine({
      workers: fakeWorkers((worker) => worker.answer(receipt)).host,
      understanding: host,
    })
    state.dies = true
    const id = await addFields(fovea, small)
    expect(await fovea.call('records.get', { id, wait: true })).toMatchObject({
      status: 'failed',
      error: { code: 'understand.crashed', data: { name: 'hello.png', attempts: 3 } },
    })
    state.dies = false
    await fovea.call('records.retry', { id })
    expect(await fovea.call('records.get', { id, wait: true })).toMatchObject({
      status: 'done',
      content: '{"date":"14/03/2026","total":"12.50"}',
    })
    expect(fovea.errors).toEqual([])
  })

  it('that takes too long is ended, and its record fails without a retry, which would take as long', async () => {
    const clock = fakeClock()
    const { host, state } = understandingProcesses()
    const fovea = await testEngine({
      workers: fakeWorkers((worker) => worker.answer(receipt)).host,
      understanding: host,
      clock,
    })
    state.isSilent = true
    const id = await addFields(fovea, small)
    await expect.poll(() => state.asked).toBe(1)
    await clock.advance(answerLimitMs)
    expect(await fovea.call('records.get', { id, wait: true })).toMatchObject({
      status: 'failed',
      error: { code: 'understand.timeout', data: { limitSeconds: answerLimitMs / 1000 } },
    })
    expect(state.asked).toBe(1)
  })

  it('stops when its record is cancelled, and the engine closes at once', async () => {
    const { host, state } = understandingProcesses()
    const fovea = await withDense({ understanding: host })
    const id = await addFields(fovea, heaviest)
    await expect.poll(() => state.asked).toBe(1)
    expect(await fovea.call('records.cancel', { id })).toMatchObject({ status: 'cancelled' })
    await fovea.engine.close()
  })

  it('learns the rules from a correction', async () => {
    const { host, state } = understandingProcesses()
    const fovea = await testEngine({
      workers: fakeWorkers((worker) => worker.answer(receipt)).host,
      understanding: host,
    })
    const image = path.join(tempDir(), 'oil.png')
    writeFileSync(image, await makeTextImage('oil'))
    const id = await addFields(fovea, '{"shop":"","total":""}')
    await fovea.call('records.get', { id, wait: true })
    const before = state.asked
    const { fields } = await fovea.call('records.correct', { id, field: 'shop', value: 'Harbour Supplies' })
    expect(fields[0]).toMatchObject({ value: 'Harbour Supplies', raw: 'Harbour Supplies', how: 'person' })
    expect((await fovea.call('rules.list', {})).rules).toHaveLength(1)
    expect(state.asked).toBe(before + 2)
  })
})
