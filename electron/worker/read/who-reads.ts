// Who reads a page: the engine that finds text by itself where that is better, else the one that lays a page out first.
import { scriptOf } from '../../../shared/languages.ts'
import { isDoubtful } from '../../../shared/doubt.ts'
import { heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Line, PageKind } from '../../../shared/page.ts'
import type { Abilities, PlacedLine } from '../context/engine.ts'
import type { RequestedLanguages } from '../context/read-context.ts'
import { evidenceOf } from '../languages/evidence.ts'
import { hanStyleOf } from '../languages/han-style.ts'
import { identify } from '../languages/identify.ts'
import type { Density } from '../languages/density.ts'
import type { PageLanguages } from './page-languages.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { runsOf } from '../bare/runs.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { measureText } from '../prepare/text-size.ts'
import { isSlip } from '../prepare/kind.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import { isProse } from '../recognise/prose.ts'

/** Rows that are creased, photographed, or stand in boxes: there it reads more than a layout finds. */
const piecewise: ReadonlySet<PageKind> = new Set<PageKind>(['receipt', 'photo', 'form'])
/**
 * Of the ink: characters that the engine does not know it leaves out, or reads as others, of which it is not sure. On pages in its
 * scripts it leaves a hundredth, on those in Kana, Hangul and Thai a quarter and more.
 */
const mostUnread = 0.1
/** A document that was photographed is one all the same; a sign may say a whole sentence. */
const fewestOfProse = 10
/** A line or two, cut from somewhere: to have them read twice costs more than the other engine would do better. */
const mostOfCutting = 100
/** Of all letters. */
const leastHan = 0.1
const mostKana = 0.05

/** Asked for only as far as it is needed. */
export interface SeenOfText {
  readonly density: () => Density | null
  readonly isOfCells: () => boolean
}

/** Before anything is read: whether it may be a page for the engine that finds text. */
export function mayRead(
  { languages }: RequestedLanguages,
  kind: PageKind,
  { density, isOfCells }: SeenOfText,
  can: Abilities,
): boolean {
  if (!can.findsText) return false
  const areKnown = languages.every((language) => can.languages.includes(language))
  if (!areKnown) return isSlip(kind)
  return piecewise.has(kind) || isOfCells() || densityMayBeHan(density())
}

/** All of it but some accents: those are read by another engine, line by line. On documents that one reads better alone. */
function isAlmostKnown(language: string, can: Abilities): boolean {
  return scriptOf(language) === 'Latin' && can.scripts.includes('Latin')
}

function densityMayBeHan(density: Density | null): boolean {
  return density === null || density === 'dense'
}

/** From what the engine has read: the languages of the page, or null where somebody else reads it better. */
export async function languagesRead(
  found: readonly PlacedLine[],
  asked: RequestedLanguages,
  kind: PageKind,
  can: Abilities,
  known: readonly string[],
): Promise<PageLanguages | null> {
  if (!asked.languages.every((language) => can.languages.includes(language) || isAlmostKnown(language, can)))
    return null
  const lines = found.map(({ line }) => byChance(line))
  const evidence = evidenceOf(lines)
  const certainty = certaintyOf(found)
  if (isDoubtful(certainty) || unreadOf(found) > mostUnread) return null
  const han = evidence.shareOf('Han') / certainty
  const isHan = han >= leastHan
  if (isHan && !isSimplified(evidence.text)) return null
  if (evidence.shareOf('Japanese') > mostKana) return null
  if (!isHan && (isDocument(lines, kind) || !(piecewise.has(kind) || isCutting(lines) || !isProse(lines))))
    return null
  if (asked.languages.length > 0) return { languages: asked.languages, confidence: null }
  if (isHan)
    return {
      languages: evidence.shareOf('Latin') > 0 ? ['chi_sim', 'eng'] : ['chi_sim'],
      confidence: certainty,
    }
  const latin = known.filter((code) => scriptOf(code) === 'Latin')
  const { language, confidence } = await identify(evidence.text, latin, 'Latin')
  // somebody who asks for Chinese and English gets English, however sure it is that it is German
  if (asked.scope === 'zh-en')
    return {
      languages: ['eng'],
      confidence: certainty * (language === 'eng' ? confidence : 1 - confidence),
    }
  const isRead = can.languages.includes(language) || isAlmostKnown(language, can)
  return isRead ? { languages: [language], confidence: certainty * confidence } : null
}

/** In their heights: so short are most rows of ink where they are the cells of a table, or labels and what belongs to them. */
const mostOfCell = 10
const fewestCells = 12

export function isOfCells(image: GreyImage): boolean {
  const { height } = measureText(image)
  const runs = height === 0 ? [] : runsOf(inkSpotsOf(image), height)
  return runs.length >= fewestCells && median(runs.map((run) => widthOf(run) / heightOf(run))) <= mostOfCell
}

function isDocument(lines: readonly Line[], kind: PageKind): boolean {
  return kind === 'photo' && lines.length >= fewestOfProse && isProse(lines)
}

function isCutting(lines: readonly Line[]): boolean {
  return wordsOf(lines).reduce((sum, { text }) => sum + text.length, 0) <= mostOfCutting
}

/** On the whole, 0 to 1. */
export function certaintyOf(found: readonly PlacedLine[]): number {
  return meanConfidence(wordsOf(found.map(({ line }) => byChance(line))))
}

function byChance(line: Line): Line {
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, confidence: word.chance ?? word.confidence })),
  }
}

function unreadOf(found: readonly PlacedLine[]): number {
  const length = found.reduce((sum, { place }) => sum + place.length, 0)
  return found.reduce((sum, { place, unread }) => sum + unread * place.length, 0) / Math.max(1, length)
}

/** The few traditional characters of a name don't make a page traditional. */
function isSimplified(text: string): boolean {
  const { simplified, traditional } = hanStyleOf(text)
  return simplified >= traditional
}
