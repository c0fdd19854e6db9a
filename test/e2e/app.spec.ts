// The app as a person uses it, built and run whole: window, engine, reading processes, database.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fixtures } from '../support/images.ts'
import { dropFiles } from './support/drop.ts'
import { expect, test } from './support/test.ts'

const open = (page: Page, screen: string) =>
  page.getByRole('navigation').getByRole('link', { name: screen }).click()
const untilReady = (page: Page) => expect(page.getByText('Drop images anywhere')).toBeVisible()
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('two dropped images are in the history with their text, also after the next start', async ({
  launch,
}) => {
  const first = await launch()
  await untilReady(first.page)
  await dropFiles(first.page.locator('body'), [fixtures.hello, fixtures.chinese])
  await open(first.page, 'History')
  await expect(row(first.page, 'hello.png')).toContainText('Hello from the reading room', { timeout: 60_000 })
  await expect(row(first.page, 'zh.png')).toContainText('今天天气很好', { timeout: 60_000 })
  expect(await first.trouble.list()).toEqual([])
  await first.close()

  const second = await launch()
  await open(second.page, 'History')
  await row(second.page, 'hello.png').click()
  await expect(second.page.getByText('Five plain English words here').first()).toBeVisible()
  const image = second.page.getByRole('img', { name: 'hello.png' }).first()
  await expect
    .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  expect(await second.trouble.list()).toEqual([])
})

test('an image that lands in a watched folder appears without a reload, and is in the folder’s sheet', async ({
  launch,
  dataDir,
}) => {
  const watched = path.join(dataDir, '..', `${path.basename(dataDir)}-watched`)
  mkdirSync(watched)
  const { page, trouble } = await launch()
  await untilReady(page)
  await page.evaluate(
    (where) => window.fovea?.call('folders.add', { path: where, settleMs: 300, sheet: 'csv' }),
    watched,
  )
  await open(page, 'History')
  copyFileSync(fixtures.hello, path.join(watched, 'scan.png'))
  await expect(row(page, 'scan.png')).toContainText('Hello from the reading room', { timeout: 60_000 })
  const sheet = path.join(watched, `${path.basename(watched)}.csv`)
  await expect
    .poll(() => existsSync(sheet) && readFileSync(sheet, 'utf8'), { timeout: 60_000 })
    .toContain('Hello from the reading room')
  expect(await trouble.list()).toEqual([])
})

test('a reading process that is killed in the middle of a job does not keep the job from being done', async ({
  launch,
}) => {
  const { page, child } = await launch()
  await untilReady(page)
  const image = path.resolve('samples/invoice.png')
  await page.evaluate((where) => window.fovea?.call('records.add', { images: [{ path: where }] }), image)
  await expect.poll(() => readersOf(child.pid ?? 0).length, { intervals: [20] }).toBeGreaterThan(0)
  await expect.poll(() => isWorking(page), { intervals: [20] }).toBe(true)
  for (const pid of readersOf(child.pid ?? 0)) process.kill(pid, 'SIGKILL')
  await open(page, 'History')
  const settled = { timeout: 90_000 }
  await expect
    .poll(async () => (await listed(page)).records[0], settled)
    .toMatchObject({ status: 'done', attempts: 2 })
  await expect(row(page, 'invoice.png')).toContainText(/total|invoice no/i)
})

interface Listed {
  readonly records: readonly { readonly status: string; readonly attempts: number }[]
}

async function listed(page: Page): Promise<Listed> {
  const answer = await page.evaluate(() => window.fovea?.call('records.list', {}))
  return (answer as { value: Listed }).value
}

async function isWorking(page: Page): Promise<boolean> {
  return (await listed(page)).records.some((record) => record.status === 'working')
}

/** The reading processes below the main one, whatever stands between them. */
function readersOf(pid: number): number[] {
  const children = childrenOf(pid)
  const readers = children.filter((child) => /worker\.js|Fovea reader/.test(commandOf(child)))
  return [...readers, ...children.flatMap(readersOf)]
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  } catch {
    return [] // it ended meanwhile
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}
