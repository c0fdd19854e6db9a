// Shows tick boxes as words of their lines, ☐ and ☒, whatever was read there.
import type { Line, Mark, Word } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'
import { insertWords, overlap } from './insert.ts'

const signs: ReadonlyMap<Mark['kind'], string> = new Map([
  ['box', '☐'],
  ['ticked', '☒'],
])
/** Share of a word: if this much lies in the box, the word is the box or its tick. */
const minInside = 0.5

export function showBoxes(lines: readonly Line[], marks: readonly Mark[]): Line[] {
  const boxes = marks.flatMap(({ kind, box }): Word[] => {
    const text = signs.get(kind)
    return text === undefined ? [] : [{ text, box, confidence: 1 }]
  })
  return boxes.reduce<Line[]>(
    (shown, word) => insertWords(withoutRead(shown, word), lineOf(word)),
    [...lines],
  )
}

function withoutRead(lines: readonly Line[], { box }: Word): Line[] {
  return lines.flatMap((line) => {
    const words = line.words.filter(({ box: { x0, x1, y0, y1 } }) => {
      const inside = overlap(x0, x1, box.x0, box.x1)
      return inside < minInside * (x1 - x0) || overlap(y0, y1, box.y0, box.y1) <= 0
    })
    if (words.length === line.words.length) return [line]
    return words.length === 0 ? [] : [{ ...line, words, box: unite(words.map((word) => word.box)) }]
  })
}

function lineOf(word: Word): Line {
  return { words: [word], box: word.box, block: 0, paragraph: 0, rowHeight: word.box.y1 - word.box.y0 }
}
