// Real files through what reads them, with a recogniser that may not be asked where nothing has to be guessed.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { degrees, type PDFPage } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../../shared/page.ts'
import type { TextLayerMode } from '../../../shared/reading.ts'
import type { Result } from '../../../shared/result.ts'
import { writeText } from '../../../shared/text/text.ts'
import { drawLines, makePdf } from '../../../test/support/pdfs.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { readersWith } from '../../../test/support/read-context.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { bundledPack } from '../../../shared/engine-pack.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { openPack } from '../engines/open-packs.ts'
import { createFiles } from './files.ts'
import { installedModels } from '../recognise/models.ts'
import { createTesseract } from '../recognise/tesseract.ts'

const files = createFiles()
const recogniser = createTesseract(installedModels)
const nobody = readersWith({
  recogniser,
  known: ['eng', 'deu'],
  networks: () => Promise.reject(new Error('asked to guess')),
})
const readers = readersWith({ recogniser, known: ['eng'] })

function jobOf(bytes: Uint8Array, name: string) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const file = path.join(tempDir(), name)
  writeFileSync(file, bytes)
  return { job: 'j', path: file, name, hash }
}

type Wish = { number?: number; password?: string; isGuessed?: boolean; layer?: TextLayerMode }

function read(bytes: Uint8Array, { isGuessed = false, ...wish }: Wish = {}): Promise<Result<Page>> {
  const how = { languages: [], scope: 'any', profile: 'quick', engine: 'best' } as const
  const job = {
    type: 'read',
    ...jobOf(bytes, 'a.pdf'),
    ...how,
    ...wish,
    languages: isGuessed ? ['eng'] : [],
  } as const
  return files.read({ ...job, languages: [...job.languages] }, isGuessed ? readers : nobody)
}

function open(bytes: Uint8Array, password?: string): Promise<Result<number>> {
  return files.pages({ type: 'open', ...jobOf(bytes, 'a.pdf'), password })
}

async function pageOf(bytes: Uint8Array, wish?: Wish): Promise<Page> {
  const page = await read(bytes, wish)
  if (!page.ok) throw new Error(page.error.code)
  return page.value
}

function textOf(result: Result<Page>): string {
  return result.ok ? writeText(result.value) : result.error.code
}

describe('a PDF with a text layer', () => {
  it('has its pages counted, and each read by its number without a guess', async () => {
    const bytes = await makePdf({ pages: [drawLines('The first page'), drawLines('The second page')] })
    expect(await open(bytes)).toEqual({ ok: true, value: 2 })
    expect(textOf(await read(bytes, { number: 2 }))).toBe('The second page')
    expect(textOf(await read(bytes))).toBe('The first page')
    expect(textOf(await read(bytes, { number: 3 }))).toBe('document.noPage')
  })

  it('is taken though it is not seen, or read in its place, where somebody wishes so', async () => {
    const scan = await makeTextImage('Seen on paper', { width: 900, height: 300 })
    const bytes = await makePdf({
      pages: [
        async (page, document) => {
          drawLines('Told by a scanner')(page)
          page.drawImage(await document.embedPng(scan), { x: 0, y: 0, width: 595, height: 842 })
        },
      ],
    })
    expect(textOf(await read(bytes, { layer: 'trust' }))).toBe('Told by a scanner')
    const print = await makePdf({ pages: [drawLines('Seen and told alike')] })
    const asSeen = await pageOf(print, { layer: 'read', isGuessed: true })
    expect(writeText(asSeen)).toBe('Seen and told alike')
    expect(asSeen.lines[0]?.words[0]?.confidence).toBeLessThan(1)
  })

  it('stands upright as it is shown, with words in the place of their ink', async () => {
    const turned = await makePdf({
      pages: [
        (page) => {
          page.drawText('Total', { x: 100, y: 742, size: 20 })
        },
        (page) => {
          page.setRotation(degrees(90))
          page.drawText('Total', { x: 100, y: 100, size: 20, rotate: degrees(90) })
        },
      ],
    })
    const plain = await pageOf(turned)
    const [word] = plain.lines.flatMap((line) => line.words)
    const scale = plain.width / 595
    expect([plain.turn, word!.text, word!.confidence]).toEqual([0, 'Total', 1])
    expect(word!.box.x0 / scale).toBeCloseTo(100, -1)
    expect(word!.box.y1 / scale).toBeCloseTo(100, -1)
    const lying = await pageOf(turned, { number: 2 })
    expect([lying.turn, lying.width > lying.height, textOf({ ok: true, value: lying })]).toEqual([
      0,
      true,
      'Total',
    ])
  })

  it('tells what was filled into its form', async () => {
    const bytes = await makePdf({
      pages: [
        (page, document) => {
          drawLines('Name')(page)
          const field = document.getForm().createTextField('name')
          field.setText('Ada Lovelace')
          field.addToPage(page, { x: 140, y: 760, width: 200, height: 20, borderWidth: 0 })
        },
      ],
    })
    expect(textOf(await read(bytes))).toBe('Name Ada Lovelace')
  })

  it('is read in columns, but in rows where lines part a table from them', async () => {
    const column = (x: number) => (page: PDFPage) => {
      for (let i = 0; i < 6; i++)
        page.drawText(`${x < 200 ? 'left' : 'right'} column of prose, line ${i}`, {
          x,
          y: 500 - i * 14,
          size: 11,
        })
    }
    const bytes = await makePdf({
      pages: [
        (page) => {
          for (let i = 0; i < 4; i++) {
            page.drawText(`An article of the number ${i}`, { x: 72, y: 700 - i * 20, size: 11 })
            page.drawText(`which costs a price of ${i}.50`, { x: 330, y: 700 - i * 20, size: 11 })
            page.drawLine({ start: { x: 72, y: 695 - i * 20 }, end: { x: 523, y: 695 - i * 20 } })
          }
          column(72)(page)
          column(330)(page)
        },
      ],
    })
    const lines = textOf(await read(bytes)).split(/\n+/)
    expect(lines.slice(0, 2)).toEqual([
      'An article of the number 0 which costs a price of 0.50',
      'An article of the number 1 which costs a price of 1.50',
    ])
    expect(lines.slice(4)).toEqual(
      ['left', 'right'].flatMap((side) =>
        [0, 1, 2, 3, 4, 5].map((i) => `${side} column of prose, line ${i}`),
      ),
    )
  })

  it('is a slip of a till where it is narrow and long', async () => {
    const bytes = await makePdf({
      size: [220, 500],
      pages: [
        (page) => {
          for (const [i, name] of ['Bread', 'Milk', 'Cheese', 'Total'].entries()) {
            page.drawText(name, { x: 10, y: 450 - i * 12, size: 8 })
            page.drawText(`${i}.50`, { x: 180, y: 450 - i * 12, size: 8 })
          }
        },
      ],
    })
    const page = await pageOf(bytes)
    expect([page.kind, writeText(page)]).toEqual([
      'receipt',
      'Bread 0.50\nMilk 1.50\nCheese 2.50\nTotal 3.50',
    ])
  })

  it('is shown as a picture as large as it is asked for', async () => {
    const bytes = await makePdf({ pages: [drawLines('Some text')] })
    const body = await files.picture({ type: 'picture', ...jobOf(bytes, 'a.pdf'), number: 1, maxSidePx: 842 })
    if (!body.ok) throw new Error(body.error.code)
    const picture = await sharp(Buffer.from(body.value, 'base64')).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['jpeg', 595, 842])
    const thumbnail = await files.thumbnail(jobOf(bytes, 'a.pdf'))
    expect((await sharp(Buffer.from(thumbnail ?? '', 'base64')).metadata()).width).toBe(128)
  })

  it('opens by its password, and says whether one is missing or wrong', async () => {
    const bytes = await makePdf({ pages: [drawLines('Secret')], password: 'sésame' })
    expect(await open(bytes)).toMatchObject({ error: { code: 'document.locked', data: { wasTried: false } } })
    expect(await open(bytes, 'x')).toMatchObject({
      error: { code: 'document.locked', data: { wasTried: true } },
    })
    expect(await open(bytes, 'sésame')).toEqual({ ok: true, value: 1 })
    expect(textOf(await read(bytes, { password: 'sésame' }))).toBe('Secret')
    expect(textOf(await read(bytes))).toBe('document.locked')
  })
})

describe('a PDF without a text layer', () => {
  it('is read on its picture', async () => {
    const scan = await makeTextImage('Harbour Lane Books\nOld Town Market 14')
    const { width, height } = await sharp(scan).metadata()
    const bytes = await makePdf({
      size: [width / 2, height / 2],
      pages: [
        async (page, document) => {
          page.drawImage(await document.embedPng(scan), { x: 0, y: 0, width: width / 2, height: height / 2 })
        },
      ],
    })
    expect(textOf(await read(bytes, { isGuessed: true }))).toBe('Harbour Lane Books\nOld Town Market 14')
  })
})

describe('an image', () => {
  it('has one page, and a picture that any browser shows', async () => {
    const image = await makeTextImage('Hello')
    const job = jobOf(image, 'a.png')
    expect(await files.pages({ type: 'open', ...job })).toEqual({ ok: true, value: 1 })
    const body = await files.picture({ type: 'picture', ...job, maxSidePx: 100 })
    if (!body.ok) throw new Error(body.error.code)
    const picture = await sharp(Buffer.from(body.value, 'base64')).metadata()
    expect([picture.format, Math.max(picture.width, picture.height)]).toEqual(['jpeg', 100])
  })
})

describe('a page that was read', () => {
  it('can be looked at again in the pixels that its boxes are of', async () => {
    const bytes = await makePdf({ pages: [drawLines('One'), drawLines('Two')] })
    const page = await pageOf(bytes, { number: 2 })
    const grey = await files.grey({ ...jobOf(bytes, 'a.pdf'), number: 2 })
    expect(grey).toMatchObject({ ok: true, value: { width: page.width, height: page.height } })
  })
})

describe('a TIFF of several pages', () => {
  it('has them counted, and each read by its number', async () => {
    const pages = await Promise.all(
      ['Harbour Lane Books', 'Old Town Market 14'].map((text) =>
        makeTextImage(text, { width: 600, height: 200 }),
      ),
    )
    const bytes = await sharp(pages, { join: { across: 1, animated: true } })
      .tiff()
      .toBuffer()
    expect(await open(bytes)).toEqual({ ok: true, value: 2 })
    expect(textOf(await read(bytes, { number: 2, isGuessed: true }))).toBe('Old Town Market 14')
    expect(textOf(await read(bytes, { number: 3, isGuessed: true }))).toBe('document.noPage')
  })
})

describe('a PDF whose text layer tells a part of the page', () => {
  it('is not read where the picture behind its text says nothing more', async () => {
    const ground = await sharp({ create: { width: 800, height: 1130, channels: 3, background: '#def' } })
      .png()
      .toBuffer()
    const bytes = await makePdf({
      pages: [
        async (page, document) => {
          page.drawImage(await document.embedPng(ground), { x: 0, y: 0, width: 595, height: 842 })
          drawLines('Invoice 4711', 'Total 12.50')(page)
        },
      ],
    })
    expect(textOf(await read(bytes))).toBe('Invoice 4711\nTotal 12.50')
  })

  it('has the rest read on its picture, among what the layer tells', async () => {
    const picture = await makeTextImage('Harbour Lane Books\nOld Town Market 14')
    const { width, height } = await sharp(picture).metadata()
    const bytes = await makePdf({
      pages: [
        async (page, document) => {
          drawLines('Invoice 4711')(page)
          page.drawImage(await document.embedPng(picture), {
            x: 60,
            y: 500,
            width: 400,
            height: (400 * height) / width,
          })
          page.drawText('Total 12.50', { x: 72, y: 300, size: 12 })
        },
      ],
    })
    const page = await pageOf(bytes, { isGuessed: true })
    expect(writeText(page).split(/\n+/)).toEqual([
      'Invoice 4711',
      'Harbour Lane Books',
      'Old Town Market 14',
      'Total 12.50',
    ])
    expect(new Set(page.lines.map(({ engine }) => engine)).has('pdf')).toBe(true)
  })

  it('has nothing read off dots in which the networks find no line', async () => {
    const dots = Array.from(
      { length: 40 },
      (_, i) => `<circle cx="${20 + ((i * 53) % 360)}" cy="${20 + ((i * 97) % 260)}" r="4"/>`,
    )
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${dots.join('')}</svg>`
    const picture = await sharp(Buffer.from(drawing)).flatten({ background: 'white' }).png().toBuffer()
    const bytes = await makePdf({
      pages: [
        async (page, document) => {
          drawLines('Invoice 4711')(page)
          page.drawImage(await document.embedPng(picture), { x: 60, y: 300, width: 400, height: 300 })
        },
      ],
    })
    const asked: string[] = []
    const watched: Recogniser = {
      warm: (models) => recogniser.warm(models),
      read(...request) {
        asked.push('read')
        return recogniser.read(...request)
      },
    }
    const engine = await openPack(bundledPack.manifest)
    const withNetworks = { ...readers, recogniser: watched, networks: () => Promise.resolve(valueOf(engine)) }
    const job = { ...jobOf(bytes, 'a.pdf'), type: 'read', languages: ['eng'], scope: 'any' } as const
    const page = await files.read(
      { ...job, languages: ['eng'], profile: 'precise', engine: 'best' },
      withNetworks,
    )
    expect(textOf(page)).toBe('Invoice 4711')
    expect(asked).toEqual([])
  })
})

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
