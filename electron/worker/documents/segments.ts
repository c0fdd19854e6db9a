// The words of a text layer as pieces of lines: what stands on one base without a wide gap, wherever in the file it is told.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { textLayerEngine } from '../../../shared/text/exact.ts'
import type { LevelLine } from '../arrange/level.ts'
import type { LayerWord } from './words.ts'

/** In ems. */
const sameBase = 0.25
const mostGap = 0.75
const raised = { size: 0.85, above: 0.8, below: 0.45, room: 0.35 } as const
/** From the top of an h to the foot of a p, as all that read have it. */
export const emsOfRow = 0.92
/** Around the base, so that rows are told apart as those are that are found in pixels. */
const around = { above: 0.95, below: 0.3 } as const
/** Of an em: strokes of letters by their weight, as CSS has it. */
const strokeOfWeight = 0.0002
const regular = 400
/** In radians: what is tilted by more, such as a watermark across the page, belongs to no row. */
const maxTilt = Math.PI / 12

interface Piece {
  readonly words: readonly LayerWord[]
  readonly base: number
  readonly em: number
}

/** Those that run level, and of all others each by itself. */
export function segmentsOf(words: readonly LayerWord[]): { level: LevelLine[]; upended: LevelLine[] } {
  const isLevel = ({ angle }: LayerWord) =>
    Math.abs(Math.sin(angle)) < Math.sin(maxTilt) && Math.cos(angle) > 0
  const pieces = withRaised(words.filter(isLevel).length === 0 ? [] : piecesOf(words.filter(isLevel)))
  return {
    level: pieces.map(({ words: own }) => lineOf(own)),
    upended: upendedOf(words.filter((word) => !isLevel(word))),
  }
}

function piecesOf(words: readonly LayerWord[]): Piece[] {
  const rows: { words: LayerWord[]; base: number; em: number }[] = []
  for (const word of words.toSorted((a, b) => a.base.y - b.base.y)) {
    const row = rows.at(-1)
    if (row && word.base.y - row.base < sameBase * Math.min(row.em, word.em)) row.words.push(word)
    else rows.push({ words: [word], base: word.base.y, em: word.em })
  }
  return rows.flatMap((row) => partsOf(row.words))
}

function partsOf(row: readonly LayerWord[]): Piece[] {
  const parts: LayerWord[][] = []
  let end = -Infinity
  for (const word of row.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const part = parts.at(-1)
    const isNear = word.box.x0 - end < mostGap * Math.max(word.em, part?.at(-1)?.em ?? 0)
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

/** A small piece right beside a word, a little above or below its base, is of its line. */
function withRaised(pieces: readonly Piece[]): Piece[] {
  const ownerOf = new Map(pieces.map((small) => [small, pieces.find((large) => isBeside(small, large))]))
  const owners = new Map<Piece, Piece[]>()
  const rest = pieces.filter((small) => {
    let owner = ownerOf.get(small)
    // each is larger than what it owns
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

function isBeside(small: Piece, large: Piece): boolean {
  if (small.em > raised.size * large.em) return false
  const up = large.base - small.base
  if (up > raised.above * large.em || -up > raised.below * large.em) return false
  const box = unite(small.words.map((word) => word.box))
  return large.words.some(
    (word) => Math.max(box.x0 - word.box.x1, word.box.x0 - box.x1) < raised.room * large.em,
  )
}

function lineOf(words: readonly LayerWord[]): LevelLine {
  const { base, em } = pieceOf(words)
  const { x0, x1 } = unite(words.map(({ box }) => box))
  const box = { x0, x1, y0: base - around.above * em, y1: base + around.below * em }
  const place = {
    x: (x0 + x1) / 2,
    y: (box.y0 + box.y1) / 2,
    length: x1 - x0,
    height: box.y1 - box.y0,
    angle: 0,
  }
  const line = { ...asLine(words, em), rowHeight: emsOfRow * em }
  return { kind: 'text', place, line, unread: 0, box, text: textOf(words), slope: 0 }
}

function asLine(words: readonly LayerWord[], em: number): Line {
  return {
    box: unite(words.map(({ box }) => box)),
    words: words.map(asWord),
    block: 0,
    paragraph: 0,
    rowHeight: emsOfRow * em,
    engine: textLayerEngine,
  }
}

function asWord({ text, box, em, weight }: LayerWord): Word {
  return { text, box, confidence: 1, stroke: em * strokeOfWeight * (weight || regular) }
}

function textOf(words: readonly LayerWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Each run of words of one angle, as they follow each other in the file; columns of Chinese from the right. */
function upendedOf(words: readonly LayerWord[]): LevelLine[] {
  const runs: LayerWord[][] = []
  for (const word of words) {
    const last = runs.at(-1)?.at(-1)
    if (last && isNext(last, word)) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.map((run) => {
    const [first] = run
    const { em } = pieceOf(run)
    const box = unite(run.map((word) => word.box))
    const place = {
      x: (box.x0 + box.x1) / 2,
      y: (box.y0 + box.y1) / 2,
      length: Math.max(box.x1 - box.x0, box.y1 - box.y0),
      height: em,
      angle: first?.angle ?? 0,
    }
    return { kind: 'text', place, line: asLine(run, em), unread: 0, box, text: textOf(run), slope: 0 }
  })
}

function isNext(last: LayerWord, word: LayerWord): boolean {
  if (Math.abs(last.angle - word.angle) > 0.03) return false
  const [cos, sin] = [Math.cos(word.angle), Math.sin(word.angle)]
  const across = (word.base.y - last.base.y) * cos - (word.base.x - last.base.x) * sin
  return Math.abs(across) < sameBase * last.em
}
