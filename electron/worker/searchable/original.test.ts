// Adds text layers to existing PDFs.
import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Box, Page } from '../../../shared/page.ts'
import { drawLines, makePdf, objectsOfPage, streamOf, writtenPdf } from '../../../test/support/pdfs.ts'
import { edgeDistance, openedPdf, pageOfWords, searchableOf } from '../../../test/support/searchable.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { wordsOf } from '../documents/words.ts'

const words = ['Read', 'words', 'here', '发票', 'שלום']

async function valueOf(written: ReturnType<typeof searchableOf>): Promise<Uint8Array> {
  const result = await written
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** A page that is a picture, like a scan. */
async function scan(page: PDFPage, document: PDFDocument): Promise<void> {
  const grey = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#ddd' } })
    .jpeg()
    .toBuffer()
  page.drawImage(await document.embedJpg(grey), {
    x: 0,
    y: 0,
    width: page.getWidth(),
    height: page.getHeight(),
  })
}

/** The words that PDFium finds on a page, in the pixels of a Page with the orientation of the shown page. */
async function wordsIn(bytes: Uint8Array, number: number, { width, height }: Pick<Page, 'width' | 'height'>) {
  const seen = (await openedPdf(bytes)).content(number)
  if (!seen.ok) throw new Error(seen.error.code)
  const [x, y] = [width / seen.value.width, height / seen.value.height]
  return wordsOf(seen.value.characters).map(({ text, cell, angle }) => ({
    text,
    quarter: Math.round(angle / (Math.PI / 2)) % 4,
    box: { x0: cell.x0 * x, x1: cell.x1 * x, y0: cell.y0 * y, y1: cell.y1 * y },
  }))
}

function begins(bytes: Uint8Array, original: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, original.length)).equals(Buffer.from(original))
}

function expectSound(bytes: Uint8Array): void {
  if (spawnSync('qpdf', ['--version']).error) return
  const file = path.join(tempDir(), 'a.pdf')
  writeFileSync(file, bytes)
  expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  )
}

const saves = {
  'with object streams': true,
  'with a table of its objects': false,
}

describe.each(Object.entries(saves))('a PDF %s', (_kind, useObjectStreams) => {
  it('keeps every byte, and has the words of the pages that were read', async () => {
    const document = await PDFDocument.load(await makePdf({ pages: [scan, drawLines('Own words'), scan] }))
    const original = await document.save({ useObjectStreams })
    const page = pageOfWords([words], { width: 1190, height: 1684 })
    const own = { ...page, lines: page.lines.map((line) => ({ ...line, engine: 'pdf' })) }
    const bytes = await valueOf(searchableOf([{ bytes: original, pages: [page, own, null] }]))
    expect(begins(bytes, original)).toBe(true)
    const found = await wordsIn(bytes, 1, page)
    for (const { text, box } of page.lines.flatMap((line) => line.words)) {
      const there = found.find((word) => word.text === text)
      expect(there && edgeDistance({ ...there.box, y0: box.y0 }, box, page), text).toBeLessThan(0.005)
    }
    expect((await wordsIn(bytes, 2, page)).map(({ text }) => text)).toEqual(['Own', 'words'])
    expect(await wordsIn(bytes, 3, page)).toEqual([])
    expectSound(bytes)
  })

  it('can be made searchable twice', async () => {
    const document = await PDFDocument.load(await makePdf({ pages: [scan] }))
    const original = await document.save({ useObjectStreams })
    const [one, two] = [pageOfWords([['first']]), pageOfWords([[], ['second']])]
    const once = await valueOf(searchableOf([{ bytes: original, pages: [one] }]))
    const twice = await valueOf(searchableOf([{ bytes: once, pages: [two] }]))
    expect(begins(twice, once)).toBe(true)
    expect((await wordsIn(twice, 1, one)).map(({ text }) => text).sort()).toEqual(['first', 'second'])
    expectSound(twice)
  })
})

it.each([
  [0, 0],
  [90, 0],
  [180, 0],
  [270, 0],
  [0, 90],
  [0, 180],
  [0, 270],
  [90, 90],
  [270, 180],
] as const)(
  'has its words where they are on a sheet that lies by %i, read by a turn of %i',
  async (lies, turn) => {
    const turned = await makePdf({
      size: [600, 800],
      pages: [
        async (page, document) => {
          await scan(page, document)
          page.setRotation(degrees(lies))
          page.setCropBox(50, 70, 500, 600)
        },
      ],
    })
    const isLevel = (lies + turn) % 180 === 0
    const size = isLevel ? { width: 1000, height: 1200 } : { width: 1200, height: 1000 }
    const page = pageOfWords([['Read', 'upright']], { ...size, turn })
    const bytes = await valueOf(searchableOf([{ bytes: turned, pages: [page] }]))
    const shown = turn % 180 === 0 ? page : { width: page.height, height: page.width }
    const found = await wordsIn(bytes, 1, shown)
    for (const { text, box } of page.lines.flatMap((line) => line.words)) {
      const there = found.find((word) => word.text === text)
      const wanted = turnedBack(box, page, turn)
      // only the position is compared, not the height
      const flat = there && { ...there.box, [topOf(turn)]: wanted[topOf(turn)] }
      expect(flat && edgeDistance(flat, wanted, page), text).toBeLessThan(0.005)
      expect(there?.quarter).toBe((4 - turn / 90) % 4)
    }
  },
)

/** The side of the shown page that is above the words of the page as it was read. */
function topOf(turn: Page['turn']): keyof Box {
  return ({ 0: 'y0', 90: 'x0', 180: 'y1', 270: 'x1' } as const)[turn]
}

function turnedBack({ x0, y0, x1, y1 }: Box, { width, height }: Page, turn: Page['turn']): Box {
  switch (turn) {
    case 0:
      return { x0, y0, x1, y1 }
    case 90:
      return { x0: y0, x1: y1, y0: width - x1, y1: width - x0 }
    case 180:
      return { x0: width - x1, x1: width - x0, y0: height - y1, y1: height - y0 }
    case 270:
      return { x0: height - y1, x1: height - y0, y0: x0, y1: x1 }
  }
}

it('is not led astray by what a page leaves behind', async () => {
  const leaves = 'q 0.1 0 0 0.1 300 300 cm 7 Tr BT /F 5 Tf'
  const original = writtenPdf({
    ...objectsOfPage(leaves),
    6: streamOf('', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]'),
  })
  const page = pageOfWords([['Read']], { width: 612, height: 792 })
  const bytes = await valueOf(searchableOf([{ bytes: original, pages: [page] }]))
  const [found] = await wordsIn(bytes, 1, page)
  const [word] = page.lines[0]?.words ?? []
  expect(found && word && edgeDistance({ ...found.box, y0: word.box.y0 }, word.box, page)).toBeLessThan(0.005)
})

it.each([
  ['has something before its beginning', (bytes: Buffer) => Buffer.concat([Buffer.from('junk\n'), bytes])],
  [
    'does not know where its objects are listed',
    (bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n9'), 'latin1'),
  ],
] as const)('is written anew, with the same streams, where it %s', async (_what, damage) => {
  const document = await PDFDocument.load(await makePdf({ pages: [drawLines('Own words')] }))
  const original = damage(Buffer.from(await document.save({ useObjectStreams: false })))
  const page = pageOfWords([['Read']], { width: 1190, height: 1684 })
  const bytes = await valueOf(searchableOf([{ bytes: original, pages: [page] }]))
  expect((await wordsIn(bytes, 1, page)).map(({ text }) => text).sort()).toEqual(['Own', 'Read', 'words'])
  expectSound(bytes)
  const start = original.indexOf('stream\n') + 7
  const stream = original.subarray(start, original.indexOf('endstream', start) - 1)
  expect(Buffer.from(bytes).includes(stream)).toBe(true)
})

it('holds what was read as a file, beside those that it had', async () => {
  const document = await PDFDocument.load(await makePdf({ pages: [scan] }))
  await document.attach(Buffer.from('<xml/>'), 'factur-x.xml', { mimeType: 'text/xml' })
  const original = await document.save()
  const file = { bytes: original, pages: [pageOfWords([['Read']])], result: '{"total":"1"}' }
  const bytes = await valueOf(searchableOf([file]))
  expect(begins(bytes, original)).toBe(true)
  const names = (await PDFDocument.load(bytes)).getAttachments().map(({ name }) => name)
  expect(names).toEqual(['factur-x.xml', 'result.json'])
  expectSound(bytes)
})

it('is left as it is where it tells all its text', async () => {
  const original = await makePdf({ pages: [drawLines('Own words')] })
  const own = { ...pageOfWords([['Own']]) }
  const page = { ...own, lines: own.lines.map((line) => ({ ...line, engine: 'pdf' })) }
  const bytes = await valueOf(searchableOf([{ bytes: original, pages: [page] }]))
  expect(Buffer.from(bytes).equals(Buffer.from(original))).toBe(true)
})

it('is refused where it is protected, and as PDF/A', async () => {
  const page = pageOfWords([['Read']])
  const open = await PDFDocument.load(await makePdf({ pages: [scan] }))
  open.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { modifying: false } })
  const refused = await searchableOf([{ bytes: await open.save(), pages: [page] }])
  expect(refused).toMatchObject({ ok: false, error: { code: 'searchable.locked' } })
  const plain = { bytes: await makePdf({ pages: [scan] }), pages: [page] }
  expect(await searchableOf([plain], { archival: true })).toMatchObject({
    error: { code: 'searchable.archival' },
  })
})

it('is one file with images and other PDFs', async () => {
  const [first, second] = [pageOfWords([['first']]), pageOfWords([['second']])]
  const image = await sharp({ create: { width: 500, height: 700, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const bytes = await valueOf(
    searchableOf([
      { bytes: await makePdf({ pages: [scan, drawLines('Own words')] }), pages: [first, null] },
      { bytes: image, pages: [second], name: 'a.png' },
      { bytes: await makePdf({ pages: [scan] }), pages: [second] },
    ]),
  )
  const told = []
  for (const number of [1, 2, 3, 4])
    told.push((await wordsIn(bytes, number, first)).map(({ text }) => text).join(' '))
  expect(told).toEqual(['first', 'Own words', 'second', 'second'])
  const document = await PDFDocument.load(bytes)
  expect(document.catalog.has(PDFName.of('Pages'))).toBe(true)
  expectSound(bytes)
})

describe('scripts of the original', () => {
  /** A PDF with a script that runs when it is opened, others of events and links, and a program to start. */
  const scripted = writtenPdf({
    1: '<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/AA<</WC 5 0 R>>/Names<</JavaScript<</Names[(a) 5 0 R]>>>>>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R 6 0 R]>>',
    4: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(run.exe)>>>>',
    5: '<</S/JavaScript/JS(app.alert\\(1\\))>>',
    6: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)/Next[5 0 R]>>>>',
  })

  it('are kept, or taken out on request, and the rest stays', async () => {
    const file = { bytes: scripted, pages: [null] }
    expect(Buffer.from(await valueOf(searchableOf([file])))).toEqual(Buffer.from(scripted))
    for (const files of [[file], [file, file]]) {
      const without = await valueOf(searchableOf(files, { removesScripts: true }))
      const { context } = await PDFDocument.load(without, { updateMetadata: false })
      const objects = context.enumerateIndirectObjects().join('\n')
      expect(objects).not.toMatch(/JavaScript|Launch|run\.exe|alert|\/AA/)
      expect(objects).toContain('https://example.org')
      expect((await openedPdf(without)).pages).toBe(files.length)
    }
  })

  it('that are not there change nothing', async () => {
    const bytes = await makePdf({ pages: [drawLines('Plain')] })
    const kept = await valueOf(searchableOf([{ bytes, pages: [null] }], { removesScripts: true }))
    expect(Buffer.from(kept)).toEqual(Buffer.from(bytes))
  })
})
