// The texts of a page in which something may be said of a value: its paragraphs, each as one, and its other parts.
import { foldedOf, wholePart, wordsIn, type Place } from '../model/place.ts'
import { sentenceOf } from '../propose/prose/sentences.ts'
import type { Part } from '../model/sheet.ts'
import type { Word } from '../../page.ts'
import type { Scene } from '../page/scene.ts'
import { sensedOf, type Sensed } from '../words/senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'

export interface Line {
  readonly place: Place
  readonly isParagraph: boolean
  /** Its words, which end where they end in its text. */
  readonly said: readonly Sensed[]
}

/** From where to where in the text of a line. */
export interface Spot {
  readonly line: Line
  readonly start: number
  readonly end: number
}

export interface Lines {
  readonly all: readonly Line[]
  readonly spotOf: (place: Place) => Spot | null
  /** The nearest lines above, to the left and below. */
  readonly near: (line: Line) => Near
}

export interface Near {
  readonly above: Line | null
  readonly left: Line | null
  readonly below: Line | null
  /** All that stands to the left of it in its row, and all that stands above it in its column. */
  readonly heads: readonly Line[]
}

export function linesOf(scene: Scene): Lines {
  const paragraphs = scene.paragraphs()
  const inParagraph = new Set(paragraphs.flatMap(({ part }) => part.words.map(({ word }) => word)))
  const parts = scene.sheet.rows
    .flat()
    .filter(({ words }) => !words.every(({ word }) => inParagraph.has(word)))
  const all = [
    ...paragraphs.map((place) => lineOf(place, true)),
    ...parts.map((part) => lineOf(wholePart(part), false)),
  ]
  const homes = new Map<Word, { line: Line; start: number; end: number }>(
    all
      .toReversed()
      .flatMap((line) =>
        line.place.part.words.map(({ word, start, end }) => [word, { line, start, end }] as const),
      ),
  )
  const known = new Map<Line, Near>()
  return {
    all,
    spotOf: (place) => {
      const [first, last] = [wordsIn(place)[0], wordsIn(place).at(-1)]
      const [from, to] = [first && homes.get(first.word), last && homes.get(last.word)]
      if (!first || !last || !from) return null
      const start = from.start + Math.max(0, place.start - first.start)
      const isWhole = to?.line === from.line
      return {
        line: from.line,
        start,
        end: isWhole ? to.end - Math.max(0, last.end - place.end) : from.line.place.end,
      }
    },
    near: (line) => {
      const near = known.get(line) ?? nearOf(line, all, scene.sheet.unit)
      known.set(line, near)
      return near
    },
  }
}

function lineOf(place: Place, isParagraph: boolean): Line {
  let said: readonly Sensed[] | null = null
  return {
    place,
    isParagraph,
    get said() {
      said ??= isParagraph ? sentenceOf(place).said : sensedOf(tokensOf(foldedOf(place)))
      return said
    },
  }
}

/** In heights of a part. */
const farthest = 4
const ofColumn = 16

function nearOf(line: Line, all: readonly Line[], unit: number): Near {
  const own = line.place.part.box
  const boxed = all
    .filter((other) => other !== line)
    .map((other) => ({ line: other, box: other.place.part.box }))
  const overlaps = ({ box }: { box: Part['box'] }) => Math.min(box.x1, own.x1) - Math.max(box.x0, own.x0) > 0
  const isLevel = ({ box }: { box: Part['box'] }) =>
    Math.min(box.y1, own.y1) - Math.max(box.y0, own.y0) > (own.y1 - own.y0) / 2
  const middle = (own.y0 + own.y1) / 2
  const nearest = (gaps: readonly { line: Line; gap: number }[], max: number) =>
    gaps.filter(({ gap }) => gap < max).toSorted((a, b) => a.gap - b.gap)[0]?.line ?? null
  const ahead = boxed.filter((one) => isLevel(one) && one.box.x1 <= own.x0 + unit / 2)
  const column = boxed.filter(
    (one) =>
      !one.line.isParagraph && overlaps(one) && one.box.y1 <= middle && own.y0 - one.box.y1 < ofColumn * unit,
  )
  return {
    heads: [...ahead, ...column].map((one) => one.line),
    above: nearest(
      boxed
        .filter((one) => overlaps(one) && one.box.y1 <= middle)
        .map((one) => ({ line: one.line, gap: own.y0 - one.box.y1 })),
      farthest * unit,
    ),
    below: nearest(
      boxed
        .filter((one) => overlaps(one) && one.box.y0 >= middle)
        .map((one) => ({ line: one.line, gap: one.box.y0 - own.y1 })),
      farthest * unit,
    ),
    left: nearest(
      ahead.map((one) => ({ line: one.line, gap: own.x0 - one.box.x1 })),
      Infinity,
    ),
  }
}
