import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../decode.ts'
import type { GreyImage } from '../grey.ts'
import { findCombs } from '../marks/combs.ts'
import { installedModels } from '../models.ts'
import type { Recogniser } from '../recognise/recogniser.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { inOpenCombs } from './close-combs.ts'
import { partPage } from './parts.ts'

let recogniser: Recogniser
beforeAll(() => {
  recogniser = createTesseract(installedModels)
})

const label = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="22" font-family="DejaVu Sans, sans-serif">${text}</text>`

/** A box each, with walls and a floor, and no box around what stands between two groups. */
function boxes(x: number, y: number, characters: string, pitch = 34, high = 40): string {
  const each = Array.from(characters, (character, i) => {
    const left = x + i * pitch
    const text = `<text x="${left + pitch / 2}" y="${y + high - 12}" text-anchor="middle" font-size="22"
      font-family="DejaVu Sans, sans-serif">${character}</text>`
    const box = `<rect x="${left}" y="${y}" width="${pitch}" height="${high}" fill="none" stroke="black" stroke-width="2"/>`
    return character === '-' ? text : `${text}${box}`
  })
  return each.join('')
}

async function formOf(...parts: readonly string[]): Promise<GreyImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="460">
    <rect width="100%" height="100%" fill="white"/>${parts.join('')}
    ${[300, 340, 380, 420].map((y) => label(60, y, 'It is printed below what has to be filled in, in full lines.')).join('')}</svg>`
  const image = await decode(await sharp(Buffer.from(svg)).png().toBuffer(), 'form.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

const combsOf = (image: GreyImage) => findCombs(image)

describe('a comb', () => {
  it('is read as the word that its boxes hold, and stands where they do', async () => {
    const image = await formOf(
      label(60, 60, 'Social security number'),
      boxes(60, 80, '123-45-6789'),
      label(60, 190, 'Tax code'),
      boxes(60, 210, 'KRTLNE71R54', 30),
    )
    const page = partPage(image)
    const read = await recogniser.read(page.image, ['eng'], () => undefined, 'block')
    if (!read.ok) throw new Error(read.error.code)
    const lines = inOpenCombs(read.value, page.combs)
    const texts = lines.map(({ words }) => words.map(({ text }) => text).join(' '))
    expect(texts).toContain('123-45-6789')
    expect(texts).toContain('KRTLNE71R54')
    const number = lines[texts.indexOf('123-45-6789')]?.words[0]?.box
    expect(number?.x0).toBeLessThan(80)
    expect(number?.x1).toBeGreaterThan(400)
  })

  it('may have boxes that were left empty', async () => {
    const [comb] = combsOf(await formOf(boxes(60, 80, '4711     ')))
    expect(comb?.characters.map((one) => one !== null)).toEqual(Array.from('111100000', (one) => one === '1'))
  })

  it('may be of boxes that each have walls of their own, paler than ink', async () => {
    const each = Array.from('KT40926', (character, i) => {
      const box = `<rect x="${60 + i * 36}" y="80" width="32" height="40" fill="none" stroke="#7fb3bd" stroke-width="2"/>`
      return `${box}${label(68 + i * 36, 108, character)}`
    })
    const [comb] = combsOf(await formOf(...each))
    expect(comb?.characters.map((one) => one !== null)).toEqual(Array(7).fill(true))
  })

  it('ends where there is room before the next one, and goes on over an empty box', async () => {
    const [first, second, more] = combsOf(await formOf(boxes(60, 80, 'OR LA'), boxes(270, 80, '12-34')))
    expect(first?.characters.map((one) => one !== null)).toEqual([true, true, false, true, true])
    expect(second?.characters).toHaveLength(5)
    expect(more).toBeUndefined()
  })

  it('is one part of its row, whatever was left empty between its words', async () => {
    const image = await formOf(label(60, 60, 'First names'), boxes(60, 80, 'ORLA  FRANCES'))
    const page = partPage(image)
    const read = await recogniser.read(page.image, ['eng'], () => undefined, 'block')
    if (!read.ok) throw new Error(read.error.code)
    const words = inOpenCombs(read.value, page.combs).flatMap((line) => line.words)
    const [first, second] = [
      words.find(({ text }) => text === 'ORLA'),
      words.find(({ text }) => text === 'FRANCES'),
    ]
    expect((second?.box.x0 ?? 0) - (first?.box.x1 ?? 0)).toBeLessThan(20)
    expect(second?.box.x0).toBeGreaterThan(250)
  })

  it.each([
    ['a table of short words', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
    ['a row of numbers', ['10', '12', '14', '16', '18']],
    ['boxes that are empty', [' ', ' ', ' ', ' ', ' ']],
  ])('is not %s', async (_, cells) => {
    const row = cells.map((text, i) => boxes(60 + i * 60, 80, ' ', 60) + label(68 + i * 60, 108, text))
    expect(combsOf(await formOf(...row))).toEqual([])
  })
})
