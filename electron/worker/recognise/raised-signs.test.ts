import { expect, it, test } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { pageOf } from '../../../test/support/page-builder.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { decode } from '../decode.ts'
import type { GreyImage } from '../grey.ts'
import { installedModels } from '../models.ts'
import { withCodesInForm } from './code-forms.ts'
import { withCodeLetters } from './code-letters.ts'
import { withOrdinalSigns } from './ordinal-signs.ts'
import { withRaisedFigures } from './raised-figures.ts'
import { withRanges } from './ranges.ts'
import { createTesseract } from './tesseract.ts'

const recogniser = createTesseract(installedModels)

/** What becomes of a word that was drawn, and read as something else. */
async function mended(drawn: string, read: string, mend: (line: Line, image: GreyImage) => Line) {
  const font = 'Liberation Sans'
  const image = await decode(await makeTextImage(drawn, { font, width: 500, height: 120 }), 'line.png')
  if (!image.ok) throw new Error(image.error.code)
  const lines = await recogniser.read(image.value, ['eng_fast'], () => undefined, 'block')
  const [line] = lines.ok ? lines.value : []
  if (!line) throw new Error('nothing was read')
  const word = { text: read, box: line.box, confidence: 0.9 }
  return mend({ ...line, words: [word] }, image.value).words.map(({ text }) => text)
}

it('tells of raised figures which they are, and leaves those on the line', async () => {
  expect(await mended('kg/m³', 'kg/m?', withRaisedFigures)).toEqual(['kg/m³'])
  expect(await mended('m²', 'm²', withRaisedFigures)).toEqual(['m²'])
  expect(await mended('m³', 'm²', withRaisedFigures)).toEqual(['m³'])
  expect(await mended('m/s²', 'm/s?', withRaisedFigures)).toEqual(['m/s?'])
  expect(await mended('km?', 'km?', withRaisedFigures)).toEqual(['km?'])
})

it('tells raised letters of ordinals from the digits that they were read as', async () => {
  expect(await mended('N.º', 'N.9', withOrdinalSigns)).toEqual(['N.º'])
  expect(await mended('2.ª', '2.3', withOrdinalSigns)).toEqual(['2.ª'])
  expect(await mended('2.3', '2.3', withOrdinalSigns)).toEqual(['2.3'])
})

it('tells O from 0 by how wide it is, and a letter of a stroke from a 1', async () => {
  expect(await mended('LF009M2QT', 'LFOO9M2QT', withCodeLetters)).toEqual(['LF009M2QT'])
  expect(await mended('OS21', '0S21', withCodeLetters)).toEqual(['OS21'])
  expect(await mended('GI-2268', 'Gl-2268', withCodeLetters)).toEqual(['GI-2268'])
  expect(await mended('CA-117', 'CA-117', withCodeLetters)).toEqual(['CA-117'])
})

test.each([
  ['91320685MAIXK27T3B001P', '91320685MA1XK27T3B001P'],
  ['LYFABCID7T0083619', 'LYFABC1D7T0083619'],
  ['Darlington DL3 OPQ', 'Darlington DL3 0PQ'],
  ['DL3 OUR', 'DL3 0UR'],
  ['THE OFF', 'THE OFF'],
])('%s has letters that its form has not', (read, expected) => {
  const words = pageOf(read).lines.flatMap((line) => withCodesInForm(line).words)
  expect(words.map(({ text }) => text).join(' ')).toBe(expected)
})

it('tells a wave from a dash between two figures', async () => {
  const between = async (sign: string) => {
    const image = await decode(
      await makeTextImage(`8:30${sign}9:10`, { width: 500, height: 120 }),
      'line.png',
    )
    if (!image.ok) throw new Error(image.error.code)
    const lines = await recogniser.read(image.value, ['eng_fast'], () => undefined, 'block')
    const [line] = lines.ok ? lines.value : []
    if (!line) throw new Error('nothing was read')
    const { x0, x1, y0, y1 } = line.box
    const width = x1 - x0
    const word = (text: string, from: number, to: number) => ({
      text,
      confidence: 0.9,
      box: { x0: x0 + from * width, x1: x0 + to * width, y0, y1 },
    })
    const words = [word('8:30', 0, 0.38), word('一', 0.4, 0.6), word('9:10', 0.64, 1)]
    return withRanges({ ...line, words }, image.value).words[1]?.text
  }
  expect(await between('～')).toBe('～')
  expect(await between('—')).toBe('—')
})
