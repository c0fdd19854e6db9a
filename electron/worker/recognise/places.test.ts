import { describe, expect, it } from 'vitest'
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { lineAt, placesOf, wordsAt } from './places.ts'

function word(text: string, x: number, y = 100, height = 20): Word {
  return { text, confidence: 0.9, box: { x0: x, y0: y, x1: x + text.length * 10, y1: y + height } }
}

function line(...words: Word[]): Line {
  return { words, box: unite(words.map(({ box }) => box)), block: 0, paragraph: 0, rowHeight: 20 }
}

const texts = (words: readonly Word[]) => words.map(({ text }) => text)

describe('placesOf', () => {
  it('puts two words of one reading beside the one that another made of them', () => {
    const places = placesOf([
      [word('GRANDTOTAL', 0), word('9.00', 200)],
      [word('GRAND', 0), word('TOTAL', 55)],
    ])
    expect(places.map((place) => place.map(texts))).toEqual([
      [['GRANDTOTAL'], ['GRAND', 'TOTAL']],
      [['9.00'], []],
    ])
  })

  it('takes words whose edges only touch for neighbours', () => {
    expect(placesOf([[word('Milk', 0)], [word('2.50', 38)]])).toHaveLength(2)
  })
})

describe('lineAt', () => {
  it('is the line that the word covers most of, and none where nothing was read', () => {
    const [upper, lower] = [line(word('Note', 0, 100, 40)), line(word('COPY', 0, 124))]
    expect(lineAt([upper, lower], word('COPY', 0, 124))).toBe(lower)
    expect(lineAt([upper, lower], word('COPY', 300, 124))).toBeUndefined()
  })
})

describe('wordsAt', () => {
  it('finds the words that stand where the line has some', () => {
    const found = wordsAt(line(word('Milk', 0), word('2.50', 200)), [
      word('Mi1k', 2),
      word('x', 120),
      word('2.5O', 198),
    ])
    expect(texts(found)).toEqual(['Mi1k', '2.5O'])
  })
})
