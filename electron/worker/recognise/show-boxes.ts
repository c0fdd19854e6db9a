// Shows tick boxes as words of their lines, ☐ and ☒, whatever was read there.
import type { Line, Mark, Word } from '../../../shared/page.ts'
import { overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { insertWords, keepWords } from './insert.ts'

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
  return keepWords(
    lines,
    (word) => overlapX(word.box, box) < minInside * widthOf(word.box) || overlapY(word.box, box) <= 0,
  )
}

function lineOf(word: Word): Line {
  return { words: [word], box: word.box, block: 0, paragraph: 0, rowHeight: word.box.y1 - word.box.y0 }
}
