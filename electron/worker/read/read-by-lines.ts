// Reads lines that one engine found but can't read, such as those of a sign in Korean: the languages are detected on a few
// of them, and an engine with models for these reads each line.
import { scriptOf, type Script } from '../../../shared/languages.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { LineReader, PlacedLine } from '../context/engine.ts'
import type { Slanted } from '../pixels/slanted.ts'
import { chooseForLines } from '../languages/choose.ts'
import { evidenceOf, type Evidence } from '../languages/evidence.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { PageLanguages } from './page-languages.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'

/** The most lines on which languages are tried, and their largest total length in line heights. */
const tried = { lines: 6, length: 60 } as const
/** Lines that are read with a lower mean confidence are no text. */
const minCertainty = 0.5
/** The script of a line that the finder read with this chance is known. */
const surely = 0.85

export interface FoundLines {
  readonly places: readonly Slanted[]
  /** The finder's reading of each place. */
  readonly placed: readonly (PlacedLine | null)[]
  readonly colours: ColourImage
}

export interface LinesRead extends PageLanguages {
  readonly found: readonly PlacedLine[]
}

/** Returns null if hardly any text can be read. */
export async function readByLines(
  { places, placed, colours }: FoundLines,
  choice: PageLanguages,
  reader: LineReader,
  { disabled, onProgress }: Pick<ReadContext, 'disabled' | 'onProgress'>,
): Promise<LinesRead | null> {
  const read = await reader.readLines(colours, places, { languages: choice.languages, onProgress })
  const isChinese = scriptOf(choice.languages[0] ?? '') === 'Han'
  const own = (i: number) => (disabled.has('surerLine') ? null : (placed[i] ?? null))
  const found = read.flatMap((line, i) => better(own(i), line, isChinese) ?? [])
  const certainty = meanConfidence(wordsOf(found.map(({ line }) => line)))
  return found.length === 0 || certainty < minCertainty ? null : { ...choice, found }
}

function isSure(found: PlacedLine | null | undefined): boolean {
  return !!found && chanceOf(found) >= surely
}

/**
 * Chooses between the two readings of a line. The finder may read Kana as similar Han; it is unsure of letters of other
 * scripts.
 */
function better(own: PlacedLine | null, other: PlacedLine | null, isChinese: boolean): PlacedLine | null {
  if (!own) return other
  if (!other) return isSure(own) ? own : null
  return isSure(own) && (isChinese || !hasHan(own)) && chanceOf(own) > chanceOf(other) ? own : other
}

function hasHan({ line }: PlacedLine): boolean {
  return line.words.some(({ text }) => /\p{Script=Han}/u.test(text))
}

function chanceOf({ line, unread }: PlacedLine): number {
  const chances = line.words.map(({ chance, confidence }) => chance ?? confidence)
  return (1 - unread) * Math.min(...chances)
}

/** Detects the languages from the longest lines of which the finder is not sure; of all lines, if it is sure of each. */
export async function languagesByLines(
  { places, placed, colours }: FoundLines,
  reader: LineReader,
  { languages, scope, known }: Pick<ReadContext, 'languages' | 'scope' | 'known'>,
  likely: readonly Script[],
): Promise<PageLanguages> {
  if (languages.length > 0) return { languages, confidence: null }
  const doubtful = places.filter((_, i) => !isSure(placed[i]))
  const few = longest(doubtful.length > 0 ? doubtful : places)
  const seen = new Map<string, Promise<Evidence>>()
  const evidenceIn = async (model: string): Promise<Evidence> => {
    const read = await reader.readLines(colours, few, { languages: [model], onProgress: () => undefined })
    return evidenceOf(read.flatMap((found) => (found ? [found.line] : [])))
  }
  const look = (model: string) => {
    const evidence = seen.get(model) ?? evidenceIn(model)
    seen.set(model, evidence)
    return evidence
  }
  const choice = await chooseForLines(look, { scope, known, likely: () => Promise.resolve(likely) })
  return choice ?? { languages: ['eng'], confidence: 0 }
}

function longest(places: readonly Slanted[]): Slanted[] {
  const sorted = places.toSorted((a, b) => b.length - a.length).slice(0, tried.lines)
  const lengths = sorted.map(({ length, height }) => length / height)
  return sorted.filter((_, i) => sum(lengths.slice(0, i)) < tried.length)
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
