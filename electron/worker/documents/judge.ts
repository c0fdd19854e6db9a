// Whether the text layer of a page tells what is seen on it.
import { heightOf, isCentreInside, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { isUnknown, type Character } from './characters.ts'
import type { SeenPage } from './pdf.ts'

export const verdicts = [
  /** It tells all of the page. */
  'good',
  /** There is none, and something is drawn. */
  'missing',
  /** Its characters are not those that are seen. */
  'garbled',
  /** It lies unseen behind or over a picture, as a scanner's reading does. */
  'hidden',
  /** A picture or outlines of letters may say more than it does. */
  'part',
  /** Nobody asked for it. */
  'unasked',
] as const
export type Verdict = (typeof verdicts)[number]

/** Of the characters: a few bullets of a font of signs have no meaning anywhere. */
const mostUnknown = 0.1
/** Share of the characters: with more unknown ones not even a layer of one script is of use. */
const mostUnknownOfScript = 0.5
const minScriptShare = 0.8
const ownScripts = [
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
] as const
/** Of the page. */
const scan = 0.8
const largePicture = 0.04
/** Dots per inch: coarser ones have no letters to read. */
const leastDots = 60
/** Outlines of the size of letters: so many, and so many to each character. */
const outlines = { least: 40, share: 0.3, mostEm: 60 } as const

export interface Judgement {
  readonly verdict: Verdict
  /** Where more may be said than the layer tells: null is anywhere on the page. */
  readonly untold: Box | null
}

export function judge(seen: SeenPage): Judgement {
  const verdict = verdictOn(seen)
  const pictures = verdict === 'part' ? untoldPictures(seen) : []
  const visible = visibleOf(seen)
  const isAnywhere = pictures.length === 0 || hasOutlines(seen, visible) || hasGaps(visible)
  return { verdict, untold: isAnywhere ? null : unite(pictures) }
}

function verdictOn(seen: SeenPage): Verdict {
  const told = seen.characters.filter((character) => isTelling(character, seen))
  const visible = visibleOf(seen)
  if (visible.length === 0 && told.length === 0) return isDrawn(seen) ? 'missing' : 'good'
  if (visible.length < told.length / 2) return 'hidden'
  if (hasGaps(visible)) return isPatchy(visible) ? 'part' : 'garbled'
  const isMore = untoldPictures(seen).length > 0 || hasOutlines(seen, visible)
  return isMore ? 'part' : 'good'
}

/** The characters that are seen on the page. */
export function visibleOf(seen: SeenPage): Character[] {
  const scans = seen.pictures.filter(({ box }) => shareOf(seen, box) > scan)
  const top = Math.max(0, ...scans.map(({ order }) => order))
  return seen.characters.filter(
    (character) =>
      isTelling(character, seen) &&
      !character.type.isHidden &&
      (seen.orderOfText.get(character.type.object) ?? Infinity) > top,
  )
}

/**
 * Returns the characters that tell the page. Unless most of the text is hidden, as on a scan, hidden characters count only
 * where a picture shows what they say: programs leave invisible strings anywhere, also running off the page.
 */
export function tellingOf(seen: SeenPage): Character[] {
  const visible = new Set(visibleOf(seen))
  const told = seen.characters.filter((character) => isTelling(character, seen))
  const isScan = visible.size < told.length / 2
  const kept = isScan
    ? new Set(told)
    : visible.union(
        new Set(told.filter(({ box }) => seen.pictures.some((picture) => isCentreInside(box, picture.box)))),
      )
  // spaces and the characters that PDFium adds part the words of the others
  return seen.characters.filter(
    (character) => kept.has(character) || (isGap(character) && (isScan || !character.type.isHidden)),
  )
}

/** Large ones, in which something may be written. */
function untoldPictures(seen: SeenPage): Box[] {
  return seen.pictures.flatMap(({ box, width, height }) => {
    const dots = (Math.max(width, height) / Math.max(widthOf(box), heightOf(box))) * 72
    return dots < leastDots || shareOf(seen, box) < largePicture ? [] : [box]
  })
}

/** Of the page. */
export function shareOf({ width, height }: Pick<SeenPage, 'width' | 'height'>, box: Box): number {
  const page = { x0: 0, y0: 0, x1: width, y1: height }
  const shared = Math.max(0, overlapX(page, box)) * Math.max(0, overlapY(page, box))
  return shared / (width * height)
}

function isTelling(character: Character, { width, height }: SeenPage): boolean {
  const { box } = character
  return !isGap(character) && box.x1 > 0 && box.y1 > 0 && box.x0 < width && box.y0 < height
}

function isGap({ text, isSynthetic }: Character): boolean {
  return isSynthetic || text.trim() === ''
}

/**
 * Whether most known letters are of one script other than Latin. A font that names its letters wrongly gives Latin ones or a
 * mixture, so such a layer is right where it says anything.
 */
function isOfOneScript(characters: readonly Character[]): boolean {
  const letters = characters.filter((character) => /\p{L}/u.test(character.text) && !isUnknown(character))
  return ownScripts.some(
    (script) => letters.filter(({ text }) => script.test(text)).length > minScriptShare * letters.length,
  )
}

function hasGaps(visible: readonly Character[]): boolean {
  return visible.filter(isUnknown).length > mostUnknown * visible.length
}

/** Whether the known characters of a layer with unknown ones are right. */
function isPatchy(visible: readonly Character[]): boolean {
  const unknown = visible.filter(isUnknown).length
  return unknown < mostUnknownOfScript * visible.length && isOfOneScript(visible)
}

function isDrawn({ pictures, shapes }: SeenPage): boolean {
  return pictures.length > 0 || shapes.some(({ isCurved }) => isCurved)
}

function hasOutlines({ shapes }: SeenPage, visible: readonly Character[]): boolean {
  const count = shapes.filter(
    ({ isCurved, fill, box }) =>
      isCurved && fill !== null && Math.max(widthOf(box), heightOf(box)) < outlines.mostEm,
  ).length
  return count >= Math.max(outlines.least, outlines.share * visible.length)
}
