// The history over the real engine and database: found by parts of words, filtered, sorted, tagged, read again.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../shared/contract/calls.ts'
import { owner } from '../../electron/engine/caller.ts'
import { fakeWorkers, onePage } from '../support/fake-workers.ts'
import { fillHistory } from '../support/fill-history.ts'
import { fixtures } from '../support/images.ts'
import { testEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

/** An engine with this number of finished records, and a function that lists them by a filter. */
async function withRecords(count: number, proseOf?: (index: number) => string) {
  const dataDir = tempDir()
  const made = fillHistory(dataDir, count, Date.UTC(2026, 9, 1), proseOf)
  const fovea = await testEngine({ dataDir, workers: fakeWorkers((worker) => worker.answer()).host })
  const find = (filter: Parameters<typeof fovea.call<'records.list'>>[1]) =>
    fovea.call('records.list', filter)
  return { fovea, made, find }
}

describe('a search', () => {
  it('finds Chinese words of two characters, parts of words, and words without their accents', async () => {
    const { find } = await withRecords(80)
    for (const query of ['书店', '钢', 'otebo', 'cafe', 'CAFÉ', '0.50']) {
      const { records, total } = await find({ query })
      expect(total, query).toBeGreaterThan(0)
      expect(records.length, query).toBeGreaterThan(0)
    }
    expect((await find({ query: 'no-such-word' })).total).toBe(0)
    expect((await find({ query: '龘' })).total).toBe(0)
  })

  it('finds a single character in all texts that contain it, however many words begin with it', async () => {
    const words = Array.from({ length: 800 }, (_, at) => `%${(at + 36).toString(36)}`)
    const { made, find } = await withRecords(6, (index) => ['', '', words.join(' '), '12 %'][index] ?? '')
    const found = await find({ query: '%' })
    expect(found.records.map(({ id }) => id)).toEqual([made[3]!.id, made[2]!.id])
    expect(found.total).toBe(2)
    expect((await find({ query: '% no-such-word' })).total).toBe(0)
    expect((await find({ query: '% 12' })).records.map(({ id }) => id)).toContain(made[3]!.id)
  })

  it('requires every word, takes quotes and operators literally, and shows the text around the first match', async () => {
    const { find } = await withRecords(80)
    const both = await find({ query: 'harbour total' })
    expect(both.total).toBeGreaterThan(0)
    expect(both.records.every(({ excerpt }) => /harbour/i.test(excerpt))).toBe(true)
    for (const query of ['"', 'a OR', 'NEAR(', '*', 'x" OR "'])
      expect((await find({ query })).records).toBeDefined()
  })

  it('finds phrases in any kind of quotes, and excludes words after a minus', async () => {
    const texts = [
      'the old harbour wall',
      'the harbour, old',
      '旧 港口',
      'paid -12.00 in the old harbour',
      '',
    ]
    const { made, find } = await withRecords(5, (index) => texts[index] ?? '')
    const foundBy = async (query: string) =>
      (await find({ query })).records.map(({ id }) => made.findIndex((one) => one.id === id))
    for (const query of [
      '"old harbour"',
      '“old harbour”',
      '„old harbour“',
      '«old harbour»',
      '「old harbour」',
    ])
      expect(await foundBy(query), query).toEqual([3, 0])
    expect(await foundBy('harbour -wall')).toEqual([3, 1])
    expect(await foundBy('harbour -"old harbour"')).toEqual([1])
    expect(await foundBy('old -12')).toEqual([3])
    expect(await foundBy('harbour -no-such-word')).toEqual([3, 1, 0])
    expect(await foundBy('-harbour -港口')).toEqual([4])
    expect(await foundBy('harbour ""')).toEqual([3, 1, 0])
  })

  it('ignores a single character that is too common for the index', async () => {
    const words = Array.from({ length: 800 }, (_, at) => `%${(at + 36).toString(36)}`)
    const { made, find } = await withRecords(
      4,
      (index) => ['twelve %', words.join(' '), '', 'twelve'][index] ?? '',
    )
    expect((await find({ query: 'twelve -"%"' })).records.map(({ id }) => id)).toEqual([made[3]!.id])
  })

  it('finds corrected texts, and no deleted ones', async () => {
    const { fovea, made, find } = await withRecords(8)
    await fovea.call('records.correct', { id: made[0]!.id, value: 'Zanzibar' })
    expect((await find({ query: 'anzib' })).records.map(({ id }) => id)).toEqual([made[0]!.id])
    await fovea.call('records.remove', { ids: [made[0]!.id] })
    expect((await find({ query: 'anzib' })).total).toBe(0)
  })
})

describe('the list', () => {
  it('can be sorted, and returned from any offset', async () => {
    const { made, find } = await withRecords(30)
    const newest = await find({ limit: 3, offset: 10 })
    expect(newest.records.map(({ id }) => id)).toEqual([19, 18, 17].map((index) => made[index]!.id))
    expect(newest.total).toBe(30)
    expect((await find({ sort: 'oldest', limit: 1 })).records[0]?.id).toBe(made[0]!.id)
    const names = (await find({ sort: 'name', limit: 30 })).records.map(({ filename }) =>
      filename.toLowerCase(),
    )
    expect(names).toEqual(names.toSorted())
    const sure = (await find({ sort: 'confidence', limit: 20 })).records.map(
      ({ confidence }) => confidence ?? 1,
    )
    expect(sure).toEqual(sure.toSorted((a, b) => a - b))
  })

  it('matches all given filters', async () => {
    const { made, find } = await withRecords(60)
    const { records } = await find({ operation: 'json', status: 'done', minConfidence: 0.7, limit: 60 })
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      expect(record).toMatchObject({ operation: 'json', status: 'done' })
      expect(record.confidence).toBeGreaterThanOrEqual(0.7)
    }
    const hour = 3_600_000
    const from = Date.UTC(2026, 9, 1) - 5 * hour
    expect((await find({ from, to: from + 2 * hour })).records.map(({ id }) => id)).toEqual([
      made[56]!.id,
      made[55]!.id,
    ])
  })

  it('shows which records need a review, until they are marked as reviewed', async () => {
    const { fovea, find } = await withRecords(60)
    const before = await find({ needsReview: true })
    expect(before.records.every(({ confidence }) => (confidence ?? 1) < 0.7)).toBe(true)
    const { ids, total } = await fovea.call('records.ids', { needsReview: true })
    expect(ids).toHaveLength(total)
    expect(await fovea.call('records.review', { ids })).toEqual({ changed: total })
    expect((await find({ needsReview: true })).total).toBe(0)
    await fovea.call('records.review', { ids: ids.slice(0, 1), isDone: false })
    expect((await find({ needsReview: true })).total).toBe(1)
  })
})

it('tags are added, searched, counted and removed, and every window is notified', async () => {
  const { fovea, made, find } = await withRecords(6)
  const heard: unknown[] = []
  fovea.engine.on(({ name, data }) => name === 'record.marked' && heard.push(data))
  const ids = made.slice(0, 2).map(({ id }) => id)
  expect(await fovea.call('records.tag', { ids: [...ids, 'rec_none'], add: ['paid', '报销'] })).toEqual({
    changed: 2,
  })
  expect(heard).toEqual([{ ids }])
  expect((await find({ tag: '报销' })).records[0]?.tags).toEqual(['paid', '报销'])
  expect((await fovea.call('tags.list', {})).tags).toEqual([
    { tag: 'paid', count: 2 },
    { tag: '报销', count: 2 },
  ])
  await fovea.call('records.tag', { ids, remove: ['paid'] })
  expect((await find({ tag: 'paid' })).total).toBe(0)
})

it('a search is saved under a name, replaced under the same name, and deleted', async () => {
  const { fovea } = await withRecords(0)
  const saved = await fovea.call('searches.save', { name: 'To check', filter: { needsReview: true } })
  await fovea.call('searches.save', { name: 'To check', filter: { query: '发票', sort: 'name' } })
  expect((await fovea.call('searches.list', {})).searches).toEqual([
    { ...saved, filter: { query: '发票', sort: 'name' } },
  ])
  await fovea.call('searches.remove', { id: saved.id })
  expect((await fovea.call('searches.list', {})).searches).toEqual([])
})

it('reading records again with other options uses the stored image and makes new records', async () => {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const id = records[0]!.id
  await fovea.call('records.get', { id, wait: true })
  const again = await fovea.call('records.again', { ids: [id, 'rec_none'], operation: 'markdown' })
  expect(again.refused).toEqual([])
  const record = await fovea.call('records.get', { id: again.records[0]!.id, wait: true })
  expect(record).toMatchObject({ operation: 'markdown', content: 'Hello\n', sourcePath: fixtures.hello })
  const unfit = await fovea.call('records.again', { ids: [id], operation: 'json' })
  expect(unfit.refused[0]?.error.code).toBe('schema.missing')
})

describe('a document', () => {
  /** An engine with two images; the first was read as text, as Markdown, and by a key. */
  async function withDocuments() {
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
    const images = [{ path: fixtures.hello }, { path: fixtures.chinese }]
    const { records } = await fovea.call('records.add', { images })
    const [id, other] = records.map((record) => record.id) as [string, string]
    for (const one of [id, other]) await fovea.call('records.get', { id: one, wait: true })
    await fovea.call('records.tag', { ids: [id], add: ['paid'] })
    const again = await fovea.call('records.again', { ids: [id], operation: 'markdown' })
    const markdown = again.records[0]!.id
    await fovea.call('records.get', { id: markdown, wait: true })
    const document = {
      type: 'image_url',
      image_url: `data:image/png;base64,${readFileSync(fixtures.hello, 'base64')}`,
    } as const
    const { id: sent } = await fovea.call('operation.multilingual', { document })
    const idsOf = async (filter: CallInput<'records.list'>) =>
      (await fovea.call('records.list', filter)).records.map((record) => record.id)
    return { fovea, id, other, markdown, sent, idsOf }
  }

  it('is listed once, by its newest record that matches, and lists all records of its image', async () => {
    const { fovea, id, other, markdown, sent, idsOf } = await withDocuments()
    expect(await idsOf({ documents: true })).toEqual([sent, other])
    expect((await fovea.call('records.list', { documents: true, limit: 1 })).total).toBe(2)
    expect((await fovea.call('records.ids', { documents: true })).ids).toEqual([sent, other])
    expect(await idsOf({ documents: true, operation: 'markdown' })).toEqual([markdown])
    expect(await idsOf({ documents: true, query: 'Hello', sort: 'oldest' })).toEqual([other, sent])
    expect(await idsOf({ documentId: id })).toEqual([sent, markdown, id])
    expect(await idsOf({ documents: true, cursor: sent })).toEqual([other])
    expect(await idsOf({})).toHaveLength(4)
  })

  it('is seen as Markdown without a record and without reading again, until that is kept', async () => {
    const workers = fakeWorkers((worker) => worker.answer())
    const fovea = await testEngine({ workers: workers.host })
    const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
    const id = records[0]!.id
    await fovea.call('records.get', { id, wait: true })
    await fovea.call('records.correct', { id, value: 'Corrected' })
    const view = await fovea.call('records.view', { id, operation: 'markdown' })
    expect(view).toMatchObject({ id, operation: 'markdown', format: 'markdown', content: 'Hello\n' })
    expect(view).toMatchObject({ contentRead: null, members: [{ id, format: 'text' }] })
    expect((await fovea.call('records.list', {})).total).toBe(1)
    const kept = await fovea.call('records.view', { id, operation: 'markdown', keeps: true })
    expect(kept).toMatchObject({ format: 'markdown', documentId: id, status: 'done', reader: view.reader })
    expect(kept.members.map((member) => member.id)).toEqual([kept.id, id])
    const changed = await fovea.call('records.correct', { id: kept.id, value: '# Hello' })
    expect(changed).toMatchObject({ content: '# Hello', contentRead: 'Hello\n' })
    expect((await fovea.call('records.get', { id })).content).toBe('Corrected')
    const reads = workers.started.flatMap(({ sent }) => sent.filter(({ type }) => type === 'read'))
    expect(reads).toHaveLength(1)
  })

  it('gets the fields of its kind as soon as it is read, if the setting says so, and only once', async () => {
    const receipt = { ...onePage, kind: 'receipt' as const }
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer(receipt)).host })
    const add = async (file: string) => {
      const images = [{ path: file }]
      const { records } = await fovea.call('records.add', { images, operation: 'multilingual' })
      return fovea.call('records.get', { id: records[0]!.id, wait: true })
    }
    expect((await add(fixtures.chinese)).members).toHaveLength(1)
    await fovea.call('settings.set', { fillsRecognised: true })
    const { id } = await add(fixtures.hello)
    const [fields] = (await fovea.call('records.get', { id })).members
    expect(fields).toMatchObject({ operation: 'json', source: 'window' })
    await fovea.call('records.get', { id: fields!.id, wait: true })
    expect((await add(fixtures.hello)).members.map(({ operation }) => operation)).toEqual([
      'multilingual',
      'json',
      'multilingual',
    ])
    expect((await fovea.call('records.list', { documents: true })).total).toBe(2)
  })

  it('gets the fields of its kind for the owner if a key sent it, and the key neither sees nor pays for them', async () => {
    const receipt = { ...onePage, kind: 'receipt' as const }
    const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer(receipt)).host })
    await fovea.call('settings.set', { fillsRecognised: true })
    const { key } = await fovea.call('keys.create', { tier: 'free' })
    const caller = fovea.engine.access.callerOfKey(key)
    if (!caller.ok) throw new Error('unreachable')
    const image_url = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
    const document = { type: 'image_url' as const, image_url }
    const { id } = await fovea.call('operation.text', { document }, { caller: caller.value })
    const [fields] = (await fovea.call('records.get', { id })).members
    expect(fields).toMatchObject({ operation: 'json', source: 'api' })
    await fovea.call('records.get', { id: fields!.id, wait: true })
    expect((await fovea.call('records.list', {}, { caller: caller.value })).records).toMatchObject([{ id }])
    expect((await fovea.call('keys.list', {})).keys).toMatchObject([{ usedThisMonth: 1 }])
  })

  it('is tagged, removed and restored as a whole, and keeps its tags when it is read again', async () => {
    const { fovea, id, markdown, sent, other, idsOf } = await withDocuments()
    expect(await idsOf({ tag: 'paid' })).toEqual([markdown, id])
    expect(await fovea.call('records.tag', { ids: [sent], remove: ['paid'], documents: true })).toEqual({
      changed: 2,
    })
    await fovea.call('records.remove', { ids: [markdown] })
    expect(await fovea.call('records.remove', { ids: [sent], documents: true })).toEqual({ removed: 2 })
    expect(await idsOf({})).toEqual([other])
    expect(await fovea.call('records.restore', { ids: [sent], documents: true })).toEqual({ restored: 3 })
    await fovea.call('records.remove', { ids: [markdown] })
    const isForever = { isForever: true, documents: true }
    expect(await fovea.call('records.remove', { ids: [markdown], ...isForever })).toEqual({ removed: 1 })
    expect(await idsOf({ documentId: id })).toEqual([sent, id])
  })
})

it('the thumbnail is made with the reading, and is shared by all records of the image', async () => {
  const workers = fakeWorkers((worker, job) => {
    worker.say({ type: 'thumbnail', job, body: Buffer.from('webp').toString('base64') })
    worker.answer(onePage)
  })
  const fovea = await testEngine({ workers: workers.host })
  const { records } = await fovea.call('records.add', { images: [{ path: fixtures.hello }] })
  const id = records[0]!.id
  await fovea.call('records.get', { id, wait: true })
  const small = fovea.engine.thumbnail(id, owner)
  expect(small.ok && Buffer.from(small.value.body).toString()).toBe('webp')
  // The image is kept because another record uses it.
  const other = await fovea.call('records.again', { ids: [id] })
  await fovea.call('records.remove', { ids: [id] })
  expect(fovea.engine.thumbnail(other.records[0]!.id, owner).ok).toBe(true)
})

it('waiting images are read in the order that the user sets', async () => {
  const workers = fakeWorkers()
  const fovea = await testEngine({ workers: workers.host })
  await fovea.call('queue.pause', {})
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }, { path: fixtures.chinese }, { path: fixtures.hello }],
  })
  const [first, second, third] = records.map(({ id }) => id)
  await fovea.call('queue.move', { ids: [third!], to: 'front' })
  await fovea.call('queue.move', { ids: [first!], to: 'end' })
  const listed = await fovea.call('records.list', { status: 'waiting', sort: 'queue' })
  expect(listed.records.map(({ id }) => id)).toEqual([third, second, first])
  await fovea.call('settings.set', { workers: 1 })
  await fovea.call('queue.resume', {})
  const reads = () =>
    workers.started.flatMap(({ sent }) =>
      sent.flatMap((message) => (message.type === 'read' ? [message.job] : [])),
    )
  for (let turn = 1; turn < 3 && reads().length < 3; turn++) {
    const busy = workers.started.find(({ sent }) => sent.some((message) => message.type === 'read'))
    busy?.answer()
    await fovea.call('queue.get', {})
  }
  expect(reads().slice(0, 2)).toEqual([third, second])
})

it('an emptied queue reads nothing, and its images can be put back', async () => {
  const workers = fakeWorkers()
  const fovea = await testEngine({ workers: workers.host })
  await fovea.call('queue.pause', {})
  const { records } = await fovea.call('records.add', {
    images: [{ path: fixtures.hello }, { path: fixtures.chinese }],
  })
  const ids = records.map(({ id }) => id)
  const { cancelled } = await fovea.call('queue.clear', {})
  expect(cancelled.toSorted()).toEqual(ids.toSorted())
  expect(await fovea.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
  expect((await fovea.call('records.list', { status: 'cancelled' })).total).toBe(2)
  await fovea.call('records.retry', { id: ids[0]! })
  expect(await fovea.call('queue.get', {})).toMatchObject({ waiting: 1 })
  expect(workers.started.flatMap(({ sent }) => sent.filter(({ type }) => type === 'read'))).toEqual([])
})

it('other work gets its turn while many records are removed, restored and deleted', async () => {
  const { fovea, made, find } = await withRecords(300)
  const ids = made.map(({ id }) => id)
  const changes = [
    () => fovea.call('records.remove', { ids }),
    () => fovea.call('records.restore', { ids }),
    () => fovea.call('records.remove', { ids, isForever: true }),
  ]
  for (const change of changes) {
    const order: string[] = []
    setImmediate(() => order.push('another turn'))
    const changed = await change()
    order.push(`changed ${Object.values(changed)[0]}`)
    expect(order).toEqual(['another turn', 'changed 300'])
  }
  expect((await find({})).total).toBe(0)
})
