import { describe, expect, it } from 'vitest'
import { bundledPack } from '../../../shared/engine-pack.ts'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { boxAt } from '../../../test/support/draw-pixels.ts'
import { together, withLettersBeyond } from './beyond-alphabet.ts'
import { colourOf } from '../pixels/colour.ts'
import { decode } from '../decode/decode.ts'
import { openPack } from '../engines/open-packs.ts'
import { readWhole } from '../../../test/support/read-whole.ts'
import { tesseractLines } from '../engines/tesseract.ts'
import { createModelShelf } from '../recognise/models.ts'
import { createTesseract } from '../recognise/tesseract.ts'

const knows = (character: string) => !'öß€Ł'.includes(character)
const lineOf = (text: string, confidence = 0.9): Line => ({
  box: boxAt(0, 0, 100, 20),
  words: text.split(' ').map((word) => ({ text: word, box: boxAt(0, 0, 100, 20), confidence })),
  block: 0,
  paragraph: 0,
  rowHeight: 20,
})
const textOf = ({ words }: Line) => words.map(({ text }) => text).join(' ')
const both = (ours: string, theirs: string, confidence?: number) =>
  textOf(together(lineOf(ours), lineOf(theirs, confidence), knows))

describe('a line that two engines read', () => {
  it('has the accents of the one that knows them, and else the letters of the one that found it', () => {
    expect(both('Gruner Tee schon', 'Grüner Tae schön')).toBe('Grüner Tee schön')
  })

  it('has what is not in the alphabet, put in or in the place of another', () => {
    expect(both('GroBe StraBe', 'Große Straße')).toBe('Große Straße')
    expect(both('Summe 12,50', 'Summe €12,50')).toBe('Summe €12,50')
    expect(both('106,66', '106,66 €')).toBe('106,66 €')
    expect(both('106,66', '€ 106,66')).toBe('€ 106,66')
    expect(both('E12.50 Total', '€12.50 Total')).toBe('€12.50 Total')
    expect(both('90-562 odz', '90-562 Łódź')).toBe('90-562 Łódź')
  })

  it('has a digit where a letter stands between digits and the other one read a number', () => {
    expect(both('Nr. 47l102', 'Nr. 471102')).toBe('Nr. 471102')
    expect(both('Nr. B71l', 'Nr. 8711')).toBe('Nr. B71l')
    expect(both('Nr. 47l102', 'Nr. 47A102')).toBe('Nr. 47l102')
  })

  it('has a letter with an accent once that was taken for two', () => {
    expect(both('Nuissen begruiBen', 'Nüssen begrüßen')).toBe('Nüssen begrüßen')
    expect(both('Nuissen', 'Nuissen')).toBe('Nuissen')
  })

  it('keeps its own spaces', () => {
    expect(both('zwei Worter', 'zweiWörter')).toBe('zwei Wörter')
  })

  it('is that of the one that knows all letters where they read something else, if it is sure', () => {
    expect(both('nonsense', 'Überweisung', 0.95)).toBe('Überweisung')
    expect(both('nonsense', 'Überweisung', 0.6)).toBe('nonsense')
  })
})

it('accents of German are read on a picture, by real engines', async () => {
  const networks = await openPack(bundledPack.manifest)
  const image = await decode(await makeTextImage('Grüne Äpfel für große Köche\nZwölf Brötchen'), 'drawn')
  if (!networks.ok || !image.ok) throw new Error('the engine or the picture is missing')
  const shelf = createModelShelf()
  const other = tesseractLines(createTesseract(shelf.models))
  const [picture, engine] = [colourOf(image.value), networks.value]
  const found = await readWhole(engine, picture, ['deu'])
  const texts = async (language: string) => {
    const lines = await withLettersBeyond(found, picture, [language], engine.can, other, () => undefined)
    return lines.toSorted((a, b) => a.place.y - b.place.y).map(({ line }) => textOf(line))
  }
  expect(await texts('deu')).toEqual(['Grüne Äpfel für große Köche', 'Zwölf Brötchen'])
  expect(await texts('eng')).not.toContain('Zwölf Brötchen')
})
