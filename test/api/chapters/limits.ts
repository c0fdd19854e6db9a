import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Tier } from '../../../shared/limits.ts'
import { fixtures } from '../../support/images.ts'
import { blank, jpegOfSize } from '../support/pictures.ts'
import { dataUrl, fileUrl, expectError, type Service } from '../support/service.ts'

const hello = fileUrl(fixtures.hello)
const mostBytes = 10 * 1024 * 1024

export function limits(service: () => Service): void {
  describe('6. limits of a tier', () => {
    it('Free has 30 requests a month, and the thirty-first is 403', async () => {
      const { key } = await service().newKey('free')
      const answers = await Promise.all(
        Array.from({ length: 31 }, () => service().read('text', hello, {}, { key })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(30).fill(200), 403])
    })

    it.each<[Tier, number | null]>([
      ['basic', 1000],
      ['pro', 5000],
      ['ultra', null],
    ])('%s has %s requests a month', async (tier, perMonth) => {
      const page = await (await fetch(`${service().url}/docs`)).text()
      const shown = perMonth?.toLocaleString('en') ?? 'unlimited'
      expect(page).toMatch(new RegExp(`<td>${tier}</td><td>${shown}</td>`))
    })
  })

  describe('6. limits of an image', () => {
    it.each([
      [100, 100],
      [4000, 100],
      [100, 4000],
      [4000, 4000],
    ])('%ix%i pixels are accepted', async (width, height) => {
      const { status } = await service().read('text', await blank(width, height).png().toBuffer())
      expect(status).toBe(200)
    })

    it.each([
      [99, 100, 100],
      [100, 99, 100],
      [1, 1, 100],
      [4001, 4000, 4000],
      [4000, 4001, 4000],
      [4001, 100, 4000],
      [20000, 100, 4000],
    ])('%ix%i pixels are 400, with the limit and the sent size', async (width, height, bound) => {
      const answer = await service().read('text', await blank(width, height).png().toBuffer())
      expectError(
        answer,
        400,
        new RegExp(`is ${width}x${height} pixels, and the (minimum|maximum) is ${bound}x${bound}`),
      )
    })

    it('10 MB are accepted', async () => {
      const { status } = await service().read('text', dataUrl(await jpegOfSize(mostBytes), 'image/jpeg'))
      expect(status).toBe(200)
    })

    it('one byte more than 10 MB is 400, with the limit and the number of sent bytes', async () => {
      const answer = await service().read('text', dataUrl(await jpegOfSize(mostBytes + 1), 'image/jpeg'))
      expectError(answer, 400, /is 10\.01 MB and the limit is 10 MB/)
    })

    it.each([
      ['JPEG', () => blank(300, 200).jpeg()],
      ['progressive JPEG', () => blank(300, 200).jpeg({ progressive: true })],
      ['PNG', () => blank(300, 200).png()],
      ['interlaced PNG', () => blank(300, 200).png({ progressive: true })],
      ['GIF', () => blank(300, 200).gif()],
      ['WebP', () => blank(300, 200).webp()],
      ['lossless WebP', () => blank(300, 200).webp({ lossless: true })],
      ['WebP with alpha', () => blank(300, 200).ensureAlpha(0.5).webp()],
    ])('%s is read', async (_, make) => {
      const { status, body } = await service().read('text', await make().toBuffer())
      expect([status, body['content']]).toEqual([200, ''])
    })

    it.each<[string, () => Promise<Buffer>]>([
      ['TIFF', () => blank(300, 200).tiff().toBuffer()],
      ['AVIF', () => blank(64, 64).avif({ effort: 0 }).toBuffer()],
      ['SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      ['PDF', () => Promise.resolve(Buffer.from('%PDF-1.7\n'))],
      ['BMP', () => Promise.resolve(Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]))],
      ['HTML', () => Promise.resolve(Buffer.from('<!doctype html><p>Hello'))],
    ])('%s is 400, and the message names its format', async (name, make) => {
      const answer = await service().read('text', await make())
      expectError(answer, 400, new RegExp(`${name}|text`, 'i'))
    })

    it('bytes of an unknown format are 400', async () => {
      const noise = await sharp({
        create: { width: 50, height: 50, channels: 3, background: 'red' },
      })
        .raw()
        .toBuffer()
      expect((await service().read('text', noise)).status).toBe(400)
    })
  })
}
