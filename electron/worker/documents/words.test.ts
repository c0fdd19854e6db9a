import { describe, expect, it } from 'vitest'
import { charactersAt, plainType } from '../../../test/support/seen-pages.ts'
import { wordsOf } from './words.ts'

const at = { x: 100, y: 200 }
const textsOf = (...characters: Parameters<typeof wordsOf>[0][]) =>
  wordsOf(characters.flat()).map(({ text }) => text)

describe('words of a text layer', () => {
  it('are parted by spaces, and by room where there is no space', () => {
    expect(textsOf(charactersAt('Total due', at))).toEqual(['Total', 'due'])
    expect(textsOf(charactersAt('Total', at), charactersAt('due', { x: 128, y: 200 }))).toEqual([
      'Total',
      'due',
    ])
  })

  it('stay whole where their letters are stretched a little, whatever PDFium makes of it', () => {
    const [first, ...rest] = charactersAt('삼십일', { ...at, step: 1.11, width: 1 })
    for (const text of [' ', '\r', '\n'])
      expect(textsOf([first!, { ...first!, text, isSynthetic: true }, ...rest])).toEqual(['삼십일'])
  })

  it('go on in another font, and end where another line or column goes on', () => {
    expect(textsOf(charactersAt('(const', at), charactersAt(')', { x: 130, y: 200 }))).toEqual(['(const)'])
    expect(textsOf(charactersAt('one', at), charactersAt('two', { x: 100, y: 212 }))).toEqual(['one', 'two'])
    expect(textsOf(charactersAt('one', at), charactersAt('two', { x: 20, y: 200 }))).toEqual(['one', 'two'])
  })

  it('tell a small figure above the line as one, so that m² are no m2', () => {
    const small = { x: 105, y: 196, type: { em: 6 } }
    expect(textsOf(charactersAt('m', at), charactersAt('2', small))).toEqual(['m²'])
    expect(textsOf(charactersAt('m', at), charactersAt('2', { ...small, y: 202 }))).toEqual(['m2'])
  })

  it('have all their small figures above the line where only what follows them is large', () => {
    const small = { x: 100, y: 196, step: 0.5, type: { em: 6 } }
    expect(textsOf(charactersAt('16', small), charactersAt(')', { x: 106, y: 200 }))).toEqual(['¹⁶)'])
  })

  it('are not one number with the small cents beside it', () => {
    expect(textsOf(charactersAt('1', at), charactersAt('99', { x: 105, y: 196, type: { em: 6 } }))).toEqual([
      '1',
      '99',
    ])
  })

  it('are not parted by a space that what follows takes back', () => {
    const space = charactersAt(' ', { x: 115, y: 200, width: 0.25 })
    expect(textsOf(charactersAt('inv', at), space, charactersAt('oked', { x: 115.1, y: 200 }))).toEqual([
      'invoked',
    ])
    expect(textsOf(charactersAt('in', at), space, charactersAt('it', { x: 117.5, y: 200 }))).toEqual([
      'in',
      'it',
    ])
  })

  it('are parted by a narrow space, also where the letter before it seems wider than it is', () => {
    const narrow = charactersAt(' ', { x: 110, y: 200, width: 0.25 })
    expect(textsOf(charactersAt('in', at), narrow, charactersAt('it', { x: 110.4, y: 200 }))).toEqual([
      'in',
      'it',
    ])
    const [i, f] = charactersAt('if', at)
    const leaning = { ...f!, cell: { ...f!.cell, x1: f!.cell.x1 + 1.5 } }
    expect(textsOf([i!, leaning], narrow, charactersAt('so', { x: 111.5, y: 200 }))).toEqual(['if', 'so'])
  })

  it('have the accent that is set before a letter, over it', () => {
    const accented = (letter: string) => [
      ...charactersAt('M', at),
      ...charactersAt('¨', { x: 105.5, y: 200, width: 0.4 }),
      ...charactersAt(letter, { x: 105, y: 200 }),
    ]
    expect(textsOf(accented('o'))).toEqual(['Mö'])
    expect(textsOf(accented('ı'))).toEqual(['Mï'])
    expect(textsOf(charactersAt('a´b', at))).toEqual(['a´b'])
  })

  it('do not take a mark that stands before the next word', () => {
    expect(textsOf(charactersAt('the', at), charactersAt('\u0300old', { x: 119, y: 200 }))).toEqual([
      'the',
      '\u0300old',
    ])
  })

  it('of Chinese end at the next column, though titles are spaced out', () => {
    const title = charactersAt('发票合计', { ...at, step: 1.8, width: 1 })
    expect(textsOf(title)).toEqual(['发票合计'])
    const cells = [
      ...charactersAt('发票', { ...at, step: 1, width: 1 }),
      ...charactersAt('合计', { x: 128, y: 200, step: 1, width: 1 }),
    ]
    expect(textsOf(cells)).toEqual(['发票', '合计'])
  })

  it('that are set twice to be bold are there once', () => {
    expect(textsOf(charactersAt('Sum', at), charactersAt('Sum', { x: 100.4, y: 200 }))).toEqual(['Sum'])
  })

  it('of Arabic are in the order in which they are said, with Lam before Alif in their one glyph', () => {
    const [kha, alif, lam, end] = charactersAt('خالل', { ...at, step: -0.5 })
    const pieces = [kha!, { ...alif!, base: lam!.base }, lam!, end!]
    expect(textsOf(pieces)).toEqual(['خلال'])
    expect(textsOf([...pieces, ...charactersAt('.', { x: 80, y: 200 })])).toEqual(['خلال.'])
  })

  it('of Arabic are not cut by a space that PDFium puts after a mark', () => {
    const [beh, noon, alef, hamza] = charactersAt('بناء', { ...at, step: -0.5 })
    const tanwin = charactersAt('ً', { x: 85.5, y: 200, width: 0.3 })
    const space = charactersAt(' ', { x: 88, y: 200, width: 0 }).map((each) => ({
      ...each,
      isSynthetic: true,
    }))
    expect(textsOf([beh!, noon!, alef!], space, [hamza!], tanwin)).toEqual(['بناءً'])
    const apart = charactersAt('يوم', { x: 80, y: 200, step: -0.5 })
    expect(textsOf([beh!, noon!, alef!], space, apart)).toEqual(['بنا', 'يوم'])
  })

  it('of Hebrew have the full stop that they touch, though it is told at the end of the line', () => {
    const word = charactersAt('שלום', { ...at, step: -0.5 })
    const other = charactersAt('יש', { x: 70, y: 200, step: -0.5 })
    expect(
      textsOf(
        word,
        other,
        charactersAt(' ', { x: 60, y: 200 }),
        charactersAt('.', { x: 82, y: 200, width: 0.3 }),
      ),
    ).toEqual(['שלום.', 'יש'])
  })

  it('end with a hyphen where a line does, keep soft ones that are drawn, and lose those that nobody sees', () => {
    expect(textsOf(charactersAt('manip\u0002', at))).toEqual(['manip-'])
    expect(textsOf(charactersAt('1\u00ad12', at))).toEqual(['1-12'])
    const unseen = charactersAt('\u00ad', { x: 125, y: 200, width: 0 })
    const rest = charactersAt('ulation', { x: 125, y: 200 })
    expect(textsOf(charactersAt('manip', at), unseen, rest)).toEqual(['manipulation'])
  })

  it('of Chinese that is written in columns run down', () => {
    const column = Array.from('发票合计').flatMap((character, i) =>
      charactersAt(character, { x: 100, y: 200 + i * 10, width: 1 }),
    )
    const [word] = wordsOf(column)
    expect([word!.text, word!.angle]).toEqual(['发票合计', plainType.angle + Math.PI / 2])
  })
})
