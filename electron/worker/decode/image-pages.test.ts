import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fixtures } from '../../../test/support/images.ts'
import { imagePage, imagePages } from './image-pages.ts'

/** A TIFF of two pages, the second of which claims another width and height. */
async function twoPages(claimed: number): Promise<Buffer> {
  const pages = [fixtures.hello, fixtures.lightOnDark]
  const tiff = await sharp(pages, { join: { animated: true } })
    .tiff({ compression: 'none' })
    .toBuffer()
  const first = tiff.readUInt32LE(4)
  const second = tiff.readUInt32LE(first + 2 + tiff.readUInt16LE(first) * 12)
  for (let at = second + 2; at < second + 2 + tiff.readUInt16LE(second) * 12; at += 12)
    if ([256, 257].includes(tiff.readUInt16LE(at))) {
      tiff.writeUInt16LE(4, at + 2)
      tiff.writeUInt32LE(claimed, at + 8)
    }
  return tiff
}

it('a page that is too large is refused by its header, before it is decoded', async () => {
  const tiff = await twoPages(16_000)
  expect(await imagePages(tiff, 'a.tif')).toEqual({ ok: true, value: 2 })
  expect(await imagePage(tiff, 1, 'a.tif')).toMatchObject({ ok: true })
  expect(await imagePage(tiff, 2, 'a.tif')).toEqual({
    ok: false,
    error: { code: 'image.tooLarge', data: { name: 'a.tif', width: 16_000, height: 16_000, maxPx: 4000 } },
  })
})
