// Codes on a page, from the image to the record: stored, found by a search, shown with their meaning, and exported.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawCode, placeOnPage } from '../support/codes/drawn.ts'
import { testEngine } from '../support/engine.ts'
import { drawn } from '../support/replay/drawn.ts'
import { tempDir } from '../support/temp-dir.ts'

const text = '01,32,,24312000000012345678,1130.00,20240115,,AB12,'

/** A PNG of a page with a QR code. */
async function draw(): Promise<Buffer> {
  const { pixels, ...raw } = await placeOnPage(await drawCode('qrcode', text, 4), 1)
  return sharp(pixels, { raw: { ...raw, channels: 1 } })
    .png()
    .toBuffer()
}

it('the content of a code is stored with its record and its meaning, searched and exported, but is not part of the text', async () => {
  const file = path.join(tempDir(), 'fapiao.png')
  await writeFile(file, await drawn(['code', text], draw))
  const fovea = await testEngine()
  const { records } = await fovea.call('records.add', { operation: 'text', images: [{ path: file }] })
  const id = records[0]!.id
  const record = await fovea.call('records.get', { id, wait: true })
  expect(record.codes).toMatchObject([{ kind: 'qr', text, page: null }])
  expect(record.codes[0]?.facts).toContainEqual({ term: 'total', value: '1130.00' })
  expect(record.content).toContain('Delivered')
  expect(record.content).not.toContain('AB12')
  for (const query of ['24312000000012345678', 'AB12', '31'])
    expect((await fovea.call('records.list', { query })).total, query).toBe(1)
  expect((await fovea.call('records.list', { query: '24312000000012345679' })).total).toBe(0)
  const { content } = await fovea.call('records.export', { ids: [id], format: 'json', files: 'one' })
  expect(content).toContain(JSON.stringify(text).slice(1, -1))
})
