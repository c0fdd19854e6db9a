import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RenewalState } from '../../../shared/contract/renewal-calls.ts'
import { ok } from '../../../shared/result.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import OlderPart from './OlderPart.svelte'

const none: RenewalState = { reader: 'now', records: 0, estimatedMs: 0, kept: 2, left: 0 }

async function setUp(given: Partial<RenewalState>) {
  let state = { ...none, ...given }
  const inTest = appInTest({
    'renewal.get': () => ok(state),
    'renewal.start': () => ok((state = { ...state, left: state.records })),
    'renewal.stop': () => ok((state = { ...state, left: 0 })),
  })
  await render(OlderPart, {}, within(inTest))
  const tell = (left: number, records: number) => {
    state = { ...state, left, records }
    inTest.network.emit({ name: 'renewal.changed', data: { left } })
  }
  return { ...inTest, tell }
}

test('nothing is shown without records of an earlier version', async () => {
  const { network } = await setUp({})
  await expect.poll(() => network.callsTo('renewal.get').length).toBe(1)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('shows their number and the estimated time, reads them again, and shows how many are left', async () => {
  const { tell } = await setUp({ records: 1240, estimatedMs: 754_000 })
  await expect.element(page.getByText('1,240 records were read by an earlier version of Fovea')).toBeVisible()
  await expect.element(page.getByText(/takes about 13 min:/)).toBeVisible()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.element(page.getByText('1,240 records are still to be read again')).toBeVisible()
  tell(1, 1)
  await expect.element(page.getByText('1 record is still to be read again')).toBeVisible()
  tell(0, 0)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('can be stopped, and is then offered again', async () => {
  const { network } = await setUp({ records: 3, estimatedMs: 9000, left: 2 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('button', { name: 'Read again' })).toBeVisible()
  expect(network.callsTo('renewal.stop')).toHaveLength(1)
})
