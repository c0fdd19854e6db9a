// Joins the words of a text layer into segments of lines: words on one base line without a wide gap, in any order of the file.
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import { textLayerEngine } from '../../../shared/text/exact.ts'
import { exactLine, type LevelLine } from '../arrange/level.ts'
import { levelRectangle } from '../pixels/slanted.ts'
import type { LayerWord } from './words.ts'

/** Distances within a segment, in ems. */
const maxBaseStep = 0.25
const maxGap = 0.75
/** A superscript or subscript: its size, its distance from the base line and the gap to its word, in ems. */
const raised = { maxSize: 0.85, maxAbove: 0.8, maxBelow: 0.45, maxGap: 0.35 } as const
/** Row height in ems: from the top of an h to the foot of a p, as all readers measure it. */
export const emsOfRow = 0.92
/** Extent of a line around its base line in ems, like that of lines found in pixels. */
const extent = { above: 0.95, below: 0.3 } as const
/** Stroke width in ems per unit of font weight. */
const strokeOfWeight = 0.0002
const regularWeight = 400
/** In radians: text with a larger tilt, such as a watermark across the page, belongs to no row. */
const maxTilt = Math.PI / 12
const sameAngle = 0.03

interface Piece {
  readonly words: readonly LayerWord[]
  readonly base: number
  readonly em: number
}

/** Returns the level segments, and the others as lines of their own. */
export function segmentsOf(words: readonly LayerWord[]): { level: LevelLine[]; vertical: LevelLine[] } {
  const isLevel = ({ angle }: LayerWord) =>
    Math.abs(Math.sin(angle)) < Math.sin(maxTilt) && Math.cos(angle) > 0
  return {
    level: withRaised(piecesOf(words.filter(isLevel))).map((piece) => lineOf(piece.words)),
    vertical: verticalLines(words.filter((word) => !isLevel(word))),
  }
}

function piecesOf(words: readonly LayerWord[]): Piece[] {
  const rows: { words: LayerWord[]; base: number; em: number }[] = []
  for (const word of words.toSorted((a, b) => a.base.y - b.base.y)) {
    const row = rows.at(-1)
    if (row && word.base.y - row.base < maxBaseStep * Math.min(row.em, word.em)) row.words.push(word)
    else rows.push({ words: [word], base: word.base.y, em: word.em })
  }
  return rows.flatMap((row) => partsOf(row.words))
}

function partsOf(row: readonly LayerWord[]): Piece[] {
  const parts: LayerWord[][] = []
  let end = -Infinity
  for (const word of row.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const part = parts.at(-1)
    const isNear = word.box.x0 - end < maxGap * Math.max(word.em, part?.at(-1)?.em ?? 0)
    if (part && isNear) part.push(word)
    else parts.push([word])
    end = isNear ? Math.max(end, word.box.x1) : word.box.x1
  }
  return parts.map(pieceOf)
}

function pieceOf(words: readonly LayerWord[]): Piece {
  const longest = words.reduce((a, b) => (b.text.length > a.text.length ? b : a))
  return { words, base: longest.base.y, em: longest.em }
}

/** Adds superscripts and subscripts to the piece next to them. */
function withRaised(pieces: readonly Piece[]): Piece[] {
  const ownerOf = new Map(pieces.map((small) => [small, pieces.find((large) => isRaisedFrom(large, small))]))
  const owners = new Map<Piece, Piece[]>()
  const rest = pieces.filter((small) => {
    let owner = ownerOf.get(small)
    // an owner is always larger, so this ends
    for (let next = owner; next; next = ownerOf.get(next)) owner = next
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), small])
    return owner === undefined
  })
  return rest.map((piece) => {
    const own = owners.get(piece)
    if (!own) return piece
    const words = [piece, ...own].flatMap((each) => each.words)
    return { ...piece, words: words.toSorted((a, b) => a.box.x0 - b.box.x0) }
  })
}

function isRaisedFrom(large: Piece, small: Piece): boolean {
  if (small.em > raised.maxSize * large.em) return false
  const up = large.base - small.base
  if (up > raised.maxAbove * large.em || -up > raised.maxBelow * large.em) return false
  const box = boxOf(small.words)
  return large.words.some(
    (word) => Math.max(box.x0 - word.box.x1, word.box.x0 - box.x1) < raised.maxGap * large.em,
  )
}

function lineOf(words: readonly LayerWord[]): LevelLine {
  const { base, em } = pieceOf(words)
  const line = toLine(words, em)
  const { x0, x1 } = line.box
  return exactLine(line, { x0, x1, y0: base - extent.above * em, y1: base + extent.below * em })
}

function toLine(words: readonly LayerWord[], em: number): Line {
  return {
    box: boxOf(words),
    words: words.map(toWord),
    block: 0,
    paragraph: 0,
    rowHeight: emsOfRow * em,
    engine: textLayerEngine,
  }
}

function toWord({ text, box, em, weight }: LayerWord): Word {
  return { text, box, confidence: 1, stroke: em * strokeOfWeight * (weight || regularWeight) }
}

function boxOf(words: readonly LayerWord[]): Box {
  return unite(words.map(({ box }) => box))
}

/** Returns a line for each run of words with one angle, in the order of the file. */
function verticalLines(words: readonly LayerWord[]): LevelLine[] {
  const runs: LayerWord[][] = []
  for (const word of words) {
    const last = runs.at(-1)?.at(-1)
    if (last && isNext(last, word)) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.map((run) => {
    const { em } = pieceOf(run)
    const line = toLine(run, em)
    const level = levelRectangle(line.box)
    const length = Math.max(level.length, level.height)
    return exactLine(line, line.box, { ...level, length, height: em, angle: run[0]?.angle ?? 0 })
  })
}

function isNext(last: LayerWord, word: LayerWord): boolean {
  if (Math.abs(last.angle - word.angle) > sameAngle) return false
  const [cos, sin] = [Math.cos(word.angle), Math.sin(word.angle)]
  const across = (word.base.y - last.base.y) * cos - (word.base.x - last.base.x) * sin
  return Math.abs(across) < maxBaseStep * last.em
}
