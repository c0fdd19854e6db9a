import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import type { Host } from '../../lib/host.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import DropZone from './DropZone.svelte'
import { Intake } from './intake.svelte.ts'

const takesAll = { 'records.add': () => ok({ records: [], refused: [] }) }

async function setUp(host: Host | null = null) {
  const inTest = appInTest(takesAll, host)
  const intake = new Intake(inTest.app)
  await render(DropZone, { intake }, within(inTest))
  return { ...inTest, intake }
}

function transferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

function drag(type: string, dataTransfer: DataTransfer) {
  window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

const image = new File(['pixels'], 'scan.png', { type: 'image/png' })

test('a dropped file is sent with the operation that was chosen', async () => {
  const { intake, network } = await setUp()
  intake.choice.chooseOperation('markdown')
  drag('drop', transferOf(image))
  await expect
    .poll(() => network.callsTo('records.add'))
    .toEqual([{ images: [{ name: 'scan.png', base64: btoa('pixels') }], operation: 'markdown' }])
})

test('each of several files is sent in a request of its own', async () => {
  const { network } = await setUp()
  drag('drop', transferOf(image, new File(['more'], 'b.png')))
  await expect.poll(() => network.callsTo('records.add')).toHaveLength(2)
})

test('the operation is shown while files hover, and hidden when they leave', async () => {
  await setUp()
  drag('dragenter', transferOf(image))
  await expect.element(page.getByText('Drop to read: Text, any language')).toBeVisible()
  drag('dragleave', transferOf(image))
  await expect.element(page.getByText('Drop to read: Text, any language')).not.toBeInTheDocument()
})

test('an empty file is refused with an error and not sent', async () => {
  const { intake, network } = await setUp()
  drag('drop', transferOf(new File([], 'blank.png')))
  await expect
    .poll(() => intake.refusals.map(({ text }) => text))
    .toEqual(['blank.png was not read: it is empty (0 bytes). Save or send it again.'])
  expect(network.callsTo('records.add')).toEqual([])
})

test('files that are dropped before a schema is chosen wait for it', async () => {
  const { intake, network } = await setUp()
  intake.choice.chooseOperation('json')
  drag('dragenter', transferOf(image))
  await expect.element(page.getByText('Drop, then choose a schema')).toBeVisible()
  drag('drop', transferOf(image))
  await expect.poll(() => intake.heldCount).toBe(1)
  expect(network.callsTo('records.add')).toEqual([])
  intake.choice.chooseSchema('receipt')
  await intake.addHeld()
  expect(network.callsTo('records.add')).toMatchObject([{ operation: 'json', schemaId: 'receipt' }])
  expect(intake.heldCount).toBe(0)
})

test('a pasted image is added', async () => {
  const { network } = await setUp()
  const clipboardData = transferOf(image)
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect
    .poll(() => network.callsTo('records.add')[0]?.images[0])
    .toHaveProperty('base64', btoa('pixels'))
})

test('the desktop app sends a file’s path instead of its bytes', async () => {
  const host: Host = {
    call: () => Promise.reject(new Error('the fake network answers')),
    on: () => () => undefined,
    pathOf: (file) => `/home/ada/${file.name}`,
    onCommands: () => () => undefined,
    takeCommands: () => Promise.resolve([]),
    pickFolder: () => Promise.resolve(null),
    showFile: () => Promise.resolve(),
    openSheet: () => Promise.resolve(false),
    platform: 'linux',
  }
  const { network } = await setUp(host)
  drag('drop', transferOf(image))
  await expect
    .poll(() => network.callsTo('records.add'))
    .toEqual([{ images: [{ path: '/home/ada/scan.png' }], operation: 'multilingual' }])
})

test('the choice is remembered after a reload', async () => {
  const { app, intake } = await setUp()
  intake.choice.chooseOperation('multilingual')
  expect(new Intake(app).choice.operation).toBe('multilingual')
})
