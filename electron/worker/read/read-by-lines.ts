// Lines that were found by an engine which can't read them, as those of a sign in Korean: their languages are told by a few
// of them, and each is read by the engine that has models of these.
import { ok, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { ReadContext, RequestedLanguages } from '../context/read-context.ts'
import { chooseForLines } from '../languages/choose.ts'
import { evidenceOf, type Evidence } from '../languages/evidence.ts'
import type { LanguageChoice } from '../languages/language-choice.ts'
import type { PageLanguages } from './page-languages.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'

/** The longest say most. */
const mostAsked = 6
/** Of all that was read: less is no text. */
const leastSure = 0.5
/** What the finder read as surely, and knows, is not asked for its script. */
const surely = 0.85

export interface FoundLines {
  readonly places: readonly Slanted[]
  /** What the finder made of them. */
  readonly placed: readonly (PlacedLine | null)[]
  readonly colours: ColourImage
}

export interface LinesRead extends PageLanguages {
  readonly found: readonly PlacedLine[]
}

/** Null where next to nothing can be read so. */
export async function readByLines(
  { places, placed, colours }: FoundLines,
  reader: Engine,
  context: Pick<ReadContext, 'languages' | 'scope' | 'known' | 'disabled' | 'onProgress'>,
): Promise<Result<LinesRead | null>> {
  const doubtful = places.filter((_, i) => !isSure(placed[i]))
  const choice = await languagesOf(doubtful.length > 0 ? doubtful : places, colours, reader, context)
  if (!choice.ok) return choice
  const { languages } = choice.value
  const read = await reader.readLines(colours, places, { languages, onProgress: context.onProgress })
  if (!read.ok) return read
  const own = (i: number) => (context.disabled.has('surerLine') ? null : (placed[i] ?? null))
  const found = read.value.flatMap((line, i) => better(own(i), line) ?? [])
  const certainty = meanConfidence(wordsOf(found.map(({ line }) => line)))
  return ok(found.length === 0 || certainty < leastSure ? null : { ...choice.value, found })
}

function isSure(found: PlacedLine | null | undefined): boolean {
  return !!found && chanceOf(found) >= surely
}

/**
 * Of the finder's reading and the other one. Han it knows only some of, and may take Kana for it; letters of another script it
 * takes for those that look alike, and is not sure of them.
 */
function better(own: PlacedLine | null, other: PlacedLine | null): PlacedLine | null {
  if (!own || !other) return other
  return isSure(own) && !hasHan(own) && chanceOf(own) > chanceOf(other) ? own : other
}

function hasHan({ line }: PlacedLine): boolean {
  return line.words.some(({ text }) => /\p{Script=Han}/u.test(text))
}

function chanceOf({ line, unread }: PlacedLine): number {
  const chances = line.words.map(({ chance, confidence }) => chance ?? confidence)
  return (1 - unread) * Math.min(...chances)
}

async function languagesOf(
  places: readonly Slanted[],
  colours: ColourImage,
  reader: Engine,
  { languages, scope, known }: RequestedLanguages & Pick<ReadContext, 'known'>,
): Promise<Result<PageLanguages>> {
  if (languages.length > 0) return ok({ languages, confidence: null })
  const few = places.toSorted((a, b) => b.length - a.length).slice(0, mostAsked)
  const seen = new Map<string, Promise<Result<Evidence>>>()
  const evidenceIn = async (model: string): Promise<Result<Evidence>> => {
    const read = await reader.readLines(colours, few, { languages: [model], onProgress: () => undefined })
    return read.ok ? ok(evidenceOf(read.value.flatMap((found) => (found ? [found.line] : [])))) : read
  }
  const look = (model: string) => {
    const evidence = seen.get(model) ?? evidenceIn(model)
    seen.set(model, evidence)
    return evidence
  }
  const choice: Result<LanguageChoice | null> = await chooseForLines(look, { scope, known })
  return choice.ok ? ok(choice.value ?? { languages: ['eng'], confidence: 0 }) : choice
}
