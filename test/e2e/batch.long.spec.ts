// Reads a batch of many images with the real reader.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeTextImage } from '../support/images.ts'
import { patience, reading } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test('all images of a batch of 200 are read, and each is in the history', async ({ desktop, dir }) => {
  test.setTimeout(300_000 * patience)
  const { page, call, addImages, go } = desktop
  const numbers = Array.from({ length: 200 }, (_, at) => 4100 + at)
  const fileOf = (number: number) => path.join(dir, `page-${number}.png`)
  for (const number of numbers) {
    const text = `Order number ${number} is ready`
    writeFileSync(fileOf(number), await makeTextImage(text, { width: 560, height: 120 }))
  }
  await addImages(numbers.map(fileOf))
  await expect(page.getByRole('region', { name: 'Done just now' })).toBeVisible(reading)
  await expect
    .poll(async () => (await call('records.list', { status: 'done' })).total, { timeout: 240_000 * patience })
    .toBe(200)
  await go('History')
  await expect(page.getByText('200 documents')).toBeVisible()
  expect((await call('queue.get', {})).waiting).toBe(0)
  for (const number of [4100, 4187, 4299]) {
    const [record] = (await call('records.list', { query: `page-${number}` })).records
    expect(record?.excerpt).toContain(String(number))
  }
})
