import { expect, it } from 'vitest'
import { boxedLanguages } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import type { GreyImage } from '../grey.ts'
import { installedModels } from '../models.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { chooseLanguages } from './choose.ts'
import { readForeignBlocks } from './foreign-blocks.ts'

const recogniser = createTesseract(installedModels)
const languagesOf = (image: GreyImage) =>
  chooseLanguages(image, { scope: 'any', known: boxedLanguages }, recogniser)
const textOf = (lines: readonly Line[]) => lines.map((line) => line.words.map((word) => word.text).join(' '))

const english = ['The library is open on every day,', 'but on Sunday it stays closed.']
const russian = ['Библиотека открыта каждый день,', 'только в воскресенье она закрыта.']

async function pageOf(...lines: string[]): Promise<GreyImage> {
  const image = await decode(await makeTextImage(lines.join('\n'), { width: 900, height: 420 }), 'page.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

async function readAsEnglish(image: GreyImage): Promise<Line[]> {
  const lines = await recogniser.read(image, ['eng'], () => undefined)
  if (!lines.ok) throw new Error(lines.error.code)
  return lines.value
}

it('reads a block in another script with its own model, in its place', async () => {
  const image = await pageOf(...english, '', ...russian)
  const lines = await readAsEnglish(image)
  const read = await readForeignBlocks(image, { lines, languages: ['eng'] }, languagesOf, recogniser)
  if (!read.ok) throw new Error(read.error.code)
  expect(read.value.languages).toEqual(['eng', 'rus'])
  expect(textOf(read.value.lines)).toEqual([...english, ...russian])
  const tops = read.value.lines.map((line) => line.box.y0)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops[2]).toBeGreaterThan(150)
})

it('leaves a page as it is that was read surely', async () => {
  const image = await pageOf(...english)
  const lines = await readAsEnglish(image)
  const page = { lines, languages: ['eng'] }
  expect(await readForeignBlocks(image, page, languagesOf, recogniser)).toEqual({ ok: true, value: page })
})
