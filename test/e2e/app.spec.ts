// The built app as a person uses it, with all its parts: window, engine, reading processes, database.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fixtures } from '../support/images.ts'
import { dropFiles } from './support/drop.ts'
import { patience, reading } from './support/patience.ts'
import { isReady } from './support/stage.ts'
import { expect, test } from './support/test.ts'

/** Opens a screen by its link in the navigation. */
const open = (page: Page, screen: string) =>
  page.getByRole('navigation').getByRole('link', { name: screen }).click()
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

test('dropped images are in the history with their text, also after a restart, which restores the place of the window', async ({
  launch,
}) => {
  test.setTimeout(60_000 * patience)
  const first = await launch()
  await isReady(first.page)
  await dropFiles(first.page.locator('body'), [fixtures.hello, fixtures.chinese])
  await open(first.page, 'History')
  await expect(row(first.page, 'hello.png')).toContainText('Hello from the reading room', reading)
  await expect(row(first.page, 'zh.png')).toContainText('今天天气很好', reading)
  expect(await first.trouble.list()).toEqual([])
  const bounds = { x: 40, y: 60, width: 900, height: 640 }
  await first.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), bounds)
  await first.close()

  const second = await launch()
  await open(second.page, 'History')
  await row(second.page, 'hello.png').click()
  await expect(second.page.getByRole('region', { name: 'Result' })).toContainText(
    'Five plain English words here',
  )
  const image = second.page.getByRole('img', { name: 'hello.png' }).first()
  await expect
    .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  expect(
    await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds()),
  ).toEqual(bounds)
  expect(await second.trouble.list()).toEqual([])
})

test('a new image in a watched folder appears without a reload, and in the folder’s sheet', async ({
  desktop,
  dir,
}) => {
  const { page, call, trouble } = desktop
  const watched = path.join(dir, 'watched')
  mkdirSync(watched)
  await call('folders.add', { path: watched, settleMs: 300, sheet: 'csv' })
  await open(page, 'History')
  copyFileSync(fixtures.hello, path.join(watched, 'scan.png'))
  await expect(desktop.row('scan.png')).toContainText('Hello from the reading room', reading)
  const sheet = path.join(watched, 'watched.csv')
  await expect
    .poll(() => existsSync(sheet) && readFileSync(sheet, 'utf8'), reading)
    .toContain('Hello from the reading room')
  expect(await trouble()).toEqual([])
})

test('a job is finished even if its reading process is killed', async ({ launch }) => {
  test.setTimeout(90_000 * patience)
  const { page, child } = await launch()
  await isReady(page)
  const image = path.resolve('samples/invoice.png')
  await page.evaluate((where) => window.fovea?.call('records.add', { images: [{ path: where }] }), image)
  await expect.poll(() => readersOf(child.pid ?? 0).length, { intervals: [20] }).toBeGreaterThan(0)
  await expect.poll(() => isWorking(page), { intervals: [20] }).toBe(true)
  for (const pid of readersOf(child.pid ?? 0)) process.kill(pid, 'SIGKILL')
  await open(page, 'History')
  await expect
    .poll(async () => (await listed(page)).records[0], { timeout: 60_000 * patience })
    .toMatchObject({ status: 'done', attempts: 2 })
  await expect(row(page, 'invoice.png')).toContainText(/northgate joinery/i)
})

interface Listed {
  readonly records: readonly { readonly status: string; readonly attempts: number }[]
}

/** The first records of the history. */
async function listed(page: Page): Promise<Listed> {
  const answer = await page.evaluate(() => window.fovea?.call('records.list', {}))
  return (answer as { value: Listed }).value
}

async function isWorking(page: Page): Promise<boolean> {
  return (await listed(page)).records.some((record) => record.status === 'working')
}

/** Finds the reading processes among all descendants of the main process. */
function readersOf(pid: number): number[] {
  const children = childrenOf(pid)
  const readers = children.filter((child) => /worker\.js|Fovea reader/.test(commandOf(child)))
  return [...readers, ...children.flatMap(readersOf)]
}

/** The child processes of a process, on Linux. */
function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  } catch {
    return [] // it ended meanwhile
  }
}

/** The command line of a process, on Linux. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}
