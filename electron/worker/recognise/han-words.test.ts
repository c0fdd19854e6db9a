import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { decode } from '../decode.ts'
import { installedModels } from '../models.ts'
import { withHanWords } from './han-words.ts'
import { createTesseract } from './tesseract.ts'

const recogniser = createTesseract(installedModels)
const file = path.join(import.meta.dirname, '../../../test/fixtures/zh.png')

/** The longest line of a Chinese page, as if its words had been read so. */
async function mended(text: string, confidence: number, languages: readonly string[]) {
  const image = await decode(readFileSync(file), 'zh.png')
  if (!image.ok) throw new Error(image.error.code)
  const read = await recogniser.read(image.value, ['chi_sim'], () => undefined, 'block')
  const [line] = (read.ok ? read.value : []).toSorted((a, b) => b.words.length - a.words.length)
  if (!line) throw new Error('nothing was read')
  const asLetters: Line = { ...line, words: [{ text, confidence, box: line.box }] }
  const lines = await withHanWords([asLetters], image.value, languages, recogniser)
  const textOf = (words: Line['words']) => words.map((word) => word.text).join('')
  return { lines: lines.ok ? lines.value.map(({ words }) => textOf(words)) : lines, han: textOf(line.words) }
}

it('reads what was taken for letters again as Han, where a page has both', async () => {
  const { lines, han } = await mended('BAR', 0.72, ['chi_sim', 'eng'])
  expect(han).toMatch(/^\p{Script=Han}{2}/u)
  expect(lines).toEqual([han])
  expect((await mended('(BAR):', 0.72, ['chi_sim', 'eng'])).lines).toEqual([han])
})

it('leaves what was read surely, and pages that have no letters beside', async () => {
  expect((await mended('BAR', 0.95, ['chi_sim', 'eng'])).lines).toEqual(['BAR'])
  expect((await mended('BAR', 0.72, ['chi_sim'])).lines).toEqual(['BAR'])
  expect((await mended('BAR', 0.72, ['eng'])).lines).toEqual(['BAR'])
})
