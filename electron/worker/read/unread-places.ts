// Has text that no line covers read again by all engines, and reports its place if none of them is certain.
import { centreY, median, overlapX, overlapY } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import { boundsOf, type Slanted } from '../pixels/slanted.ts'
import type { Trace } from '../context/trace.ts'
import { insertWords } from '../recognise/insert.ts'
import type { WhatWasRead } from './as-page.ts'

/** A found place with less of its length inside words was not read. */
const minReadShare = 0.3
/** A line is accepted if one engine is this certain of some letters, or if both read the same. */
const minConfidence = 0.9
const minConfidenceOfBoth = 0.8
const minLetters = 4
/** Shorter places, in their heights, are as often drawings as text, and lower ones, in the usual height, dotted rules. */
const minLength = 3
const minHeight = 0.6

/** Functions that find and read places on the page. */
export interface PlaceReaders {
  /** All places with text. */
  find(): Promise<readonly Slanted[]>
  read(places: readonly Slanted[]): Promise<readonly (PlacedLine | null)[]>
  readOtherwise(places: readonly Slanted[]): Promise<readonly (PlacedLine | null)[]>
  /** Ink outside of all words that looks like lines of text. */
  readonly ink: readonly Box[]
  readonly trace: Trace
}

/** Adds the lines of places that were found and not read, and the places that nobody can read. */
export async function readUnread(
  page: WhatWasRead,
  { find, read, readOtherwise, ink, trace }: PlaceReaders,
): Promise<WhatWasRead> {
  const { lines } = page
  const places = await find()
  const suspects = places.filter((place) => isUnread(place, lines))
  const smears = ink.filter((box) => !places.some((place) => doOverlap(boundsOf(place), box)))
  if (suspects.length + smears.length === 0) return page
  const first = await read(suspects)
  const uncertain = suspects.filter((_, i) => !isCertain(first[i]))
  const second = await readOtherwise(uncertain)
  const usualHeight = median(places.map(({ height }) => height))
  const isLikeText = ({ length, height }: Slanted) =>
    length >= minLength * height && height >= minHeight * usualHeight
  let all = lines
  const unread = [...smears]
  for (const [i, place] of suspects.entries()) {
    const [own = null, others = null] = [first[i], second[uncertain.indexOf(place)]]
    const accepted = [own, others].find(isCertain) ?? (areSame(own, others) ? own : null)
    if (accepted) all = insertWords(all, accepted.line)
    else if (isLikeText(place)) unread.push(boundsOf(place))
  }
  trace?.('unreadPlaces', { lines: all, facts: { suspects: suspects.length, unread: unread.length } })
  return { ...page, lines: all, unread }
}

/** Whether words cover hardly anything of the place; a short place must not contain any word. */
function isUnread(place: Slanted, lines: readonly Line[]): boolean {
  const box = boundsOf(place)
  const inside = lines.flatMap(({ words }) => words.filter((word) => areLevel(word.box, box)))
  if (place.length < minLength * place.height) return inside.length === 0
  const covered = inside.reduce((sum, word) => sum + overlapX(word.box, box), 0)
  return covered < minReadShare * (box.x1 - box.x0)
}

export function doOverlap(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0
}

/** Whether they overlap, and the middle of one is at the height of the other. */
function areLevel(a: Box, b: Box): boolean {
  const [middleOfA, middleOfB] = [centreY(a), centreY(b)]
  const isAtHeight = (middleOfA > b.y0 && middleOfA < b.y1) || (middleOfB > a.y0 && middleOfB < a.y1)
  return isAtHeight && overlapX(a, b) > 0
}

function isCertain(placed: PlacedLine | null | undefined): placed is PlacedLine {
  return !!placed && confidenceOf(placed) >= minConfidence && lettersOf(placed).length >= minLetters
}

function areSame(a: PlacedLine | null, b: PlacedLine | null): boolean {
  if (!a || !b || Math.min(confidenceOf(a), confidenceOf(b)) < minConfidenceOfBoth) return false
  return lettersOf(a) !== '' && lettersOf(a) === lettersOf(b)
}

/** Returns the confidence of its least certain word. */
function confidenceOf({ line }: PlacedLine): number {
  return Math.min(...line.words.map(({ chance, confidence }) => chance ?? confidence))
}

function lettersOf({ line }: PlacedLine): string {
  return line.words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('')
}
