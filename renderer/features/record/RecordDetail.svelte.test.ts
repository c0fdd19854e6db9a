import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RecordView } from '../../../shared/contract/record.ts'
import { ok } from '../../../shared/result.ts'
import { fieldOf, pageOf, recordOf, wordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import RecordDetail from './RecordDetail.svelte'

// No server stands behind the test: that the images are missing is not what is tested here.
window.addEventListener('error', (event) => event.stopImmediatePropagation(), { capture: true })

const words = [wordOf('Total', 10, 10), wordOf('12.50', 100, 10, 0.4)]

async function shown(part: Partial<RecordView> = {}) {
  const record = recordOf({ id: 'a', content: 'Total 12.50', ...part })
  const inTest = appInTest({
    'records.get': () => ok(record),
    'records.page': () => ok(pageOf(words)),
  })
  await render(RecordDetail, { id: 'a', onback: () => undefined }, within(inTest))
  return inTest
}

const lit = () => document.querySelector<HTMLElement>('.lit')
const activeWord = () => document.querySelector('[data-word].active')?.textContent

test('pointing at a word lights its place on the image', async () => {
  await shown()
  await page.getByText('12.50', { exact: true }).hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  expect(lit()?.style.width).toBe('20%')
})

test('pointing at the image finds the word in the text', async () => {
  await shown()
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible()
  const sheet = document.querySelector<HTMLElement>('.sheet')!
  const { left, top, width } = sheet.getBoundingClientRect()
  const scale = width / 200
  const at = { clientX: left + 20 * scale, clientY: top + 20 * scale, bubbles: true }
  sheet.dispatchEvent(new PointerEvent('pointermove', at))
  await expect.poll(activeWord).toBe('Total')
})

test('the arrow keys go from word to word', async () => {
  await shown()
  await page.getByRole('textbox').click({ position: { x: 2, y: 2 } })
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(activeWord).toBe('Total')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(activeWord).toBe('12.50')
})

test('a word that was read with doubt is marked in the text and on the image', async () => {
  await shown()
  await expect.element(page.getByText('12.50', { exact: true })).toHaveClass(/doubt/)
  await expect.poll(() => document.querySelectorAll('.mark.doubt').length).toBe(1)
})

test('a field lights its place, and an empty one says why it is empty', async () => {
  const box = words[1]!.box
  await shown({
    operation: 'json',
    format: 'json',
    content: '{"total":"12.50","date":""}',
    fields: [
      fieldOf({ path: 'total', value: '12.50', raw: '12.50', box, confidence: 0.9 }),
      fieldOf({ path: 'date', reason: 'noLabel' }),
    ],
  })
  await page.getByRole('button', { name: /total/ }).hover()
  await expect.poll(() => lit()?.style.left).toBe('50%')
  await expect.element(page.getByText('No label on the image goes with this field.')).toBeVisible()
})

test('an image without text says so', async () => {
  await shown({ content: '' })
  await expect.element(page.getByText('No text was found on this image.')).toBeVisible()
})

test('a deleted record is kept until the offer to undo has passed', async () => {
  const { app, network } = await shown()
  await page.getByRole('button', { name: 'Delete' }).click()
  expect([...app.removals.hidden]).toEqual(['a'])
  app.toasts.list[0]?.action?.run()
  expect([...app.removals.hidden]).toEqual([])
  expect(network.asked('records.remove')).toEqual([])
})
