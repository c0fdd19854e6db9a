// Real pixels, the real recogniser: what of an image is read where somebody said which part, and how it is turned.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Page } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { readersWith } from '../../../test/support/read-context.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { installedModels } from '../recognise/models.ts'
import { createFiles } from '../process/files.ts'
import { createTesseract } from '../recognise/tesseract.ts'

const files = createFiles()

const recogniser = createTesseract(installedModels)
const text = 'Harbour Lane Books\nOld Town Market 14\nThank you for coming'

async function read(bytes: Buffer, part?: ImagePart): Promise<Page> {
  const file = path.join(tempDir(), 'picture.png')
  writeFileSync(file, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const wish = { languages: ['eng'], scope: 'any', profile: 'quick', engine: 'tesseract' } as const
  const page = await files.read(
    { type: 'read', job: 'j', path: file, hash, ...wish, languages: [...wish.languages], part },
    readersWith({ recogniser }),
  )
  if (!page.ok) throw new Error(page.error.code)
  return page.value
}

const linesOf = (page: Page) => page.lines.map(({ words }) => words.map((word) => word.text).join(' '))

test('of an image with a frame only what is within is read, and its boxes are those on the whole image', async () => {
  const image = await makeTextImage(text)
  const whole = await read(image)
  const second = whole.lines[1]!.box
  const box = {
    x0: 0,
    y0: (second.y0 - 6) / whole.height,
    x1: 1,
    y1: (second.y1 + 6) / whole.height,
  }
  const page = await read(image, { turn: null, box })
  expect(linesOf(page)).toEqual(['Old Town Market 14'])
  expect([page.width, page.height]).toEqual([whole.width, whole.height])
  const found = page.lines[0]!.box
  for (const side of ['x0', 'y0', 'x1', 'y1'] as const)
    expect(Math.abs(found[side] - second[side])).toBeLessThan(6)
})

test('an image that lies on its side is read as somebody turned it, also a part of it', async () => {
  const upright = await makeTextImage(text)
  const { width, height } = await sharp(upright).metadata()
  const lying = await sharp(upright).rotate(270).png().toBuffer()
  const whole = await read(upright)
  const turned = await read(lying, { turn: 90, box: null })
  expect(linesOf(turned)).toEqual(linesOf(whole))
  expect([turned.turn, turned.width, turned.height]).toEqual([90, width, height])

  const last = whole.lines[2]!.box
  const box = { x0: 0, y0: (last.y0 - 6) / whole.height, x1: 1, y1: 1 }
  const part = await read(lying, { turn: 90, box })
  expect(linesOf(part)).toEqual(['Thank you for coming'])
  expect(part.turn).toBe(90)
  expect(Math.abs(part.lines[0]!.box.y0 - last.y0)).toBeLessThan(6)
})

test('who says how it stands is believed, and it is not turned again', async () => {
  const upright = await makeTextImage(text)
  const page = await read(upright, { turn: 180, box: null })
  expect(page.turn).toBe(180)
})

test('a part of a few pixels holds no text, and is no fault', async () => {
  const page = await read(await makeTextImage(text), {
    turn: null,
    box: { x0: 0.001, y0: 0.001, x1: 0.004, y1: 0.004 },
  })
  expect(page.lines).toEqual([])
})
