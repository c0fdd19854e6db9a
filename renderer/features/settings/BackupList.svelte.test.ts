import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Backup } from '../../../shared/contract/backup-calls.ts'
import { err, ok } from '../../../shared/result.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import BackupList from './BackupList.svelte'

const dayMs = 24 * 3_600_000
const made = new Date(2026, 9, 25, 8, 30).getTime()
const week: Backup = { name: 'weekly-2.sqlite', kind: 'weekly', madeAt: made, sizeBytes: 2 ** 20 }
const earlier: Backup = { ...week, name: 'weekly-1.sqlite', madeAt: made - 7 * dayMs }
const bad: Backup = { ...week, name: 'damaged-1.sqlite', kind: 'damaged', madeAt: made - dayMs }

async function setUp(given: readonly Backup[], isSound = true) {
  let backups = [...given]
  const inTest = appInTest({
    'backups.list': () => ok({ backups }),
    'backups.restore': ({ name }) =>
      isSound
        ? ok({ name, isAtNextStart: true as const })
        : err('backup.damaged', { name, why: 'page 7 is no page' }),
    'backups.remove': ({ name }) => {
      backups = backups.filter((each) => each.name !== name)
      return ok({ removed: 1 })
    },
  })
  await render(BackupList, {}, within(inTest))
  const toasts = () => inTest.app.toasts.list.map((toast) => toast.text).join()
  const add = (copy: Backup) => (backups = [copy, ...backups])
  return { ...inTest, toasts, add }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('without a backup a sentence says when the first one is made', async () => {
  await setUp([])
  await expect.element(page.getByText(/first copy is made/)).toBeVisible()
})

test('a backup is restored only after a confirmation that says what happens', async () => {
  const { network, toasts } = await setUp([week, earlier])
  await expect.element(page.getByText('Weekly · 1 MB').first()).toBeVisible()
  await button(/^Restore: Oct 18, 2026/).click()
  await expect.element(page.getByText(/What is there now is kept as a copy/)).toBeVisible()
  await expect.element(page.getByText(/API keys and sign-ins become those of that day/)).toBeVisible()
  await expect.element(page.getByText(/Fovea restarts/)).toBeVisible()
  await inDialog('Cancel').click()
  expect(network.callsTo('backups.restore')).toEqual([])
  await button(/^Restore: Oct 18, 2026/).click()
  await inDialog('Restore').click()
  await expect.poll(toasts).toContain('Fovea restarts with the copy of Oct 18, 2026')
  expect(network.callsTo('backups.restore')).toEqual([{ name: 'weekly-1.sqlite' }])
})

test('a backup that can not be restored shows why', async () => {
  const { toasts } = await setUp([week], false)
  await button(/^Restore/).click()
  await inDialog('Restore').click()
  await expect.poll(toasts).toContain('page 7 is no page')
})

test('a damaged database can only be deleted, after a confirmation', async () => {
  const { toasts } = await setUp([week, bad])
  await expect.element(button(/^Restore: Oct 24/)).not.toBeInTheDocument()
  await button(/^Delete: Oct 24/).click()
  await inDialog('Delete').click()
  await expect.poll(toasts).toContain('The copy was deleted.')
  await expect.element(button(/^Delete: Oct 24/)).not.toBeInTheDocument()
  await expect.element(button(/^Delete: Oct 25/)).toBeVisible()
})

test('the list is reloaded after a reconnect', async () => {
  const { app, add } = await setUp([])
  await expect.element(page.getByText(/first copy is made/)).toBeVisible()
  add(week)
  app.connection.setConnected(false)
  app.connection.setConnected(true)
  await expect.element(button(/^Restore: Oct 25/)).toBeVisible()
})
