import { describe, expect, it } from 'vitest'
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { isReadAlike, vote, voteAgain, type Seen } from './vote.ts'

/** Letters are 10 px wide and 20 px high. */
function word(text: string, x: number, confidence: number, y = 100): Word {
  return { text, confidence, box: { x0: x, y0: y, x1: x + text.length * 10, y1: y + 20 } }
}

function line(...words: Word[]): Line {
  return { words, box: unite(words.map(({ box }) => box)), block: 0, paragraph: 0, rowHeight: 20 }
}

const texts = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

const byTwo = (...looks: Line[][]): Seen => ({ looks, areTwoNetworks: true })
const byOne = (...looks: Line[][]): Seen => ({ looks, areTwoNetworks: false })

describe('vote', () => {
  it('takes each word from the reading that was surer of it', () => {
    const first = [line(word('TOTAI', 0, 0.4), word('12.50', 100, 0.9))]
    const second = [line(word('TOTAL', 1, 0.8), word('12.5O', 101, 0.5))]
    expect(texts(vote(byTwo(first, second)))).toEqual(['TOTAL 12.50'])
  })

  it('is as sure of a word that both read as the surer of them', () => {
    const voted = vote(byTwo([line(word('CASH', 0, 0.6))], [line(word('CASH', 0, 0.9))]))
    expect(voted[0]!.words[0]!.confidence).toBe(0.9)
  })

  it('is sure of a word that both read, however unsure each is of it, but not of a single letter', () => {
    const read = (text: string) =>
      vote(byTwo([line(word(text, 0, 0.1))], [line(word(text, 0, 0.2))]))[0]!.words[0]!
    expect(read('Site:').confidence).toBe(0.75)
    expect(read('i').confidence).toBe(0.2)
    const one = vote(byOne([line(word('Site:', 0, 0.1))], [line(word('Site:', 0, 0.2))]))
    expect(one[0]!.words[0]!.confidence).toBe(0.2)
  })

  it('takes what both read nearly alike for text, though both be unsure, and dirt that they read otherwise for none', () => {
    const read = (text: string, other: string) =>
      vote(byTwo([line(word(text, 0, 0.1))], [line(word(other, 0, 0.2))]))[0]!.words[0]!.confidence
    expect(read('Co-REG:860571-D', 'Co-REL:860571-D')).toBe(0.5)
    expect(read('FEERDOOOEREE', 'SRRXEREAER')).toBe(0.2)
  })

  it('lets the form of a word that is but guessed count for little', () => {
    const first = [line(word('09:4l', 0, 0.4))]
    expect(texts(vote(byTwo(first, [line(word('onse', 0, 0.05))])))).toEqual(['09:4l'])
  })

  it('counts a word for the row that it covers most of, though another reaches into its place', () => {
    const tall = { ...word('Note', 90, 0.4), box: { x0: 110, y0: 100, x1: 150, y1: 140 } }
    const first = [line(word('Adjustment', 0, 0.9), tall), line(word('COPY', 120, 0.9, 124))]
    const second = [line(word('Adjustment', 0, 0.9)), line(word('COPY', 120, 0.9, 124))]
    expect(texts(vote(byTwo(first, second)))).toEqual(['Adjustment Note', 'COPY'])
  })

  it('weighs two words against the one that the other reading made of them', () => {
    const first = [line(word('GRANDTOTAL', 0, 0.5))]
    const second = [line(word('GRAND', 0, 0.9), word('TOTA', 60, 0.9))]
    expect(texts(vote(byTwo(first, second)))).toEqual(['GRAND TOTA'])
  })

  it('takes the space that one of two like readings has where it makes likelier words', () => {
    const joined = (text: string) => [line(word(text, 0, 0.9))]
    const total = [line(word('Final', 0, 0.8), word('Total', 60, 0.8))]
    expect(texts(vote(byTwo(joined('FinalTotal'), total)))).toEqual(['Final Total'])
    expect(texts(vote(byTwo([line(word('73.', 0, 0.9), word('00', 40, 0.9))], joined('73.00'))))).toEqual([
      '73.00',
    ])
    expect(
      texts(vote(byTwo([line(word('Whol', 0, 0.9), word('emeal', 40, 0.9))], joined('Wholemeal')))),
    ).toEqual(['Wholemeal'])
  })

  it('adds what only the second reading saw, at its place in the row, if that was sure of it', () => {
    const first = [line(word('Bread', 0, 0.9)), line(word('Milk', 0, 0.9, 140))]
    const second = [line(word('Bread', 0, 0.9), word('2.50', 300, 0.9)), line(word('|', 300, 0.3, 140))]
    expect(texts(vote(byTwo(first, second)))).toEqual(['Bread 2.50', 'Milk'])
  })

  it('adds a row that only the second reading saw between its neighbours', () => {
    const first = [line(word('Bread', 0, 0.9)), line(word('Cheese', 0, 0.9, 180))]
    const second = [line(word('Milk', 0, 0.9, 140))]
    expect(texts(vote(byTwo(first, second)))).toEqual(['Bread', 'Milk', 'Cheese'])
  })
})

describe('voteAgain', () => {
  it('takes of the line that was read alone only the words that it read better', () => {
    const looks = [[line(word('TOTAL', 0, 0.9), word('27.27', 100, 0.7))], [line(word('TOTAI', 0, 0.5))]]
    const again = line(word('TOTA1', 0, 0.8), word('27eel', 100, 0.9))
    expect(texts([voteAgain(looks[0]![0]!, again, byTwo(...looks))])).toEqual(['TOTAL 27.27'])
  })

  it('mends a word with the characters that two readings have alike', () => {
    const first = line(word('0O15317606', 0, 0.6))
    const looks = [[first], [line(word('0015317604', 0, 0.4))]]
    const again = line(word('0015B17606', 0, 0.5))
    expect(texts([voteAgain(first, again, byTwo(...looks))])).toEqual(['0015317606'])
  })

  it('leaves an amount in full although two readings have no point in it', () => {
    const first = line(word('13.70', 0, 0.6))
    const again = line(word('13,7%', 0, 0.5))
    expect(texts([voteAgain(first, again, byTwo([first], [line(word('1397%', 0, 0.4))]))])).toEqual(['13.70'])
  })

  it('drops what was doubtful and is not seen when the line is looked at alone, and keeps what was sure', () => {
    const first = line(word('Milk', 0, 0.9), word('”', 60, 0.3), word('2.50', 100, 0.6))
    const again = line(word('Milk', 0, 0.9))
    expect(texts([voteAgain(first, again, byTwo([first]))])).toEqual(['Milk 2.50'])
  })

  it('takes the surer of two readings whole where both are of one network, which makes its mistakes twice', () => {
    const first = line(word('Milk', 0, 0.6), word('2.50', 100, 0.6))
    const again = line(word('Mi1k', 0, 0.9))
    expect(texts([voteAgain(first, again, byOne([first]))])).toEqual(['Mi1k'])
    expect(texts([voteAgain(again, first, byOne([again]))])).toEqual(['Mi1k'])
  })
})

describe('isReadAlike', () => {
  it('tells a line that all looks read with the same letters, and no line that was looked at once', () => {
    const row = line(word('Tax(RM)', 0, 0.9))
    expect(isReadAlike(row, byTwo([row], [line(word('Tax', 0, 0.5), word('(RM)', 32, 0.5))]))).toBe(true)
    expect(isReadAlike(row, byTwo([row], [line(word('Tax(RH)', 0, 0.9))]))).toBe(false)
    expect(isReadAlike(row, byOne([row]))).toBe(false)
  })
})
