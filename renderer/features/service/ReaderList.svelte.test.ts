import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import ReaderList from './ReaderList.svelte'

const state = { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 2 }
const reader = {
  ...{ id: 'a', host: 'floor-2', version: '0.1.0', packs: ['pp-ocrv5'], parallel: 4, pagesPerMinute: 70 },
  ...{ jobs: ['invoice.pdf'], failed: 0, lacks: null, mark: 'slow' as const },
}

async function show(readers: QueueState['readers']) {
  const inTest = appInTest({})
  await render(ReaderList, {}, within(inTest))
  inTest.app.queue.resource.set({ ...state, readers })
  return inTest
}

test('shows each reader with its version, packs, speed, images and mark', async () => {
  await show({ problem: null, list: [reader] })
  await expect.element(page.getByText('floor-2')).toBeVisible()
  await expect
    .element(page.getByText('version 0.1.0, pp-ocrv5 · 70 pages a minute · reading invoice.pdf'))
    .toBeVisible()
  await expect.element(page.getByText('Slow')).toBeVisible()
})

test('says in the language of the window what a reader lacks', async () => {
  const lacks = { part: 'pack' as const, name: '0a1b2c' }
  const { app } = await show({ problem: null, list: [{ ...reader, lacks, mark: 'unfit' as const }] })
  await expect.element(page.getByText(/· lacks engine pack 0a1b2c/)).toBeVisible()
  app.i18n.choose('zh')
  await expect.element(page.getByText(/· 缺少识别引擎包 0a1b2c/)).toBeVisible()
})

test('says why the queue cannot be used, and that there is no reader', async () => {
  await show({ problem: 'connect ECONNREFUSED', list: [] })
  await expect.element(page.getByText(/can’t be used: connect ECONNREFUSED/)).toBeVisible()
})

test('says how to start a reader where there is none', async () => {
  await show({ problem: null, list: [] })
  await expect.element(page.getByText(/No reader is running/)).toBeVisible()
})

test('shows nothing without readers', async () => {
  await show(undefined)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
