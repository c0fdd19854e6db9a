// "Species / Breed   Cat / Siamese", "Doors / Start: 17:15 / 18:00": one line that holds several labels and as many values is
// as many rows.
import type { Part, Row } from '../model/sheet.ts'

const slash = / ?[/／] ?/gu
/** A date has none with room beside it. */
const openSlash = / [/／] ?|[/／] /gu
const pairsOfTwo = 4
/** In characters: what stands before a colon and is longer is a sentence. */
const longestLabel = 40

export function withTwinsApart(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => partedRow(row) ?? [row])
}

function partedRow(row: Row): Row[] | null {
  const [first, second] = row
  if (!first || (row.length > 2 && row.length !== pairsOfTwo)) return null
  if (second) return partedPairs(row)
  const colon = first.text.search(/[:：](?= *\S)/u)
  if (colon < 1 || colon > longestLabel || /\d/.test(first.text.slice(0, colon))) return null
  const values = sliceOf(first, colon + 1, first.text.length)
  return values && paired(piecesOf(sliceOf(first, 0, colon)), piecesOf(values))
}

/** Each label with what stands beside it; what is parted goes on in rows of its own. */
function partedPairs(row: Row): Row[] | null {
  const pairs = row.flatMap((label, i) => {
    const value = row[i + 1]
    return i % 2 === 0 && value ? [{ label, value, rows: pairedOf(label, value) }] : []
  })
  if (pairs.every(({ rows }) => rows === null)) return null
  const own = pairs.flatMap(({ label, value, rows }) => rows?.[0] ?? [label, value])
  return [own, ...pairs.flatMap(({ rows }) => rows?.slice(1) ?? [])]
}

export function pairedOf(label: Part, value: Part): Row[] | null {
  // "Name (family / given)" says in brackets how one value is written
  if (/\d|\([^)]*[/／]/u.test(label.text)) return null
  const labels = piecesOf(label)
  // 14/203 below "Polygon / parcel"
  const figures = /^\d+(?:[/／]\d+)+$/u.test(value.text) ? piecesOf(value, /[/／]/gu) : []
  return (
    paired(labels, piecesOf(value)) ?? paired(labels, figures) ?? paired(labels, piecesOf(value, openSlash))
  )
}

function paired(labels: readonly Part[], values: readonly Part[]): Row[] | null {
  const areWords = labels.every(({ text }) => /\p{L}{2}/u.test(text))
  if (labels.length < 2 || labels.length !== values.length || !areWords) return null
  return labels.flatMap((label, i) => {
    const value = values[i]
    return value ? [[label, value]] : []
  })
}

/** Parted at strokes that stand between spaces, or between words alone: a date has strokes too. */
function piecesOf(part: Part | null, at: RegExp = slash): Part[] {
  if (!part) return []
  const strokes = [...part.text.matchAll(at)].filter(
    ({ 0: text, index }) =>
      at !== slash ||
      text.length === 3 ||
      !/\d/.test(part.text.slice(Math.max(0, index - 1), index + text.length + 1)),
  )
  const starts = [0, ...strokes.map(({ 0: text, index }) => index + text.length)]
  const ends = [...strokes.map(({ index }) => index), part.text.length]
  const pieces = starts.map((start, i) => sliceOf(part, start, ends[i] ?? start))
  return pieces.every((piece) => piece !== null) ? pieces : []
}

/** Of a part the words that stand there; null where none does. */
function sliceOf(part: Part, start: number, end: number): Part | null {
  const from = start + (/^ */.exec(part.text.slice(start, end))?.[0].length ?? 0)
  const text = part.text.slice(from, end).trimEnd()
  const words = part.words
    .filter((word) => word.start < from + text.length && word.end > from)
    .map((word) => cut(word, from, from + text.length))
  if (text === '' || words.length === 0) return null
  return {
    text,
    folded: part.folded.slice(from, from + text.length),
    words: words.map(({ word, start, end }) => ({ word, start: start - from, end: end - from })),
    box: {
      ...part.box,
      x0: Math.min(...words.map(({ word }) => word.box.x0)),
      x1: Math.max(...words.map(({ word }) => word.box.x1)),
    },
  }
}

/** A word across the stroke is cut there. */
function cut({ word, start, end }: Part['words'][number], from: number, to: number): Part['words'][number] {
  if (start >= from && end <= to) return { word, start, end }
  const [first, last] = [Math.max(start, from), Math.min(end, to)]
  const width = (word.box.x1 - word.box.x0) / Math.max(1, end - start)
  const box = {
    ...word.box,
    x0: word.box.x0 + (first - start) * width,
    x1: word.box.x1 - (end - last) * width,
  }
  return {
    word: { ...word, text: word.text.slice(first - start, last - start), box },
    start: first,
    end: last,
  }
}
