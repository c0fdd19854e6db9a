import type { Block, Line, Word } from 'tesseract.js'
import { describe, expect, it } from 'vitest'
import { toLines } from './lines.ts'

const bbox = { x0: 10, y0: 20, x1: 50, y1: 40 }

function word(text: string, confidence = 90): Word {
  return { text, confidence, bbox, symbols: [], choices: [], font_name: '' }
}

function line(...words: Word[]): Line {
  const baseline = { x0: 10, y0: 38, x1: 50, y1: 38 }
  const rowAttributes = { rowHeight: 21.5, ascenders: 5, descenders: 5 }
  return { words, text: '', confidence: 90, bbox, baseline, rowAttributes }
}

/** A block is given by its paragraphs, and a paragraph by its lines. */
function block(...paragraphs: Line[][]): Pick<Block, 'paragraphs'> {
  return { paragraphs: paragraphs.map((lines) => ({ lines, text: '', confidence: 90, bbox, is_ltr: true })) }
}

describe('toLines', () => {
  it('keeps boxes and row height, and gives confidence from 0 to 1', () => {
    expect(toLines([block([line(word(' Hello ', 87))])])).toEqual([
      {
        box: bbox,
        words: [{ text: 'Hello', box: bbox, confidence: 0.87 }],
        block: 0,
        paragraph: 0,
        rowHeight: 21.5,
      },
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
      block([line(word(' '), word(''))]),
      block([line(word(' '))], [line(word('x'), word(' '))]),
    ])
    expect(lines).toMatchObject([{ block: 0, paragraph: 0, words: [{ text: 'x' }] }])
  })

  it('takes words that the text of the line writes without a space for one word', () => {
    const parts = [word('모든', 90), word('인', 80), word('간', 70), word('은', 60)]
    const [read] = toLines([block([{ ...line(...parts), text: '모든 인간은\n' }])])
    expect(read?.words.map(({ text }) => text)).toEqual(['모든', '인간은'])
    expect(read?.words[1]?.confidence).toBeCloseTo(0.7)
  })

  it('keeps the words as they came where they are not those of the text', () => {
    const [read] = toLines([block([{ ...line(word('모든'), word('인')), text: '모든 민\n' }])])
    expect(read?.words.map(({ text }) => text)).toEqual(['모든', '인'])
  })
})
