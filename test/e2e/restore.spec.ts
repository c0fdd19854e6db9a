// Restores a copy of the database from the window, which reloads by itself.
import type { Page } from '@playwright/test'
import { fillHistory } from '../support/fill-history.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { patience } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ timeout: 60_000 * patience })

/** A start takes longer on a busy machine. */
const patiently = { timeout: 20_000 * patience }

/** Waits for the first copy; returns its name. */
async function copyMade(server: Pick<ServerProcess, 'call'>): Promise<string> {
  let name = ''
  await expect
    .poll(async () => (name = (await server.call('backups.list', {})).backups[0]?.name ?? ''), patiently)
    .not.toBe('')
  return name
}

/** Deletes five records for ever. */
async function loseRecords(server: ServerProcess): Promise<void> {
  const { records } = await server.call('records.list', { limit: 5 })
  await server.call('records.remove', { ids: records.map(({ id }) => id), isForever: true })
}

/** Restores the first listed copy, with its confirmation. */
async function restoreOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Restore: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
}

/** Opens the storage settings, and reloads until a copy is listed. */
async function openStorage(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Storage' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Restore: / }).first()).toBeVisible()
  }).toPass()
}

/** The numbers on the storage page, among them the number of records. */
const records = (page: Page) => page.locator('dl').filter({ hasText: 'Records' })

test('a browser that signed in before the copy was made shows the restored records without a reload', async ({
  dir,
  page: visitor,
}) => {
  fillHistory(dir, 12, Date.now() - 3_600_000)
  const first = await startServerProcess(dir)
  const { port } = new URL(first.url)
  await first.call('backups.remove', { name: await copyMade(first) })
  await visitor.goto(first.signInLink)
  await first.stop()
  const server = await startServerProcess(dir, { port: Number(port) })
  await copyMade(server)
  await loseRecords(server)
  await visitor.goto(`${server.url}/#/settings/storage`)
  await expect(records(visitor)).toContainText('7', patiently)
  await restoreOn(visitor)
  await expect(visitor.getByText('before a restore')).toBeVisible(patiently)
  await expect(visitor.getByText('The connection to Fovea is lost')).toBeHidden()
  await expect(records(visitor)).toContainText('12', patiently)
  await server.stop()
})

test('a browser that signed in after the copy was made is told how to sign in again', async ({
  dir,
  page: visitor,
}) => {
  fillHistory(dir, 12, Date.now() - 3_600_000)
  const server = await startServerProcess(dir)
  await copyMade(server)
  await visitor.goto(server.signInLink)
  await visitor.goto(`${server.url}/#/settings/storage`)
  await expect(records(visitor)).toContainText('12', patiently)
  await restoreOn(visitor)
  await expect(visitor.getByText('fovea session link')).toBeVisible(patiently)
  await server.stop()
})

test('the desktop app ends, and its next start has restored the copy', async ({ launch }) => {
  const { page } = await launch()
  await openStorage(page)
  const closed = page.waitForEvent('close')
  await restoreOn(page)
  await closed
  const next = await launch()
  await openStorage(next.page)
  await expect(next.page.getByText('before a restore')).toBeVisible(patiently)
})
