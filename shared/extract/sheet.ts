// A Page as rows of parts: what stands together is one part, what stands well apart on the same height is the
// next part of the row. The recogniser's blocks don't tell that: it makes the two columns of a form two blocks.
import { unite, type Box, type Line, type Page, type Word } from '../page.ts'
import { spaceBefore } from '../text/join.ts'

export interface Part {
  readonly text: string
  /** As long as the text, in lower case and with ASCII for full-width forms: what labels are looked for in. */
  readonly folded: string
  readonly words: readonly { readonly word: Word; readonly start: number; readonly end: number }[]
  readonly box: Box
}

export type Row = readonly Part[]

export interface Sheet {
  readonly rows: readonly Row[]
  /** All parts' folded text: a quick answer to whether a word is on the page at all. */
  readonly folded: string
  /** Every label that is known here: none of them is a value. */
  readonly known: ReadonlySet<string>
}

export function sheetOf(page: Page, known: ReadonlySet<string>): Sheet {
  const rows = rowsOf(page)
  const folded = rows.flatMap((row) => row.map((part) => part.folded)).join('\n')
  return { rows, folded, known }
}

/** Gaps in row heights: a value may stand this close to its label, and Han characters are set closer. */
const partGap = 1.6
const hanGap = 0.8

function rowsOf(page: Page): Row[] {
  const parts = page.lines.flatMap(partsOf).sort((a, b) => a.box.y0 - b.box.y0)
  const rows: Part[][] = []
  for (const part of parts) {
    const row = rows.findLast((candidate) => candidate.some((other) => isBeside(other.box, part.box)))
    if (row) row.push(part)
    else rows.push([part])
  }
  return rows.map((row) => row.sort((a, b) => a.box.x0 - b.box.x0))
}

function partsOf(line: Line): Part[] {
  const groups: Word[][] = []
  let before: Word | undefined
  for (const word of line.words.filter(({ text }) => text.trim() !== '')) {
    const group = groups.at(-1)
    const gap = before ? Math.max(word.box.x0 - before.box.x1, before.box.x0 - word.box.x1) : 0
    if (group && gap <= partGap * line.rowHeight) group.push(word)
    else groups.push([word])
    before = word
  }
  return groups.map((words) => partOf(line, words))
}

function partOf(line: Line, words: readonly Word[]): Part {
  let text = ''
  const placed = words.map((word, i) => {
    text += spaceBefore(line, words[i - 1], word, { hanGap })
    const start = text.length
    text += word.text.trim()
    return { word, start, end: text.length }
  })
  return { text, folded: fold(text), words: placed, box: unite(words.map(({ box }) => box)) }
}

export function fold(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]|\p{Lu}/gu, (c) => {
    const code = c.charCodeAt(0)
    if (code === 0x3000) return ' '
    const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : c
    const small = narrow.toLowerCase()
    return small.length === c.length ? small : c
  })
}

function isBeside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return overlap > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2 && (a.x1 <= b.x0 || b.x1 <= a.x0)
}
