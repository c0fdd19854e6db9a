import { describe, expect, it } from 'vitest'
import type { Line, Word } from '../../../shared/page.ts'
import type { FoundBlock, FoundLine } from './core/found.ts'
import { spacedAs, toLines } from './lines.ts'

const box = { x0: 10, y0: 20, x1: 50, y1: 40 }

function word(text: string, confidence = 0.9): Word {
  return { text, confidence, box }
}

function line(...words: Word[]): FoundLine {
  return { box, words, rowHeight: 21.5 }
}

/** A block is given by its paragraphs, and a paragraph by its lines. */
function block(...paragraphs: FoundLine[][]): FoundBlock {
  return { paragraphs }
}

describe('toLines', () => {
  it('keeps boxes, row height and confidence', () => {
    expect(toLines([block([line(word('Hello', 0.87))])])).toEqual([
      { box, words: [{ text: 'Hello', box, confidence: 0.87 }], block: 0, paragraph: 0, rowHeight: 21.5 },
    ])
  })

  it('counts blocks and paragraphs through the page', () => {
    const lines = toLines([
      block([line(word('a')), line(word('b'))], [line(word('c'))]),
      block([line(word('d'))]),
    ])
    expect(lines.map(({ block, paragraph }) => [block, paragraph])).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 2],
    ])
  })

  it('drops empty words, and does not count what is empty without them', () => {
    const lines = toLines([
      block([line(word(''), word(''))]),
      block([line(word(''))], [line(word('x'), word(''))]),
    ])
    expect(lines).toMatchObject([{ block: 0, paragraph: 0, words: [{ text: 'x' }] }])
  })
})

describe('spacedAs', () => {
  const korean: Line = {
    ...line(word('모든', 0.9), word('인', 0.8), word('간', 0.7), word('은', 0.6)),
    block: 0,
    paragraph: 0,
  }

  it('takes words that the text writes without a space for one word', () => {
    const [read] = spacedAs('모든 인간은\n', [korean])
    expect(read?.words.map(({ text }) => text)).toEqual(['모든', '인간은'])
    expect(read?.words[1]?.confidence).toBeCloseTo(0.7)
  })

  it('holds each line against its own row of the text', () => {
    const lines = spacedAs('모든 인간은\n\n모든인간은\n', [korean, korean])
    expect(lines.map(({ words }) => words.length)).toEqual([2, 1])
  })

  it.each(['모든 민간은\n', '모든 인간은 인\n', '모든\n인간은\n'])(
    'keeps the words as they came where they are not those of the text: %j',
    (text) => {
      expect(spacedAs(text, [korean])).toEqual([korean])
    },
  )
})
