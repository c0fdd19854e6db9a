import { describe, expect, it } from 'vitest'
import { charactersAt, seenPage } from '../../../test/support/seen-pages.ts'
import { judge } from './judge.ts'

const verdictOn = (page: Parameters<typeof seenPage>[0]) => judge(seenPage(page)).verdict

const text = charactersAt('Invoice 4711', { x: 100, y: 100 })
const whole = { box: { x0: 0, y0: 0, x1: 600, y1: 800 }, width: 1700, height: 2200, order: 1 }
const letter = {
  box: { x0: 10, y0: 10, x1: 16, y1: 18 },
  strokes: [],
  strokeWidth: 0,
  fill: 0,
  isRectangle: false,
  isCurved: true,
}

describe('the text layer of a page', () => {
  it('is good where it tells all that is seen, and on an empty page', () => {
    expect(verdictOn({ characters: text })).toBe('good')
    expect(verdictOn({})).toBe('good')
  })

  it('is missing where only a picture or outlines of letters are there', () => {
    expect(verdictOn({ pictures: [whole] })).toBe('missing')
    expect(verdictOn({ shapes: [letter] })).toBe('missing')
  })

  it('is garbled where its fonts do not say what their characters mean', () => {
    const unmapped = charactersAt('Invoice', { x: 100, y: 100, isUnmapped: true })
    expect(verdictOn({ characters: unmapped })).toBe('garbled')
    expect(verdictOn({ characters: charactersAt('\ue001\ue002\ue003', { x: 100, y: 100 }) })).toBe('garbled')
  })

  it('is believed in part where its letters are those of one script, though a few have no meaning', () => {
    const korean = charactersAt('송장번호와합계금액을알려드립니다', { x: 100, y: 100 })
    const unmapped = charactersAt('\u0011\u0012\u0013', { x: 100, y: 120, isUnmapped: true })
    expect(judge(seenPage({ characters: [...korean, ...unmapped] }))).toEqual({
      verdict: 'part',
      uncovered: null,
    })
    expect(verdictOn({ characters: [...charactersAt('Rechnung', { x: 100, y: 140 }), ...unmapped] })).toBe(
      'garbled',
    )
  })

  it('is good all the same with a bullet of a font of signs', () => {
    const bullet = charactersAt('\uf0b7', { x: 90, y: 100 })
    expect(verdictOn({ characters: [...bullet, ...text] })).toBe('good')
  })

  it('is hidden where a scanner laid its reading over or under the picture', () => {
    const unseen = charactersAt('Invoice', { x: 100, y: 100, type: { isHidden: true } })
    expect(verdictOn({ characters: unseen, pictures: [whole] })).toBe('hidden')
    const under = { characters: text, pictures: [{ ...whole, order: 2 }], orderOfText: new Map([[1, 1]]) }
    expect(verdictOn(under)).toBe('hidden')
  })

  it('is a part where a large picture may say more', () => {
    const half = { ...whole, box: { x0: 0, y0: 400, x1: 600, y1: 800 } }
    expect(judge(seenPage({ characters: text, pictures: [half] }))).toEqual({
      verdict: 'part',
      uncovered: half.box,
    })
    const logo = { ...whole, box: { x0: 10, y0: 10, x1: 60, y1: 40 } }
    expect(verdictOn({ characters: text, pictures: [logo] })).toBe('good')
  })

  it('is a part where many letters are drawn as outlines', () => {
    expect(verdictOn({ characters: text, shapes: Array.from({ length: 60 }, () => letter) })).toBe('part')
  })
})
