// Chooses the engine for a page: the one that finds text by itself, or the recogniser with page layout.
import { scriptOf, type Script } from '../../../shared/languages.ts'
import { isDoubtful } from '../../../shared/doubt.ts'
import { heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Line, PageKind } from '../../../shared/page.ts'
import type { Abilities, PlacedLine } from '../context/engine.ts'
import type { RequestedLanguages } from '../context/read-context.ts'
import { evidenceOf } from '../languages/evidence.ts'
import { hanStyleOf } from '../languages/han-style.ts'
import { identify } from '../languages/identify.ts'
import { scriptOrder, type ReadByFinder } from '../languages/script-order.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { Density } from '../languages/density.ts'
import type { PageLanguages } from './page-languages.ts'
import { characterChance } from './reading-gain.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { runsOf } from '../bare/runs.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { measureText } from '../prepare/text-size.ts'
import { isSlip } from '../prepare/kind.ts'
import { countCharacters, meanConfidence, wordsOf } from '../recognise/certainty.ts'
import { isProse } from '../recognise/prose.ts'

/** Kinds of pages with creased, photographed or boxed rows, of which a page layout finds fewer. */
const piecewise: ReadonlySet<PageKind> = new Set<PageKind>(['receipt', 'photo', 'form'])
/**
 * The largest share of ink on which nothing was read. The engine skips characters that it does not know: a hundredth on
 * pages in its scripts, a quarter and more on those in Kana, Hangul and Thai.
 */
const maxUnread = 0.1
/** The largest share of lines on which nothing was read; most are unread in Hangul, Thai and Devanagari. */
const maxMissed = 0.25
/** The fewest lines of prose on a photo of a document; a sign may contain a whole sentence. */
const minLinesOfProse = 10
/** The most characters of a clipping of a line or two, for which a second reading is not worth its time. */
const maxOfCutting = 100
/** The least length of lines in a column of prose, in their heights. */
const columnLine = 8
/** Shares of all letters. */
const minHan = 0.1
const minHanOfChinese = 0.5
const maxKana = 0.05

/** Measurements that are only made if they are needed. */
export interface SeenOfText {
  readonly density: () => Density | null
  readonly isOfCells: () => boolean
}

/** Whether the engine that finds text may be the better one, before anything is read. */
export function mayRead(
  { languages }: RequestedLanguages,
  kind: PageKind,
  { density, isOfCells }: SeenOfText,
  can: Abilities,
): boolean {
  const areKnown = languages.every((language) => can.languages.includes(language))
  if (!areKnown) return isSlip(kind)
  return can.documents || piecewise.has(kind) || isOfCells() || densityMayBeHan(density())
}

/** Whether the engine lacks only accents, which another engine adds line by line. */
function isAlmostKnown(language: string, can: Abilities): boolean {
  return scriptOf(language) === 'Latin' && can.scripts.includes('Latin')
}

function densityMayBeHan(density: Density | null): boolean {
  return density === null || density === 'dense'
}

/** Returns the languages of the page; null if another engine reads it better. */
export async function languagesRead(
  places: readonly Slanted[],
  placed: readonly (PlacedLine | null)[],
  asked: RequestedLanguages,
  kind: PageKind,
  can: Abilities,
  known: readonly string[],
): Promise<PageLanguages | null> {
  if (!asked.languages.every((language) => can.languages.includes(language) || isAlmostKnown(language, can)))
    return null
  const seen = readByFinder(places, placed)
  if (!isReadSurely(seen)) return null
  const found = placed.filter((line) => line !== null)
  const lines = found.map(({ line }) => byChance(line))
  const evidence = evidenceOf(lines)
  const knows = (language: string) => can.languages.includes(language)
  if (seen.han >= minHan && !knows('chi_tra') && !isSimplified(evidence.text)) return null
  if (seen.kana > maxKana && !knows('jpn')) return null
  const isLayout = isDocument(lines, kind) || !(piecewise.has(kind) || isCutting(lines) || !isProse(lines))
  if (seen.han < minHan && isLayout && !can.documents) return null
  return languagesOf(found, asked, known, can)
}

/** Whether the text is in scripts that the engine knows. */
export function isReadSurely({ certainty, unread, missed }: ReadByFinder): boolean {
  return !isDoubtful(certainty) && unread <= maxUnread && missed <= maxMissed
}

/** Returns the possible scripts, the likeliest first. */
export function possibleScripts(made: ReadByFinder, known: readonly string[]): Script[] {
  if (isReadSurely(made)) return made.han >= minHan ? ['Han', 'Japanese', 'Latin'] : ['Latin']
  return [...new Set([...scriptOrder(made), ...known.flatMap((language) => scriptOf(language) ?? [])])]
}

/** Whether the text is Chinese: the engine knows nearly all Han, but cannot read Kana. */
export function isChinese({ han, kana, unread, missed }: ReadByFinder): boolean {
  return han >= minHanOfChinese && kana <= maxKana && unread <= maxUnread && missed <= maxMissed
}

/** Summarises how well the engine read the places that it found. */
export function readByFinder(
  places: readonly Slanted[],
  placed: readonly (PlacedLine | null)[],
): ReadByFinder {
  const found = placed.filter((line) => line !== null)
  const words = wordsOf(found.map(({ line }) => byChance(line)))
  const { letters, text } = evidenceOf(found.map(({ line }) => line))
  const length = sum(places.map((place) => place.length))
  const read = sum(found.map(({ place }) => place.length))
  return {
    missed: 1 - read / Math.max(1, length),
    unread: sum(found.map(({ place, unread }) => unread * place.length)) / Math.max(1, read),
    han: count(text, /\p{Script=Han}/gu) / Math.max(1, letters),
    kana: count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / Math.max(1, letters),
    certainty: meanConfidence(words),
    density: countCharacters(words) / Math.max(1, sum(places.map((place) => place.length / place.height))),
  }
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

/** Detects the languages of the lines that the engine read. */
export async function languagesOf(
  found: readonly PlacedLine[],
  asked: RequestedLanguages,
  known: readonly string[],
  can: Pick<Abilities, 'scripts' | 'languages'>,
): Promise<PageLanguages> {
  if (asked.languages.length > 0) return { languages: asked.languages, confidence: null }
  const lines = found.map(({ line }) => byChance(line))
  const evidence = evidenceOf(lines)
  const certainty = meanConfidence(wordsOf(lines))
  const english = evidence.shareOf('Latin') > 0 ? ['eng'] : []
  const isWritten = (script: Script) => evidence.shareOf(script) / certainty >= minHan
  const own = can.scripts.find((script) => script !== 'Latin' && script !== 'Han' && isWritten(script))
  if (own) {
    const ofScript = can.languages.filter((code) => scriptOf(code) === own)
    const { language, confidence } = await identify(evidence.text, ofScript, own)
    return { languages: [language, ...english], confidence: certainty * confidence }
  }
  if (isWritten('Han'))
    return {
      languages: [isSimplified(evidence.text) ? 'chi_sim' : 'chi_tra', ...english],
      confidence: certainty,
    }
  const latin = [...new Set([...known, ...can.languages])].filter((code) => scriptOf(code) === 'Latin')
  const { language, confidence } = await identify(evidence.text, latin, 'Latin')
  // A caller who asks for Chinese and English gets English, even if it is clearly German.
  if (asked.scope === 'zh-en')
    return {
      languages: ['eng'],
      confidence: certainty * (language === 'eng' ? confidence : 1 - confidence),
    }
  return { languages: [language], confidence: certainty * confidence }
}

/** A page with so many rows of ink, half of them at most so many heights long, is a table or has labels with values. */
const cells = { rows: 12, length: 10 } as const

export function isOfCells(image: GreyImage): boolean {
  const { height } = measureText(image)
  const runs = height === 0 ? [] : runsOf(inkSpotsOf(image), height)
  return runs.length >= cells.rows && median(runs.map((run) => widthOf(run) / heightOf(run))) <= cells.length
}

/** Whether the language has no spaces between words. The recogniser takes gaps between its columns for wide spaces. */
export function isDense({ languages: [first = ''] }: PageLanguages): boolean {
  return ['Han', 'Japanese', 'Hangul'].includes(scriptOf(first) ?? '')
}

/** Whether most lines are long and have another long line beside them. */
export function areInColumns(places: readonly Slanted[]): boolean {
  const long = places.filter(({ length, height }) => length >= columnLine * height)
  const isBeside = (a: Slanted, b: Slanted) =>
    Math.abs(a.y - b.y) < a.height && Math.abs(a.x - b.x) >= (a.length + b.length) / 2
  const beside = long.filter((place) => long.some((other) => isBeside(place, other)))
  return beside.length * 2 > places.length
}

function isDocument(lines: readonly Line[], kind: PageKind): boolean {
  return kind === 'photo' && lines.length >= minLinesOfProse && isProse(lines)
}

function isCutting(lines: readonly Line[]): boolean {
  return countCharacters(wordsOf(lines)) <= maxOfCutting
}

function byChance(line: Line): Line {
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, confidence: characterChance(word) })),
  }
}

/** Whether simplified characters prevail; a few traditional ones, as in a name, do not matter. */
function isSimplified(text: string): boolean {
  const { simplified, traditional } = hanStyleOf(text)
  return simplified >= traditional
}
