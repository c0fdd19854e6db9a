import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { withMetres } from './metres.ts'
import { createTesseract } from './tesseract.ts'

const recogniser = createTesseract(installedModels)

async function mended(drawn: string, sign: string, confidence: number) {
  const image = await decode(await makeTextImage(drawn, { width: 400, height: 120 }), 'line.png')
  if (!image.ok) throw new Error(image.error.code)
  const read = await recogniser.read(image.value, ['eng_fast'], () => undefined, 'block')
  const [line] = read.ok ? read.value : []
  const [number, unit] = line?.words ?? []
  if (!line || !number || !unit) throw new Error('less was read')
  const lines: Line[] = [{ ...line, words: [number, { ...unit, text: sign, confidence }] }]
  const found = await withMetres(lines, image.value, ['jpn'], recogniser)
  return found.ok ? found.value.flatMap(({ words }) => words.map(({ text }) => text)) : found.error
}

it('sees metres behind a figure where a character was read that is none', async () => {
  expect(await mended('165.28 ㎡', '選', 0.01)).toEqual(['165.28', 'm'])
  expect(await mended('165.28 ㎡', '選', 0.9)).toEqual(['165.28', '選'])
  expect(await mended('165.28 円', '選', 0.01)).toEqual(['165.28', '選'])
})

it('takes letters behind a figure for square metres where they are no unit', async () => {
  expect(await mended('165.28 ㎡', 'mi', 0.9)).toEqual(['165.28', 'm²'])
  expect(await mended('165.28 ㎡', '28640.52nmi', 0.9)).toEqual(['165.28', '28640.52m²'])
  expect(await mended('165.28 ㎡', 'mm', 0.9)).toEqual(['165.28', 'mm'])
})
