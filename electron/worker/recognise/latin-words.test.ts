import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { withLatinWords } from './latin-words.ts'
import { createTesseract } from './tesseract.ts'

const recogniser = createTesseract(installedModels)

/** What a model for another script made of what is drawn. */
async function mended(drawn: string, read: string, confidence: number, languages: readonly string[]) {
  const image = await decode(await makeTextImage(drawn, { width: 400, height: 120 }), 'line.png')
  if (!image.ok) throw new Error(image.error.code)
  const [seen] = await linesOf(image.value)
  if (!seen) throw new Error('nothing was read')
  const line: Line = { ...seen, words: [{ text: read, confidence, box: seen.box }] }
  const lines = await withLatinWords([line], image.value, languages, recogniser)
  return lines.ok ? lines.value.map(({ words }) => words.map(({ text }) => text).join(' ')) : lines.error
}

async function linesOf(image: Parameters<typeof withLatinWords>[1]): Promise<Line[]> {
  const lines = await recogniser.read(image, ['eng_fast'], () => undefined, 'block')
  return lines.ok ? lines.value : []
}

it('reads figures again that a model for Arabic was not quite sure of, and leaves what it knew', async () => {
  expect(await mended('110.00', '1000آ1', 0.4, ['ara'])).toEqual(['110.00'])
  expect(await mended('93.75', '93175', 0.86, ['ara'])).toEqual(['93.75'])
  expect(await mended('93.75', '93175', 0.94, ['ara'])).toEqual(['93175'])
})

it('reads Latin letters again among Korean, which knows none, and no page that has their model already', async () => {
  expect(await mended('TEL', '16ㄴ', 0.8, ['kor'])).toEqual(['TEL'])
  expect(await mended('TEL', '16ㄴ', 0.8, ['kor', 'eng'])).toEqual(['16ㄴ'])
  expect(await mended('TEL', '30구', 0.8, ['kor'])).toEqual(['30구'])
})

it('puts the percent sign behind its figures, before which it stands in a line from the right', async () => {
  expect(await mended('%20', '1620', 0.88, ['ara'])).toEqual(['20%'])
})

it('reads a sum among Chinese again only where it was hardly read at all', async () => {
  expect(await mended('259.00', '59.00', 0.06, ['chi_sim'])).toEqual(['259.00'])
  expect(await mended('259.00', '59.00', 0.7, ['chi_sim'])).toEqual(['59.00'])
})
