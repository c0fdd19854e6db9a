// Judges whether the text layer of a page contains the text that is shown.
import { heightOf, isCentreInside, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { isUnknown, type Character } from './characters.ts'
import type { PageContent } from './pdf.ts'

/**
 * good: it has all text of the page. missing: there is none, and something is drawn. garbled: its characters are not those
 * that are shown. hidden: it is invisible text behind or over a picture, as OCR programs add it. part: a picture or outlines
 * of letters may have more text. ignored: the caller does not want it.
 */
export type Verdict = 'good' | 'missing' | 'garbled' | 'hidden' | 'part' | 'ignored'

/** Share of the characters. A few bullets of a symbol font are unknown in any layer. */
const maxUnknown = 0.1
/** Share of the characters: with more unknown ones not even a layer of one script is of use. */
const maxUnknownOfScript = 0.5
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
/** Shares of the page that a scan covers, and a picture that may have text. */
const minScan = 0.8
const minPicture = 0.04
/** Dots per inch; a coarser picture has no legible letters. */
const minDpi = 60
/** Curved outlines of the size of letters: their number, also relative to the characters, and their size in points. */
const outlines = { min: 40, share: 0.3, maxSide: 60 } as const

export interface Judgement {
  readonly verdict: Verdict
  /** The part that may have text outside of the layer; null means the whole page. */
  readonly uncovered: Box | null
}

export function judge(page: PageContent): Judgement {
  const verdict = verdictOn(page)
  const pictures = verdict === 'part' ? largePictures(page) : []
  const visible = visibleOf(page)
  const isAnywhere = pictures.length === 0 || hasOutlines(page, visible) || hasManyUnknown(visible)
  return { verdict, uncovered: isAnywhere ? null : unite(pictures) }
}

function verdictOn(page: PageContent): Verdict {
  const text = page.characters.filter((character) => isText(character, page))
  const visible = visibleOf(page)
  if (visible.length === 0 && text.length === 0) return isDrawn(page) ? 'missing' : 'good'
  if (visible.length < text.length / 2) return 'hidden'
  if (hasManyUnknown(visible)) return isPatchy(visible) ? 'part' : 'garbled'
  return largePictures(page).length > 0 || hasOutlines(page, visible) ? 'part' : 'good'
}

/** Returns the visible characters. */
export function visibleOf(page: PageContent): Character[] {
  const scans = page.pictures.filter(({ box }) => shareOf(page, box) > minScan)
  const top = Math.max(0, ...scans.map(({ order }) => order))
  return page.characters.filter(
    (character) =>
      isText(character, page) &&
      !character.type.isHidden &&
      (page.orderOfText.get(character.type.object) ?? Infinity) > top,
  )
}

/**
 * Returns the characters that are text of the page. Unless most of the text is hidden, as on a scan, hidden characters count
 * only over a picture: programs leave invisible strings anywhere, even beyond the edge of the page.
 */
export function textCharacters(page: PageContent): Character[] {
  const visible = new Set(visibleOf(page))
  const text = page.characters.filter((character) => isText(character, page))
  const isScan = visible.size < text.length / 2
  const isPictured = ({ box }: Character) => page.pictures.some((picture) => isCentreInside(box, picture.box))
  const kept = isScan ? new Set(text) : visible.union(new Set(text.filter(isPictured)))
  // gaps separate the words
  return page.characters.filter(
    (character) => kept.has(character) || (isGap(character) && (isScan || !character.type.isHidden)),
  )
}

/** Returns the pictures that are large and fine enough to have text. */
function largePictures(page: PageContent): Box[] {
  return page.pictures.flatMap(({ box, width, height }) => {
    const dpi = (Math.max(width, height) / Math.max(widthOf(box), heightOf(box))) * 72
    return dpi < minDpi || shareOf(page, box) < minPicture ? [] : [box]
  })
}

/** Returns the share of the page that a box covers. */
export function shareOf({ width, height }: Pick<PageContent, 'width' | 'height'>, box: Box): number {
  const area = { x0: 0, y0: 0, x1: width, y1: height }
  const shared = Math.max(0, overlapX(area, box)) * Math.max(0, overlapY(area, box))
  return shared / (width * height)
}

/** Whether a character is no gap, and on the page. */
function isText(character: Character, { width, height }: PageContent): boolean {
  const { box } = character
  return !isGap(character) && box.x1 > 0 && box.y1 > 0 && box.x0 < width && box.y0 < height
}

function isGap({ text, isSynthetic }: Character): boolean {
  return isSynthetic || text.trim() === ''
}

/**
 * Whether most known letters are of one script other than Latin. A font with a wrong encoding gives Latin letters or a
 * mixture, so the known characters of such a layer are right.
 */
function isOfOneScript(characters: readonly Character[]): boolean {
  const letters = characters.filter((character) => /\p{L}/u.test(character.text) && !isUnknown(character))
  return ownScripts.some(
    (script) => letters.filter(({ text }) => script.test(text)).length > minScriptShare * letters.length,
  )
}

function hasManyUnknown(visible: readonly Character[]): boolean {
  return visible.filter(isUnknown).length > maxUnknown * visible.length
}

/** Whether the known characters are right although there are unknown ones. */
function isPatchy(visible: readonly Character[]): boolean {
  const unknown = visible.filter(isUnknown).length
  return unknown < maxUnknownOfScript * visible.length && isOfOneScript(visible)
}

function isDrawn({ pictures, shapes }: PageContent): boolean {
  return pictures.length > 0 || shapes.some(({ isCurved }) => isCurved)
}

function hasOutlines({ shapes }: PageContent, visible: readonly Character[]): boolean {
  const count = shapes.filter(
    ({ isCurved, fill, box }) =>
      isCurved && fill !== null && Math.max(widthOf(box), heightOf(box)) < outlines.maxSide,
  ).length
  return count >= Math.max(outlines.min, outlines.share * visible.length)
}
