// Where the words of a line of Han stand. The network tells it badly: a word's box may lie on its neighbours and on the
// room between a label and its value. The ink tells: characters are as wide as each other, and come in the order read.
import { heightOf, median } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Line, type Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { bandOf } from './tighten.ts'

/** Of the room of a character, what its ink fills. */
const inkOfHan = 0.88
const inkOfMark = 0.3
const inkOfLetter = 0.52
const inkOfWide = 0.8
const inkOfNarrow = 0.22
/** A run of ink that is wider than this holds several characters. */
const widestRun = 1.25
const [leastCut, mostCut] = [0.7, 1.15]
/** What it costs to leave out a run of ink: a piece of a ruling line, or what was not read. */
const leftOut = 0.5
/** How many runs of ink one character may be, as 川 or 小. */
const mostRuns = 4
/** In ems. */
const highest = 1.25
/** In ems: the room within a word of letters, and within a character. */
const [widestInWord, widestInHan] = [0.3, 0.25]
/** Of the costs of a character, in the mean: beyond it the ink is not what was read. */
const mostCost = 0.12

const isHan = (text: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u.test(text)
const hasHan = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u

interface Run {
  readonly x0: number
  readonly x1: number
}

/** A character of Han, a mark, or a whole word of letters. */
interface Unit {
  readonly word: number
  readonly width: number
  readonly isWord: boolean
  /** Where its word was seen, which is not far off. */
  readonly seen: Run
}

export function withHanPlaced(line: Line, image: GreyImage, threshold: number): Line {
  if (line.words.filter(({ text }) => hasHan.test(text)).length < 2) return line
  const em =
    median(line.words.filter(({ text }) => hasHan.test(text)).map(({ box }) => heightOf(box))) / inkOfHan
  const units = line.words.flatMap((word, i) => unitsOf(word, i, em))
  const runs = runsOf(line.box, image, threshold, em)
  const places = placed(units, runs, em)
  if (!places) return line
  const words = line.words.map((word, i): Word => {
    const own = places.filter((_, at) => units[at]?.word === i)
    const [x0, x1] = [Math.min(...own.map((run) => run.x0)), Math.max(...own.map((run) => run.x1))]
    return own.length === 0 ? word : { ...word, box: ownRows({ ...word.box, x0, x1 }, em, image, threshold) }
  })
  return { ...line, words, box: unite(words.map(({ box }) => box)) }
}

function unitsOf({ text, box }: Word, word: number, em: number): Unit[] {
  const seen = { x0: box.x0 - em, x1: box.x1 + em }
  return (text.match(pieces) ?? []).map((piece) => ({
    ...{ word, seen },
    width: em * Array.from(piece).reduce((sum, character) => sum + inkOf(character), 0),
    isWord: !isHan(piece),
  }))
}

const pieces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu

function inkOf(character: string): number {
  if (isHan(character)) return inkOfHan
  if (/[1IJijlft]/.test(character)) return inkOfNarrow
  if (/[mwMW]/.test(character)) return inkOfWide
  return /[\p{L}\p{N}]/u.test(character) ? inkOfLetter : inkOfMark
}

/** What is higher than a character holds a piece of the row below it, with paper in between. */
function ownRows(box: Box, em: number, image: GreyImage, threshold: number): Box {
  const band = heightOf(box) > highest * em ? bandOf(box, image, threshold) : null
  return band ? { ...box, ...band } : box
}

/** Stretches of columns with ink; what touches is cut where it is thinnest. */
function runsOf(box: Box, { width, height, pixels }: GreyImage, threshold: number, em: number): Run[] {
  const [x0, x1] = [Math.max(0, Math.floor(box.x0)), Math.min(width, Math.ceil(box.x1))]
  const [y0, y1] = [Math.max(0, Math.floor(box.y0)), Math.min(height, Math.ceil(box.y1))]
  const ink = new Uint16Array(Math.max(0, x1 - x0))
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++)
      if ((pixels[y * width + x] ?? 255) <= threshold) ink[x - x0] = (ink[x - x0] ?? 0) + 1
  const runs: Run[] = []
  for (let from = 0; from < ink.length; from++) {
    if (ink[from] === 0) continue
    let to = from
    while (to < ink.length && (ink[to] ?? 0) > 0) to++
    runs.push(...cutRun(ink, from, to, em).map((run) => ({ x0: run.x0 + x0, x1: run.x1 + x0 })))
    from = to
  }
  return runs
}

function cutRun(ink: Uint16Array, from: number, to: number, em: number): Run[] {
  if (to - from <= widestRun * em) return [{ x0: from, x1: to }]
  const [first, last] = [from + Math.round(leastCut * em), Math.min(to - 1, from + Math.round(mostCut * em))]
  let at = first
  for (let x = first; x <= last; x++) if ((ink[x] ?? 0) < (ink[at] ?? 0)) at = x
  return [{ x0: from, x1: at }, ...cutRun(ink, at, to, em)]
}

/** The cheapest way to lay the units onto the runs in their order; null where none is cheap. */
function placed(units: readonly Unit[], runs: readonly Run[], em: number): Run[] | null {
  if (units.length === 0 || runs.length === 0) return null
  const size = runs.length + 1
  const most = mostCost * units.length
  const costs = new Float64Array((units.length + 1) * size).fill(Infinity)
  const from = new Int32Array((units.length + 1) * size).fill(-1)
  for (let j = 0; j < size; j++) costs[j] = j * leftOut
  for (const [i, unit] of units.entries()) {
    const [before, row] = [i * size, (i + 1) * size]
    for (let j = 1; j < size; j++) {
      costs[row + j] = (costs[row + j - 1] ?? Infinity) + leftOut
      const last = runs[j - 1]
      // further off than all units together may cost
      if (!last || apartOf(unit, last, em) > most) continue
      const first = Math.max(0, j - (unit.isWord ? runs.length : mostRuns))
      let rooms = 0
      for (let k = j - 1; k >= first; k--) {
        const [run, next] = [runs[k], runs[k + 1]]
        if (!run || last.x1 - run.x0 > 2 * unit.width + 0.6 * em) break
        if (next && k < j - 1) rooms += roomWithin(unit, run, next, em)
        const place = { x0: run.x0, x1: last.x1 }
        const cost = (costs[before + k] ?? Infinity) + rooms + costOf(unit, place, em)
        if (cost >= (costs[row + j] ?? Infinity)) continue
        costs[row + j] = cost
        from[row + j] = k
      }
    }
  }
  if ((costs[units.length * size + runs.length] ?? Infinity) > most) return null
  return tracedBack(units.length, runs, from)
}

/** `from`: the run that a unit begins with, by unit and the run that it ends before; -1 where that one was left out. */
function tracedBack(units: number, runs: readonly Run[], from: Int32Array): Run[] | null {
  const places: Run[] = []
  let j = runs.length
  for (let i = units; i > 0;) {
    if (j === 0) return null
    const k = from[i * (runs.length + 1) + j] ?? -1
    if (k < 0) j--
    else {
      places.unshift({ x0: runs[k]?.x0 ?? 0, x1: runs[j - 1]?.x1 ?? 0 })
      j = k
      i--
    }
  }
  return places
}

/** How much wider or narrower than such a unit is, and how far off it stands. */
function costOf(unit: Unit, place: Run, em: number): number {
  const off = (place.x1 - place.x0 - unit.width) / (unit.isWord ? unit.width : em)
  return off * off + apartOf(unit, place, em)
}

function apartOf({ seen }: Unit, { x0, x1 }: Run, em: number): number {
  return Math.max(0, seen.x0 - x0, x1 - seen.x1) / em
}

/** What the room between two runs is too wide to be one within such a unit. */
function roomWithin({ isWord }: Unit, left: Run, right: Run, em: number): number {
  return Math.max(0, (right.x0 - left.x1) / em - (isWord ? widestInWord : widestInHan))
}
