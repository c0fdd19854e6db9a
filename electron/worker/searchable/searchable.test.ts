// Opens the written PDFs with PDFium, like any viewer.
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { unite, type Box, type Page } from '../../../shared/page.ts'
import { helloIn } from '../../../test/support/formats.ts'
import { fixtures } from '../../../test/support/images.ts'
import { edgeDistance, openedPdf, pageOfWords, searchableOf } from '../../../test/support/searchable.ts'
import { scripts } from '../../../test/searchable/scripts.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { wordsOf } from '../documents/words.ts'

async function paper(width = 1000, height = 1400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}

async function valueOf(written: ReturnType<typeof searchableOf>): Promise<Uint8Array> {
  const result = await written
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The words that PDFium finds on a page, in the Page's pixels. PDFium gives all letters of a size the same height. */
async function wordsIn(bytes: Uint8Array, page: Page, number = 1): Promise<{ text: string; box: Box }[]> {
  const seen = (await openedPdf(bytes)).content(number)
  if (!seen.ok) throw new Error(seen.error.code)
  const [x, y] = [page.width / seen.value.width, page.height / seen.value.height]
  return wordsOf(seen.value.characters).map(({ text, cell }) => ({
    text: text.normalize('NFC'),
    box: { x0: cell.x0 * x, x1: cell.x1 * x, y0: cell.y0 * y, y1: cell.y1 * y },
  }))
}

function expectWords(found: readonly { text: string; box: Box }[], page: Page, side: keyof Box = 'y0'): void {
  for (const { text, box } of page.lines.flatMap(({ words }) => words)) {
    const there = found.filter((word) => word.text === text.normalize('NFC'))
    const off = there.map((word) => edgeDistance({ ...word.box, [side]: box[side] }, box, page))
    expect(Math.min(1, ...off), text).toBeLessThan(0.005)
  }
}

describe('the searchable PDF of an image', () => {
  it.each(Object.entries(scripts))('has its words of %s in their boxes', async (_script, words) => {
    const page = pageOfWords([words, words])
    const bytes = await valueOf(searchableOf([{ bytes: await paper(), pages: [page] }]))
    expectWords(await wordsIn(bytes, page), page)
  })

  it('is the same file each time', async () => {
    const page = pageOfWords(Object.values(scripts))
    const make = async () =>
      valueOf(searchableOf([{ bytes: await paper(), pages: [page] }], { archival: true }))
    expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true)
  })

  it('holds an upright JPEG as it stands, and another one turned', async () => {
    const jpeg = await sharp(fixtures.hello).resize(600).jpeg().toBuffer()
    const [upright, turned] = [pageOfWords([['Hello']]), pageOfWords([['Hello']], { turn: 90 })]
    const kept = await valueOf(searchableOf([{ bytes: jpeg, pages: [upright] }]))
    expect(Buffer.from(kept).includes(jpeg)).toBe(true)
    const other = await valueOf(searchableOf([{ bytes: jpeg, pages: [turned] }]))
    expect(Buffer.from(other).includes(jpeg)).toBe(false)
    expect((await pictureOf(other, 1)).width).toBeLessThan((await pictureOf(kept, 1)).width)
  })

  it.each([
    ['png', () => sharp(fixtures.hello).png().toBuffer()],
    ['gif', () => sharp(fixtures.hello).gif().toBuffer()],
    ['webp', () => sharp(fixtures.hello).webp().toBuffer()],
    ['black and white', () => sharp(fixtures.hello).threshold().toColourspace('b-w').png().toBuffer()],
    ['grey', () => sharp(fixtures.hello).toColourspace('b-w').png().toBuffer()],
    ['CMYK', () => sharp(fixtures.hello).toColourspace('cmyk').jpeg().toBuffer()],
    ['transparent', () => sharp(fixtures.transparent).png().toBuffer()],
    ...Object.entries(helloIn),
  ] as const)('shows the picture of a file that is %s', async (_kind, make) => {
    const image = await make()
    const bytes = await valueOf(searchableOf([{ bytes: image, pages: [pageOfWords([['Hello']])] }]))
    const shown = await pictureOf(bytes, 1)
    const hello = await sharp(_kind === 'transparent' ? fixtures.transparent : fixtures.hello)
      .flatten({ background: '#fff' })
      .resize(shown.width, shown.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const off = hello.reduce((sum, level, i) => sum + Math.abs(level - (shown.grey[i] ?? 0)), 0)
    expect(off / hello.length).toBeLessThan(12)
  })

  it('has a page for each of a file of several, of which one was not read', async () => {
    const frames = await Promise.all(
      ['#111', '#777', '#eee'].map((background) =>
        sharp({ create: { width: 300, height: 400, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const tiff = await sharp(frames, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer()
    const page = pageOfWords([['third']])
    const bytes = await valueOf(searchableOf([{ bytes: tiff, pages: [page, null, page] }]))
    const pdf = await openedPdf(bytes)
    expect(pdf.pages).toBe(3)
    expectWords(await wordsIn(bytes, page, 3), page)
    expect(await wordsIn(bytes, page, 2)).toEqual([])
    expect((await pictureOf(bytes, 2)).grey[50]).toBeCloseTo(0x77, -1)
  })

  it('is as large as the file says that it was scanned', async () => {
    const scan = await sharp({ create: { width: 1000, height: 2000, channels: 3, background: '#fff' } })
      .withMetadata({ density: 200 })
      .jpeg()
      .toBuffer()
    const bytes = await valueOf(searchableOf([{ bytes: scan, pages: [pageOfWords([['a']])] }]))
    const seen = (await openedPdf(bytes)).content(1)
    expect(seen).toMatchObject({ value: { width: 360, height: 720 } })
  })

  it('tells that it is PDF/A, with what was read as a file in it', async () => {
    const page = pageOfWords([['Hello']])
    const file = { bytes: await paper(), pages: [page], result: '{"total":"12.50"}' }
    const bytes = await valueOf(searchableOf([file], { archival: true }))
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const [attached] = document.getAttachments()
    expect(Buffer.from(attached?.data ?? []).toString()).toBe('{"total":"12.50"}')
    const metadata = document.catalog.lookup(PDFName.of('Metadata'))
    expect(metadata instanceof PDFStream && metadata.getContentsString()).toContain(
      '<pdfaid:part>3</pdfaid:part>',
    )
    expect(document.getTitle()).toBe('A title')
  })

  it('is one file of several records, each with its pages', async () => {
    const [one, two] = [pageOfWords([['one']]), pageOfWords([['two']])]
    const image = await paper()
    const bytes = await valueOf(
      searchableOf([
        { bytes: image, pages: [one] },
        { bytes: image, pages: [two] },
      ]),
    )
    expectWords(await wordsIn(bytes, one, 1), one)
    expectWords(await wordsIn(bytes, two, 2), two)
  })

  it.runIf(has('qpdf') && has('pdftotext'))(
    'is found sound, and its words are told, by other programs',
    async () => {
      const page = pageOfWords(Object.values(scripts))
      const file = { bytes: await paper(), pages: [page], result: '{}' }
      const out = path.join(tempDir(), 'a.pdf')
      writeFileSync(out, await valueOf(searchableOf([file], { archival: true })))
      execFileSync('qpdf', ['--check', out])
      const told = execFileSync('pdftotext', [out, '-'], { encoding: 'utf8' }).normalize('NFC')
      const boxes = boxesIn(
        execFileSync('pdftotext', ['-bbox', out, '-'], { encoding: 'utf8' }),
        1400 / 841.89,
      )
      for (const { text, box } of page.lines.flatMap(({ words }) => words)) {
        expect(told).toContain(text.normalize('NFC'))
        expect(Math.min(...boxes.map((there) => edgeDistance(there, box, page))), text).toBeLessThan(0.002)
      }
    },
  )
})

it('writes what runs down a page, and up, along its side', async () => {
  const upright = pageOfWords([['sideways', 'words', 'here']])
  const [line] = upright.lines
  const words = (line?.words ?? []).map(({ box, ...word }) => ({
    ...word,
    box: { x0: 900 - box.y1, x1: 900 - box.y0, y0: box.x0, y1: box.x1 },
  }))
  const down = { ...upright, lines: [{ ...line!, words, box: unite(words.map(({ box }) => box)) }] }
  const mirrored = words.map(({ box, ...word }) => ({
    ...word,
    box: { ...box, y0: 1400 - box.y1, y1: 1400 - box.y0 },
  }))
  const up = { ...upright, lines: [{ ...line!, words: mirrored }] }
  for (const [page, side] of [
    [down, 'x1'],
    [up, 'x0'],
  ] as const) {
    const bytes = await valueOf(searchableOf([{ bytes: await paper(), pages: [page] }]))
    expectWords(await wordsIn(bytes, page), page, side)
  }
})

async function pictureOf(bytes: Uint8Array, number: number) {
  const drawn = (await openedPdf(bytes)).draw(number, 400)
  if (!drawn.ok) throw new Error(drawn.error.code)
  const { width, height, pixels } = drawn.value
  const raw = { width, height, channels: 3 } as const
  return { width, height, grey: await sharp(pixels, { raw }).toColourspace('b-w').raw().toBuffer() }
}

/** The words that pdftotext finds, in pixels. */
function boxesIn(told: string, scale: number): Box[] {
  const numbers = told.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)"/g)
  return Array.from(numbers, ([, ...sides]) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = sides.map((side) => Number(side) * scale)
    return { x0, y0, x1, y1 }
  })
}

function has(tool: string): boolean {
  return spawnSync(tool, ['-v']).error === undefined
}
