import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import { blankImage } from '../../../test/support/draw-pixels.ts'
import { fixtures, fixtureTexts, makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode/decode.ts'
import { installedModels } from './models.ts'
import { createTesseract } from './tesseract.ts'

const tesseract = createTesseract(installedModels)

async function read(bytes: Uint8Array, languages: string[]): Promise<Line[]> {
  const image = await decode(bytes, 'image')
  if (!image.ok) throw new Error(image.error.code)
  return tesseract.read(image.value, languages, () => undefined)
}

const text = (line: Line, between = ' ') => line.words.map((word) => word.text).join(between)

describe('tesseract.js', () => {
  it('reads English exactly, with boxes around the ink and a good confidence', async () => {
    const lines = await read(await readFile(fixtures.hello), ['eng'])
    expect(lines.map((line) => text(line))).toEqual(fixtureTexts.hello)
    const [hello] = lines[0]!.words
    expect(hello!.confidence).toBeGreaterThan(0.8)
    expect(hello!.box.x0).toBeGreaterThan(25)
    expect(hello!.box.x1).toBeLessThan(130)
    expect(lines[0]!.box.y1).toBeLessThan(lines[1]!.box.y0)
  })

  it('reads on after it has ended what was used least', async () => {
    const few = createTesseract(installedModels, { maxKept: 1 })
    const image = await decode(await readFile(fixtures.hello), 'image')
    if (!image.ok) throw new Error(image.error.code)
    for (const model of ['eng', 'eng_fast', 'eng']) {
      const lines = await few.read(image.value, [model], () => undefined)
      expect(lines.map((line) => text(line))).toEqual(fixtureTexts.hello)
    }
  })

  it('keeps the first letters of a paragraph whose stems stand below each other', async () => {
    const written = ['household', 'long ago', 'light up', 'letters'].map(
      (words) => `${words} water and household explained the and pump be`,
    )
    const drawn = { fontSizePx: 24, width: 900, height: 300, font: 'Liberation Serif' }
    const lines = await read(await makeTextImage(written.join('\n'), drawn), ['eng'])
    expect(lines.map((line) => text(line))).toEqual(written)
  })

  it('reads Chinese exactly', async () => {
    const lines = await read(await readFile(fixtures.chinese), ['chi_sim', 'eng'])
    expect(lines.map((line) => text(line, ''))).toEqual(fixtureTexts.chinese)
  })

  it('reads small soft English with the second model, where the one for Chinese alone goes wrong', async () => {
    const written = 'curious illiterate llamas will fill filthy vials'
    const drawn = await makeTextImage(written, { fontSizePx: 15, width: 500, font: 'Liberation Serif' })
    const soft = await sharp(drawn).blur(0.8).png().toBuffer()
    const [alone] = await read(soft, ['chi_sim'])
    const [both] = await read(soft, ['chi_sim', 'eng'])
    expect(text(alone!)).not.toBe(written)
    expect(text(both!)).toBe(written)
  })

  it('reads light text on a dark ground', async () => {
    const lines = await read(await readFile(fixtures.lightOnDark), ['eng'])
    expect(lines.map((line) => text(line))).toEqual(fixtureTexts.hello)
  })

  it('reads columns one after the other', async () => {
    const prose = ['Rain fell', 'on the old', 'harbour as', 'the boats', 'came home', 'from sea']
    const other = ['Bread and', 'cheese lay', 'upon a big', 'table near', 'the kitchen', 'window']
    const column = (lines: string[]) =>
      makeTextImage(lines.join('\n'), { width: 330, height: 340, fontSizePx: 28 })
    const sheet = { width: 760, height: 340, channels: 3, background: 'white' } as const
    const page = await sharp({ create: sheet })
      .composite([
        { input: await column(prose), left: 0, top: 0 },
        { input: await column(other), left: 430, top: 0 },
      ])
      .png()
      .toBuffer()
    expect((await read(page, ['eng'])).map((line) => text(line))).toEqual([...prose, ...other])
  })

  it('finds no lines on a blank image', async () => {
    expect(await read(await readFile(fixtures.blank), ['eng'])).toEqual([])
  })

  it('tells of its progress, up to the end', async () => {
    const image = await decode(await readFile(fixtures.hello), 'hello.png')
    const fractions: number[] = []
    if (image.ok) await tesseract.read(image.value, ['eng'], (fraction) => fractions.push(fraction))
    expect(fractions.at(-1)).toBe(1)
  })

  it('names the language that is not there', async () => {
    const error = { code: 'read.language', data: { language: 'tlh' } }
    expect(await tesseract.warm(['eng', 'tlh'])).toMatchObject({ ok: false, error })
    const reading = tesseract.read(blankImage(20, 20), ['tlh'], () => undefined)
    await expect(reading).rejects.toMatchObject({ fault: error })
  })

  it('says that a model can not be used before it goes down with it', async () => {
    const entry = path.resolve(import.meta.dirname, '../../../test/fixtures/broken-model.entry.ts')
    const child = fork(entry, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const [answer] = (await once(child, 'message')) as [unknown]
    expect(answer).toMatchObject({ ok: false, error: { code: 'read.model', data: { language: 'eng' } } })
    child.kill('SIGKILL')
  })

  it('is the version that pages are stored under', () => {
    const manifest = createRequire(import.meta.url)('tesseract.js/package.json') as { version: string }
    expect(readerVersion).toContain(`tesseract.js ${manifest.version} / `)
  })
})
