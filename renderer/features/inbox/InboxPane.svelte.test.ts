import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RecordView } from '../../../shared/contract/record.ts'
import { err, ok } from '../../../shared/result.ts'
import { languageOf, pageOf, recordOf, wordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import InboxPane from './InboxPane.svelte'
import { Intake } from './intake.svelte.ts'

const receiptLines = pageOf([wordOf('Total'), wordOf('12.50')]).lines

/** A fake engine with a queue in memory. */
async function setUp(...known: RecordView[]) {
  const records = new Map(known.map((record) => [record.id, record]))
  const put = (id: string, part: Partial<RecordView>) => {
    const record = { ...recordOf({ id }), ...records.get(id), ...part }
    records.set(id, record)
    return record
  }
  const inTest = appInTest({
    'records.list': ({ status }) => {
      const found = [...records.values()].filter((record) => record.status === status)
      return ok({ records: found, nextCursor: null, total: found.length })
    },
    'records.get': ({ id }) => {
      const record = records.get(id)
      return record ? ok(record) : err('record.unknown', { id })
    },
    'languages.list': () =>
      ok({ languages: [languageOf('deu', 'de'), languageOf('jpn', 'ja')], onSystem: [] }),
    'queue.get': () => ok({ isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 }),
    'records.cancel': ({ id }) => ok(put(id, { status: 'cancelled' })),
    'records.add': () => ok({ records: [], refused: [] }),
    'records.again': () => ok({ records: [], refused: [] }),
    'records.page': () => ok({ ...pageOf([]), kind: 'receipt' as const, lines: receiptLines }),
    'records.retry': ({ id }) => {
      const waiting = put(id, { status: 'waiting', error: null })
      inTest.network.emit({ name: 'record.changed', data: { id, status: 'waiting' } })
      return ok(waiting)
    },
    'queue.clear'() {
      const waiting = [...records.values()].filter(({ status }) => status === 'waiting')
      for (const { id } of waiting) change(id, { status: 'cancelled' })
      return ok({ cancelled: waiting.map(({ id }) => id) })
    },
  })
  const change = (id: string, part: Partial<RecordView>) => {
    const { status } = put(id, part)
    inTest.network.emit({ name: 'record.changed', data: { id, status } })
  }
  const intake = new Intake(inTest.app)
  await render(InboxPane, { intake, chosenId: null }, within(inTest))
  return { ...inTest, intake, change }
}

test('an empty inbox shows the three ways in, and what it is for', async () => {
  await setUp()
  await expect
    .element(page.getByRole('link', { name: 'Watch a folder' }))
    .toHaveAttribute('href', '#/folders/new')
  await expect.element(page.getByRole('link', { name: 'Use the API' })).toHaveAttribute('href', '#/service')
  await expect.element(page.getByText('Nothing is sent anywhere.', { exact: false })).toBeVisible()
})

test('the ways to add images are not explained again after the first image', async () => {
  await setUp(recordOf({ id: 'old', timestamp: 1 }))
  await expect.element(page.getByText('Nothing is sent anywhere.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Use the API' })).not.toBeInTheDocument()
})

test('an image goes from waiting to reading to done without a reload', async () => {
  const { app, network, change } = await setUp()
  app.queue.start(app.connection)
  change('a', { status: 'waiting', filename: 'scan.png' })
  await expect.element(page.getByRole('region', { name: 'Waiting' }).getByText('scan.png')).toBeVisible()

  change('a', { status: 'working' })
  network.emit({ name: 'record.progress', data: { id: 'a', stage: 'reading', fraction: 0.62 } })
  await expect
    .element(page.getByRole('progressbar', { name: 'scan.png' }))
    .toHaveAttribute('aria-valuenow', '62')

  change('a', { status: 'done', timestamp: Date.now(), excerpt: 'TOTAL 12.50' })
  await expect
    .element(page.getByRole('region', { name: 'Done just now' }).getByText('TOTAL 12.50'))
    .toBeVisible()
})

test('a document says its pages and the time left, also when one comes back to the inbox', async () => {
  const progress = {
    stage: 'reading' as const,
    fraction: 0.25,
    pages: { done: 5, total: 20, read: [1, 2, 3, 4, 5], leftMs: 110_000 },
  }
  await setUp(recordOf({ id: 'a', filename: 'scan.pdf', status: 'working', progress }))
  await expect.element(page.getByText('5 of 20 pages · about 2 min left')).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'scan.pdf' }))
    .toHaveAttribute('aria-valuenow', '25')
})

test('a failed image says why in plain words, and is tried again on demand', async () => {
  const error = { code: 'read.timeout', data: { name: 'scan.png', limitSeconds: 120 }, message: '' }
  await setUp(recordOf({ id: 'a', filename: 'scan.png', status: 'failed', error }))
  await expect
    .element(page.getByText(/^scan\.png was not read: it took more than 120 s of processor time\./))
    .toBeVisible()
  await page.getByRole('button', { name: 'Try again: scan.png' }).click()
  await expect.element(page.getByRole('region', { name: 'Waiting' }).getByText('scan.png')).toBeVisible()
})

test('a waiting image that is cancelled leaves the inbox', async () => {
  const { network } = await setUp(recordOf({ id: 'a', filename: 'scan.png', status: 'waiting' }))
  await page.getByRole('button', { name: 'Cancel: scan.png' }).click()
  await expect.element(page.getByText('scan.png')).not.toBeInTheDocument()
  expect(network.callsTo('records.cancel')).toEqual([{ id: 'a' }])
})

test('the whole queue can be cancelled, and restored', async () => {
  const waiting = (id: string) => recordOf({ id, filename: `${id}.png`, status: 'waiting' })
  const { app } = await setUp(waiting('a'), waiting('b'))
  await page.getByRole('button', { name: 'Cancel all' }).click()
  await expect.element(page.getByText('a.png')).not.toBeInTheDocument()
  const [toast] = app.toasts.list
  expect(toast?.text).toBe('2 images were cancelled.')
  toast?.action?.run()
  await expect.element(page.getByText('b.png')).toBeVisible()
})

test('a name that looks like markup is shown as it is', async () => {
  await setUp(recordOf({ id: 'a', filename: '<img src=x onerror=alert(1)>.png', status: 'waiting' }))
  await expect.element(page.getByText('<img src=x onerror=alert(1)>.png')).toBeVisible()
})

test('files wait for a schema, which may be a ready-made one, and are read as soon as it is chosen', async () => {
  const { intake, network } = await setUp()
  await page.getByLabelText('Operation').selectOptions('json')
  await intake.addFiles([new File(['pixels'], 'scan.png', { type: 'image/png' })])
  await expect.element(page.getByText('1 file waits until you choose a schema.')).toBeVisible()
  await page.getByLabelText('Schema').selectOptions('Receipt')
  await expect.element(page.getByText('1 file waits')).not.toBeInTheDocument()
  await expect
    .poll(() => network.callsTo('records.add'))
    .toMatchObject([{ images: [{ name: 'scan.png' }], operation: 'json', schemaId: 'receipt' }])
})

test('the queue says how far it is and, at the speed of the last images, how long it still takes', async () => {
  const { app, network } = await setUp()
  app.queue.start(app.connection)
  const wait = (waiting: number) =>
    network.emit({
      name: 'queue.changed',
      data: { isPaused: false, isDiskFull: false, waiting, working: 1, workers: 1 },
    })
  wait(5)
  await expect.element(page.getByText('0 of 6 read')).toBeVisible()
  expect(document.body.textContent).not.toContain('left')
  for (const id of ['a', 'b', 'c']) network.emit({ name: 'record.changed', data: { id, status: 'done' } })
  wait(2)
  await expect.element(page.getByText(/3 of 6 read · about 1 min left/)).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: '3 of 6 read' }))
    .toHaveAttribute('aria-valuenow', '50')
})

test('the next image is on top, and the list is refilled before it runs out', async () => {
  const records = Array.from({ length: 60 }, (_, at) =>
    recordOf({ id: `r${at}`, filename: `${at}.png`, status: 'waiting' }),
  )
  const { app, network, change } = await setUp(...records)
  app.queue.start(app.connection)
  expect(network.callsTo('records.list')).toContainEqual({ status: 'waiting', sort: 'queue', limit: 50 })
  const data = { isPaused: false, isDiskFull: false, waiting: 900, working: 1, workers: 1 }
  network.emit({ name: 'queue.changed', data })
  const asked = () => network.callsTo('records.list').filter(({ status }) => status === 'waiting').length
  const before = asked()
  for (let at = 0; at < 45; at++) change(`r${at}`, { status: 'working' })
  await expect.poll(asked).toBeGreaterThan(before)
})

test('the languages of the next images are chosen before they are read, or detected', async () => {
  const { app, intake } = await setUp()
  await page.getByRole('button', { name: 'Languages: Detect languages' }).click()
  await page.getByRole('button', { name: 'Japanese' }).click()
  await page.getByRole('button', { name: 'German', exact: true }).click()
  expect(intake.choice.input).toEqual({ operation: 'multilingual', languages: ['jpn', 'deu'] })
  await expect.element(page.getByRole('button', { name: 'Languages: Japanese, German' })).toBeVisible()
  const next = new Intake(app).choice
  expect(next.languages).toEqual(['jpn', 'deu'])
  next.chooseLanguages([])
  expect(next.input).toEqual({ operation: 'multilingual' })
})

test('no more languages can be chosen than the maximum', async () => {
  const { intake } = await setUp()
  intake.choice.chooseLanguages(['eng', 'fra', 'ita', 'spa', 'por', 'kor', 'vie', 'jpn'])
  await page.getByRole('button', { name: /^Languages: English/ }).click()
  await expect.element(page.getByRole('button', { name: 'German', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Korean', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'German', exact: true })).toBeEnabled()
})

const corner = { turn: 90, box: { x0: 0, y0: 0, x1: 0.5, y1: 0.5 } } as const

test('a failed image is rotated or cropped, and retried that way', async () => {
  const { app, network } = await setUp(recordOf({ id: 'a', filename: 'scan.png', status: 'failed' }))
  await page.getByRole('button', { name: 'Rotate or crop scan.png' }).click()
  await expect.poll(() => app.partPrompt.question?.name).toBe('scan.png')
  app.partPrompt.answer({ part: corner, isLast: false })
  await expect.poll(() => network.callsTo('records.retry')).toEqual([{ id: 'a', part: corner }])
})

test('each image is shown first, to be rotated or cropped, if that is switched on', async () => {
  const { app, intake, network } = await setUp()
  await page.getByRole('button', { name: 'Rotate or crop first' }).click()
  expect(new Intake(app).choice.asksPart).toBe(true)
  const adding = intake.addFiles(['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`)))
  const answer = async (name: string, answered: Parameters<typeof app.partPrompt.answer>[0]) => {
    await expect.poll(() => app.partPrompt.question?.name).toBe(name)
    app.partPrompt.answer(answered)
  }
  await answer('a.png', { part: corner, isLast: false })
  await answer('b.png', null)
  await answer('c.png', { part: null, isLast: true })
  await adding
  const images = network.callsTo('records.add').flatMap((asked) => asked.images)
  const base64 = btoa('x')
  expect(images).toEqual([
    { name: 'a.png', base64, part: corner },
    { name: 'c.png', base64 },
    { name: 'd.png', base64 },
  ])
  expect(app.toasts.list.map(({ text }) => text)).toEqual(['b.png was not added.'])
  expect(intake.progress).toBeNull()
})

/** A fake screen of 400 by 300 pixels, whose left half is red. */
function fakeScreen(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 400, height: 300 })
  const context = canvas.getContext('2d')!
  const paint = () => {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 400, 300)
    context.fillStyle = '#f00'
    context.fillRect(0, 0, 200, 300)
  }
  paint()
  const timer = setInterval(paint, 20)
  onTestFinished(() => clearInterval(timer))
  return canvas
}

test('only the framed part of the screen is sent, and the recording stops', async () => {
  const stream = fakeScreen().captureStream()
  const getDisplayMedia = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(stream)
  onTestFinished(() => getDisplayMedia.mockRestore())
  const { app, network } = await setUp()
  await page.getByRole('button', { name: 'Capture the screen' }).click()
  await expect.poll(() => app.partPrompt.question?.name).toMatch(/^screen .*\.png$/)
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  app.partPrompt.answer({ part: { turn: 90, box: { x0: 0, y0: 0, x1: 0.5, y1: 0.25 } }, isLast: false })
  await expect.poll(() => network.callsTo('records.add')).toHaveLength(1)
  const [image] = network.callsTo('records.add')[0]!.images
  const bytes = Uint8Array.fromBase64(image && 'base64' in image ? image.base64 : '')
  const picture = await createImageBitmap(new Blob([bytes]))
  // A quarter of 400 px high once it is turned, and half of 300 px wide.
  expect([picture.width, picture.height]).toEqual([150, 100])
  const seen = document.createElement('canvas').getContext('2d')!
  seen.drawImage(picture, 0, 0)
  expect([...seen.getImageData(75, 50, 1, 1).data]).toEqual([255, 0, 0, 255])
  expect(image).not.toHaveProperty('part')
})

test('declining the screen capture shows no error', async () => {
  const refusal = new DOMException('', 'NotAllowedError')
  const getDisplayMedia = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValue(refusal)
  onTestFinished(() => getDisplayMedia.mockRestore())
  const { app, intake } = await setUp()
  await intake.addScreen()
  expect(app.partPrompt.question).toBeNull()
  expect(app.toasts.list).toEqual([])
  getDisplayMedia.mockRejectedValue(new DOMException('no screen', 'NotFoundError'))
  await intake.addScreen()
  expect(app.toasts.list.map(({ text }) => text)).toEqual(['The screen could not be captured (no screen).'])
})

test('a browser that can not capture the screen has no button for it', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  await setUp()
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Capture the screen' })).not.toBeInTheDocument()
})

test('the first image that looks like a receipt is offered the receipt schema, also for the next images', async () => {
  const { app, intake, network, change } = await setUp()
  app.queue.start(app.connection)
  const data = { isPaused: false, isDiskFull: false, waiting: 5, working: 1, workers: 1 }
  network.emit({ name: 'queue.changed', data })
  change('a', { status: 'done', filename: 'scan.png', timestamp: Date.now() })
  await expect.element(page.getByText('scan.png: This looks like a receipt.')).toBeVisible()
  // Only the first image of a batch is inspected.
  change('b', { status: 'done', filename: 'other.png', timestamp: Date.now() })
  await expect.element(page.getByText('other.png')).toBeVisible()
  expect(network.callsTo('records.page')).toEqual([{ id: 'a' }])

  await page.getByRole('button', { name: 'Fill in its fields' }).click()
  expect(network.callsTo('records.again')).toEqual([{ ids: ['a'], operation: 'json', schemaId: 'receipt' }])
  expect(intake.choice.input).toEqual({ operation: 'json', schemaId: 'receipt' })
  await expect.element(page.getByText('This looks like', { exact: false })).not.toBeInTheDocument()
})
