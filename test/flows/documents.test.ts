// Files of several pages, from the request to the stored result of each page; reading is replaced by a fake.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { densePage, flatSchema } from '../support/dense-page.ts'
import { fakeClock, type FakeClock } from '../support/fake-clock.ts'
import type { FakeWorker } from '../support/fake-workers.ts'
import { fakeWorkers, onePage } from '../support/fake-workers.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import type { FromWorker, ToWorker } from '../../shared/worker-protocol.ts'

type Read = Extract<ToWorker, { type: 'read' }>

/** A file that only has to look like a PDF: the fake worker says which pages it has. */
function aPdf(name = 'papers.pdf'): string {
  const file = path.join(tempDir(), name)
  writeFileSync(file, `%PDF-1.7\n${name}\n%%EOF\n`)
  return file
}

/** A page with one word. */
function pageSaying(text: string) {
  const [line] = onePage.lines
  return { ...onePage, lines: [{ ...line!, words: [{ ...line!.words[0]!, text }] }] }
}

/** The last read request that the worker received. */
const readIn = ({ sent }: FakeWorker) => sent.findLast((message): message is Read => message.type === 'read')!
/** Answers with a page whose text is its number, such as `Page2`. */
const sayPage = (worker: FakeWorker) => worker.answer(pageSaying(`Page${readIn(worker).number ?? ''}`))

/** An engine whose documents have this number of pages, with a list of the reads. */
async function started(
  pages: number,
  onRead: (worker: FakeWorker, job: string) => void = sayPage,
  dataDir = tempDir(),
  clock?: FakeClock,
) {
  const opened = ({ job, password, name }: Extract<ToWorker, { type: 'open' }>): FromWorker =>
    name.startsWith('locked') && password !== 'sesame'
      ? {
          type: 'failed',
          job,
          error: { code: 'document.locked', data: { name, wasTried: password !== undefined } },
        }
      : { type: 'opened', job, pages }
  const workers = fakeWorkers(onRead, undefined, opened)
  const fovea = await testEngine({ workers: workers.host, dataDir, ...(clock && { clock }) })
  const reads = () =>
    workers.started.flatMap(({ sent }) => sent.flatMap((each) => (each.type === 'read' ? [each.number] : [])))
  return { fovea, workers, reads, dataDir }
}

type Wish = Parameters<TestEngine['call']>[1]

/** Adds a file and returns the id of its record. */
async function added(fovea: TestEngine, file: string, options: object = {}) {
  const input = { images: [{ path: file }], ...options } as Extract<Wish, { images: unknown }>
  const { records, refused } = await fovea.call('records.add', input)
  expect(refused).toEqual([])
  return records[0]!.id
}

/** Waits until the record is finished. */
const done = (fovea: TestEngine, id: string) => fovea.call('records.get', { id, wait: true })

it('a document is one record with the text of all its pages, and each page can be viewed', async () => {
  const { fovea } = await started(3)
  const record = await done(fovea, await added(fovea, aPdf()))
  expect(record).toMatchObject({
    status: 'done',
    content: 'Page1\n\n\fPage2\n\n\fPage3',
    document: { total: 3, numbers: [1, 2, 3], failed: [] },
  })
  const page = await fovea.call('records.page', { id: record.id, page: 2 })
  expect(page.lines[0]!.words[0]!.text).toBe('Page2')
  await expect(fovea.call('records.page', { id: record.id, page: 4 })).rejects.toThrow('has no page 4')
  const found = await fovea.call('records.list', { query: 'Page3' })
  expect(found.records.map(({ id }) => id)).toEqual([record.id])
  const { content } = await fovea.call('records.export', { ids: [record.id], format: 'text' })
  expect(content).toBe('Page1\n\nPage2\n\nPage3\n')
  expect(fovea.errors).toEqual([])
})

it('pages are read in parallel, and their progress is reported as that of the document', async () => {
  const held: FakeWorker[] = []
  const { fovea } = await started(8, (worker) => void held.push(worker))
  const progress: unknown[] = []
  fovea.engine.on((event) => {
    if (event.name === 'record.progress') progress.push(event.data)
  })
  const { workers } = await fovea.call('queue.get', {})
  const id = await added(fovea, aPdf())
  await expect.poll(() => held.length).toBe(Math.min(workers, 8))
  for (let read = 0; read < 8; read++) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    sayPage(held.shift()!)
  }
  const record = await done(fovea, id)
  expect(record.content?.split('\f')).toHaveLength(8)
  expect(progress.at(-1)).toMatchObject({ id, stage: 'reading', fraction: 1, pages: { done: 8, total: 8 } })
})

it('the first page of a document can be seen before the third is read', async () => {
  const held: FakeWorker[] = []
  const { fovea } = await started(20, (worker) => void held.push(worker))
  const { workers } = await fovea.call('queue.get', {})
  const id = await added(fovea, aPdf())
  await expect.poll(() => held.length).toBe(Math.min(workers, 20))
  expect((await fovea.call('records.get', { id })).progress).toMatchObject({ pages: { done: 0, read: [] } })
  sayPage(held.shift()!)
  await expect
    .poll(() => fovea.call('records.get', { id }))
    .toMatchObject({
      status: 'working',
      content: expect.stringMatching(/^Page1\s+\f/) as string,
      document: { total: 20, failed: [] },
      progress: { stage: 'reading', pages: { done: 1, total: 20, read: [1], leftMs: null } },
    })
  expect((await fovea.call('records.page', { id, page: 1 })).lines[0]!.words[0]!.text).toBe('Page1')
  await expect(fovea.call('records.page', { id, page: 3 })).rejects.toThrow('no result yet')
  const { records } = await fovea.call('records.list', { status: 'working' })
  expect(records[0]?.progress?.pages?.done).toBe(1)
})

it('a key sees the progress, the pages and the documents of its own scan', async () => {
  const held: FakeWorker[] = []
  const { fovea } = await started(2, (worker) => void held.push(worker))
  const { key } = await fovea.call('keys.create', {})
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('the key is unknown')
  const context = { caller: caller.value }
  const base64 = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')
  const answer = fovea.call(
    'documents.read',
    { document: { type: 'image_url', image_url: `data:application/pdf;base64,${base64}` } },
    context,
  )
  await expect.poll(() => held.length).toBeGreaterThan(0)
  sayPage(held.shift()!)
  const seen = () => fovea.call('records.list', {}, context)
  await expect.poll(seen).toMatchObject({ records: [{ progress: { pages: { read: [1] } } }] })
  const { id } = (await seen()).records[0]!
  expect((await fovea.call('records.page', { id, page: 1 }, context)).lines).toHaveLength(1)
  await expect.poll(() => held.length).toBe(1)
  sayPage(held.shift()!)
  await answer
  expect((await fovea.call('records.parts', { id }, context)).parts).toHaveLength(1)
})

it('only the requested pages are read, and pages that were read are not read again', async () => {
  const { fovea, reads } = await started(9)
  const file = aPdf()
  const some = await done(fovea, await added(fovea, file, { pages: '2-3,7' }))
  expect(some).toMatchObject({
    content: 'Page2\n\n\fPage3\n\n\fPage7',
    document: { total: 9, numbers: [2, 3, 7] },
  })
  const all = await done(fovea, await added(fovea, file, { operation: 'markdown' }))
  expect(all.document?.numbers).toHaveLength(9)
  // Text first, then Markdown: a page whose language was certain serves both operations.
  expect(reads()).toHaveLength(9)
  await done(fovea, await added(fovea, file, { operation: 'json', resultSchema: '{"name":""}' }))
  expect(reads()).toHaveLength(9)
  await expect(added(fovea, file, { pages: 'some' })).rejects.toThrow('1-3,7')
  const none = await done(fovea, await added(fovea, file, { pages: '12' }))
  expect(none.error).toMatchObject({ code: 'document.noPages', data: { pages: 9 } })
})

it('a changed setting for the text of PDFs makes a PDF be read again, but no other file', async () => {
  const { fovea, workers, reads } = await started(1)
  const file = aPdf()
  await done(fovea, await added(fovea, file))
  await fovea.call('settings.set', { textLayer: 'read' })
  await done(fovea, await added(fovea, file, { operation: 'text' }))
  expect(reads()).toHaveLength(2)
  await done(fovea, await added(fovea, fixtures.hello))
  const layers = workers.started.flatMap(({ sent }) =>
    sent.flatMap((one) => (one.type === 'read' ? [one.layer] : [])),
  )
  expect(layers).toEqual(['check', 'read', undefined])
})

it('a page that can not be read is named, and the other pages are still read', async () => {
  const { fovea, reads } = await started(3, (worker, job) => {
    const error = { code: 'image.broken', data: { name: 'papers.pdf', why: 'its picture ends early' } }
    if (readIn(worker).number === 2) worker.say({ type: 'failed', job, error })
    else sayPage(worker)
  })
  const record = await done(fovea, await added(fovea, aPdf()))
  expect(record).toMatchObject({
    status: 'done',
    content: 'Page1\n\n\f\n\n\fPage3',
    document: { failed: [{ number: 2, error: { code: 'image.broken' } }] },
    needsReview: true,
  })
  const exported = (format: 'text' | 'json') => fovea.call('records.export', { ids: [record.id], format })
  expect((await exported('text')).content).toBe('Page1\n\nPage3\n')
  expect(JSON.parse((await exported('json')).content)).toMatchObject([{ failedPages: [{ number: 2 }] }])
  await expect(fovea.call('records.page', { id: record.id, page: 2 })).rejects.toThrow(
    'its picture ends early',
  )
  expect(reads().toSorted()).toEqual([1, 2, 3])
  // The words of the readable pages keep their page numbers.
  expect((await fovea.call('records.page', { id: record.id, page: 3 })).lines[0]!.words[0]!.text).toBe(
    'Page3',
  )
  const { fovea: other } = await started(2, (worker, job) =>
    worker.say({ type: 'failed', job, error: { code: 'image.broken', data: { name: 'a', why: 'torn' } } }),
  )
  expect(await done(other, await added(other, aPdf()))).toMatchObject({
    status: 'failed',
    error: { code: 'image.broken' },
  })
})

it('text that could not be read is reported with its place, and its record needs a review', async () => {
  const box = { x0: 20, y0: 40, x1: 120, y1: 60 }
  const { fovea } = await started(2, (worker) =>
    worker.answer({ ...pageSaying('Read'), ...(readIn(worker).number === 2 && { unread: [box] }) }),
  )
  const record = await done(fovea, await added(fovea, aPdf()))
  expect(record).toMatchObject({ unread: [{ page: 2, box }], needsReview: true })
  expect((await fovea.call('records.page', { id: record.id, page: 2 })).unread).toEqual([box])
  const first = await done(fovea, await added(fovea, aPdf(), { pages: '1' }))
  expect(first).toMatchObject({ unread: [], needsReview: false })
})

it('a page whose reading process died is read by another process, and given up after the third', async () => {
  const { fovea, reads } = await started(2, (worker) =>
    readIn(worker).number === 1 ? worker.die() : sayPage(worker),
  )
  const record = await done(fovea, await added(fovea, aPdf()))
  expect(record).toMatchObject({ content: '\n\n\fPage2', document: { failed: [{ number: 1 }] } })
  expect(reads().filter((number) => number === 1)).toHaveLength(3)
})

it('after a restart of the engine only the remaining pages are read', async () => {
  const dataDir = tempDir()
  const file = aPdf()
  const first = await started(
    4,
    (worker) => {
      if ((readIn(worker).number ?? 0) <= 2) sayPage(worker)
    },
    dataDir,
  )
  const id = await added(first.fovea, file)
  await expect.poll(() => first.reads().length).toBeGreaterThanOrEqual(3)
  await first.fovea.call('queue.pause', {})
  await first.fovea.engine.close()
  const second = await started(4, sayPage, dataDir)
  const record = await done(second.fovea, id)
  expect(record.content?.split('\f')).toHaveLength(4)
  expect(second.reads().toSorted()).toEqual([3, 4])
})

it('no further page of a cancelled document is read', async () => {
  const { fovea, workers } = await started(50, () => undefined)
  const id = await added(fovea, aPdf())
  await expect
    .poll(() => workers.started.some(({ sent }) => sent.some(({ type }) => type === 'read')))
    .toBe(true)
  expect((await fovea.call('records.cancel', { id })).status).toBe('cancelled')
  expect(await fovea.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
  const other = await added(fovea, fixtures.hello)
  await expect.poll(() => workers.started.at(-1)!.sent.some(({ type }) => type === 'read')).toBe(true)
  workers.started.at(-1)!.answer()
  expect((await done(fovea, other)).status).toBe('done')
})

it('a single added image is read before the rest of a long document', async () => {
  const order: (number | undefined)[] = []
  const held: FakeWorker[] = []
  const { fovea } = await started(60, (worker) => {
    order.push(readIn(worker).number)
    held.push(worker)
  })
  const id = await added(fovea, aPdf())
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const image = await added(fovea, fixtures.hello)
  sayPage(held.shift()!)
  await expect.poll(() => order.includes(undefined)).toBe(true)
  expect(order.indexOf(undefined)).toBeLessThan(10)
  const settle = setInterval(() => held.splice(0).forEach(sayPage), 1)
  expect((await done(fovea, image)).status).toBe('done')
  expect((await done(fovea, id)).document?.numbers).toHaveLength(60)
  clearInterval(settle)
})

it('a locked document is reported as such, and is read once its password is given', async () => {
  const { fovea } = await started(2)
  const file = aPdf('locked.pdf')
  const id = await added(fovea, file)
  expect((await done(fovea, id)).error?.code).toBe('document.locked')
  await fovea.call('records.unlock', { id, password: 'sesam' })
  expect((await done(fovea, id)).error?.data).toMatchObject({ wasTried: true })
  await fovea.call('records.unlock', { id, password: 'sesame' })
  expect((await done(fovea, id)).content).toBe('Page1\n\n\fPage2')
  const { records } = await fovea.call('records.again', { ids: [id], operation: 'markdown' })
  expect((await done(fovea, records[0]!.id)).status).toBe('done')
  const record = await done(fovea, await added(fovea, aPdf('locked too.pdf'), { password: 'sesame' }))
  expect(record.status).toBe('done')
  expect((await done(fovea, await added(fovea, file))).error?.data).toMatchObject({ wasTried: false })
})

it('values have the number of their page, and are located and corrected on it', async () => {
  const place = { x0: 10, y0: 10, x1: 60, y1: 30 }
  const labelled = (label: string, value: string) => {
    const [line] = onePage.lines
    const word = (text: string, x0: number) => ({
      text,
      box: { ...place, x0, x1: x0 + 50 },
      confidence: 0.95,
    })
    return {
      ...onePage,
      lines: [{ ...line!, box: { ...place, x1: 140 }, words: [word(`${label}:`, 10), word(value, 80)] }],
    }
  }
  const { fovea } = await started(2, (worker) =>
    worker.answer(readIn(worker).number === 1 ? labelled('Title', 'Report') : labelled('Colour', 'green')),
  )
  const schema = JSON.stringify({ title: '', colour: '' })
  const id = await added(fovea, aPdf(), { operation: 'json', resultSchema: schema })
  const { fields } = await done(fovea, id)
  expect(fields.map(({ path, value, page, box }) => [path, value, page, box?.y0])).toEqual([
    ['title', 'Report', 1, 10],
    ['colour', 'green', 2, 10],
  ])
  const shown = await fovea.call('records.correct', {
    id,
    field: 'title',
    box: { ...place, x0: 78, x1: 132 },
    page: 2,
  })
  expect(shown.fields[0]).toMatchObject({ value: 'green', page: 2, box: { y0: 10 } })
})

it('a correction of one page leaves the text of the other pages unchanged', async () => {
  const { fovea } = await started(3)
  const id = await added(fovea, aPdf())
  await done(fovea, id)
  const { content } = await fovea.call('records.correct', { id, value: 'Page two', page: 2 })
  expect(content).toBe('Page1\n\n\fPage two\n\n\fPage3')
})

const emptyPage = { ...onePage, lines: [] }

it('a batch scan is recognised as several documents, split, and restored as a whole', async () => {
  const { fovea, reads } = await started(5, (worker) => {
    const { number } = readIn(worker)
    if (number === 3) worker.answer(emptyPage)
    else sayPage(worker)
  })
  const id = await added(fovea, aPdf())
  await done(fovea, id)
  expect(await fovea.call('records.parts', { id })).toEqual({
    parts: [
      { pages: '1-2', part: null, why: 'start', reasons: ['start'] },
      { pages: '4-5', part: null, why: 'blank', reasons: ['blank'] },
    ],
  })
  const { records } = await fovea.call('records.split', { id })
  const [first, second] = await Promise.all(records.map((part) => done(fovea, part.id)))
  expect([first?.content, second?.content]).toEqual(['Page1\n\n\fPage2', 'Page4\n\n\fPage5'])
  expect(second?.document).toMatchObject({ total: 5, numbers: [4, 5] })
  expect(reads()).toHaveLength(5)
  expect((await fovea.call('records.get', { id })).removedAt).not.toBe(null)
  await fovea.call('records.restore', { ids: [id] })
  expect((await fovea.call('records.get', { id })).content).toContain('Page5')
})

it('a key splits its own document only; each part counts, and belongs to it', async () => {
  const { fovea } = await started(3)
  const callerOf = async () => {
    const { key } = await fovea.call('keys.create', { tier: 'free' })
    const caller = fovea.engine.access.callerOfKey(key)
    if (!caller.ok) throw new Error('unreachable')
    return { caller: caller.value }
  }
  const [own, other] = [await callerOf(), await callerOf()]
  const file = readFileSync(aPdf()).toString('base64')
  const document = { type: 'image_url' as const, image_url: `data:application/pdf;base64,${file}` }
  const { id } = await fovea.call('documents.read', { document }, own)
  const parts = [{ pages: '1' }, { pages: '2-3' }]
  await expect(fovea.call('records.split', { id, parts }, other)).rejects.toThrow('There is no record')
  const { records } = await fovea.call('records.split', { id, parts }, own)
  await Promise.all(records.map((part) => fovea.call('records.get', { id: part.id, wait: true }, own)))
  const { total } = await fovea.call('records.list', {}, own)
  expect([total, (await fovea.call('keys.list', {})).keys.map((key) => key.usedThisMonth)]).toEqual([
    2,
    [3, 0],
  ])
  const many = Array.from({ length: 28 }, () => ({ pages: '1' }))
  const { id: next } = await fovea.call('documents.read', { document }, own)
  await expect(fovea.call('records.split', { id: next, parts: many }, own)).rejects.toThrow('this month')
})

it('a batch scan is split into the requested parts, each with its own schema', async () => {
  const { fovea } = await started(4)
  const id = await added(fovea, aPdf())
  await done(fovea, id)
  await expect(fovea.call('records.split', { id })).rejects.toThrow('Name the pages of each part')
  const beyond = { id, parts: [{ pages: '1-2' }, { pages: '7-9' }] }
  await expect(fovea.call('records.split', beyond)).rejects.toThrow('Choose from 1 to 4')
  const { records } = await fovea.call('records.split', {
    id,
    parts: [
      { pages: '1,3' },
      { pages: '2', operation: 'json', schemaId: 'invoice' },
      { pages: '4', operation: 'json' },
    ],
  })
  expect(records.map(({ operation }) => operation)).toEqual(['multilingual', 'json'])
  const content = (await done(fovea, records[1]!.id)).content ?? ''
  expect(JSON.parse(content)).toHaveProperty('invoice_number')
  // One part was refused, so the batch scan stays.
  expect((await fovea.call('records.get', { id })).removedAt).toBe(null)
  const single = await added(fovea, fixtures.hello)
  await done(fovea, single)
  await expect(fovea.call('records.split', { id: single })).rejects.toThrow('has one page')
})

it('paragraphs flow in results of the window, and keep their lines in answers of the API', async () => {
  const said = ['A line that is long enough to be wrapped', 'goes on in the next one of its paragraph.']
  const lines = said.map((text, row) => {
    const box = { x0: 10, y0: 20 + 30 * row, x1: 500, y1: 40 + 30 * row }
    return { ...onePage.lines[0]!, box, words: [{ text, box, confidence: 0.9 }] }
  })
  const { fovea } = await started(1, (worker) => worker.answer({ ...onePage, lines }))
  expect((await done(fovea, await added(fovea, fixtures.hello))).content).toBe(said.join(' '))
  const url = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
  const document = { type: 'image_url' as const, image_url: url }
  expect((await fovea.call('operation.text', { document })).content).toBe(said.join('\n'))
  await fovea.call('settings.set', { joinsParagraphs: false })
  expect((await done(fovea, await added(fovea, fixtures.hello))).content).toBe(said.join('\n'))
})

it('a document is given up after three pages that took too long, and names the pages without text', async () => {
  const { fovea, reads } = await started(40, (worker, job) => {
    const limitSeconds = 120
    if (Number(job.split('#')[1]) % 2 === 0) sayPage(worker)
    else
      worker.say({ type: 'failed', job, error: { code: 'read.timeout', data: { name: 'a', limitSeconds } } })
  })
  const record = await done(fovea, await added(fovea, aPdf()))
  expect(record.status).toBe('done')
  const failed = record.document!.failed
  const timedOut = failed.filter(({ error }) => error.code === 'read.timeout').map(({ number }) => number)
  expect(timedOut.slice(0, 3)).toEqual([1, 3, 5])
  expect(failed.at(-1)).toMatchObject({ number: 40, error: { code: 'document.givenUp' } })
  expect(reads().filter((number) => number === 1)).toHaveLength(1)
  expect(reads().length).toBeLessThan(10)
})

it('a client whose pages hold every process yields one to another client', async () => {
  const clock = fakeClock()
  const slow: FakeWorker[] = []
  const onRead = (worker: FakeWorker) =>
    readIn(worker).name === 'hello.png' ? worker.answer() : void slow.push(worker)
  const { fovea } = await started(9, onRead, tempDir(), clock)
  const { workers } = await fovea.call('queue.get', {})
  const id = await added(fovea, aPdf())
  await expect.poll(() => slow.length).toBe(workers)
  const { key } = await fovea.call('keys.create', { name: 'other' })
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('the new key is unknown')
  const image_url = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
  const input = { document: { type: 'image_url', image_url }, filename: 'hello.png' }
  const answer = fovea.engine.call('operation.text', input, { caller: caller.value })
  await expect.poll(async () => (await fovea.call('queue.get', {})).working).toBe(2)
  await clock.advance(3000)
  if (workers === 1) sayPage(slow[0]!)
  expect(await answer).toMatchObject({ ok: true, value: { content: 'Hello' } })
  // The page that was given up is read again.
  for (let read = 0; read < 9; read++) {
    await expect.poll(() => slow.some((worker) => !worker.isKilled())).toBe(true)
    const at = slow.findIndex((worker) => !worker.isKilled())
    sayPage(slow.splice(at, 1)[0]!)
  }
  expect((await done(fovea, id)).content?.split('\f')).toHaveLength(9)
})

it('fields of a document with too many words are refused before the rest of its pages is read', async () => {
  const dense = densePage({ rows: 100, columns: 50 })
  const { fovea, reads } = await started(60, (worker) => worker.answer(dense))
  const options = { operation: 'json', resultSchema: flatSchema(40) }
  const record = await done(fovea, await added(fovea, aPdf(), options))
  expect(record).toMatchObject({ status: 'failed', error: { code: 'understand.tooMuch' } })
  expect(reads().length).toBeLessThan(60)
})
