// Detects the languages of a page: a few of its lines are read with the model of one script after the other, until one is
// sure. No model is sure of a script that is not its own. [Note: choosing]
import { scriptOf, type Script } from '../../../shared/languages.ts'
import type { LanguageScope } from '../../../shared/reading.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { isPale, spread } from '../prepare/contrast.ts'
import type { Looks } from '../recognise/look.ts'
import type { Layout, Recogniser } from '../context/recogniser.ts'
import { decideDoubtfulLatin, doubtfulLatinLines } from './doubtful-latin.ts'
import { chooseHan } from './choose-han.ts'
import {
  decide,
  decideHanOnPage,
  decideOnPage,
  guess,
  maybeLatin,
  type Tried,
  type Verdict,
} from './decide.ts'
import { densityOf, type Density } from './density.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { identify } from './identify.ts'
import type { LanguageChoice, ReadSample } from './language-choice.ts'
import { isSmall, sampleOf, type SampleSize } from './sample.ts'

export interface LanguageRequest {
  readonly scope: LanguageScope
  /** The languages that have a model. */
  readonly known: readonly string[]
  /** The only possible scripts, the likeliest first; called only if needed. */
  readonly likely?: () => Promise<readonly Script[]>
}

/** Readings of the whole page, which will be needed anyway. */
export type PageReadings = Pick<Looks, 'first' | 'alone'>

const small: SampleSize = { bands: 2, widthPx: 1000 }
/** The share of Kana among all letters that Japanese has at least. */
const minKana = 0.15
/** Confidence below which a sample is not enough. */
const minOfSample = { english: 0.9, other: 0.6 } as const
/** Lines that run down the image can be read too, so the layout that finds these does not prove that it is upright. */
const doubtOfPageLayout = 0.4

/**
 * Lines on a crumpled receipt are found only by the layout `block`, a few words on a picture only by `page`. If an engine
 * finds text by itself, its lines are read instead.
 */
const everyLayout: readonly Layout[] = ['block', 'page']

export async function chooseLanguages(
  image: GreyImage,
  request: LanguageRequest,
  recogniser: Recogniser,
  page?: PageReadings,
  layouts: readonly Layout[] = request.likely ? ['block'] : everyLayout,
): Promise<LanguageChoice> {
  const visible = isPale(image) ? spread(image) : image
  if (page) {
    const whole = await decideFromPage(image, request, page)
    if (whole) return languagesOf(whole, sampleReader(visible, recogniser, 'block'), request)
  }
  for (const layout of layouts) {
    const read = sampleReader(visible, recogniser, layout)
    const found = await findScript(read, request, page)
    if (!found) continue
    const choice = await languagesOf(found, read, request, page)
    return layout === 'page' ? { ...choice, confidence: choice.confidence * doubtOfPageLayout } : choice
  }
  // no text, or a script without a model
  return { languages: ['eng'], confidence: 0 }
}

/** Each sample is read once with each model; all samples of a small image are the image itself. */
function sampleReader(image: GreyImage, recogniser: Recogniser, layout: Layout): ReadSample {
  const samples = new Map<SampleSize, GreyImage>()
  const readings = new Map<GreyImage, Map<string, Evidence>>()
  return async (model, size) => {
    const sample = samples.get(size) ?? sampleOf(image, size)
    samples.set(size, sample)
    const ofSample = readings.get(sample) ?? new Map<string, Evidence>()
    readings.set(sample, ofSample)
    const known = ofSample.get(model)
    if (known) return known
    const evidence = evidenceOf(await recogniser.read(sample, [model], () => undefined, layout))
    ofSample.set(model, evidence)
    return evidence
  }
}

/**
 * Decides without a sample on what is read as a whole anyway: a small image, or one whose density suggests Chinese or
 * English, which is right so often that it pays. Returns null if that is not certain.
 */
async function decideFromPage(
  image: GreyImage,
  { scope }: LanguageRequest,
  page: PageReadings,
): Promise<Verdict | null> {
  const density = scope === 'zh-en' ? densityOf(image) : null
  if (density === 'dense') return decideHanOnPage(await page.first(['chi_sim']))
  return density !== null || isSmall(image) ? decideLatin(page, scope, density) : null
}

async function decideLatin(
  page: PageReadings,
  scope: LanguageScope,
  density: Density | null,
): Promise<Verdict | null> {
  const lines = await page.first(['eng'])
  const verdict = decideOnPage(lines, density)
  const doubtful = verdict || scope !== 'zh-en' ? null : doubtfulLatinLines(lines)
  if (!doubtful) return verdict
  // a few lines tell dirt from Chinese next to English, where a sample of everything would be half a reading
  return decideDoubtfulLatin(lines, await page.alone(doubtful, ['chi_sim']))
}

/** Letters that a model must have read to be judged. */
const minLetters = 4
/** A model that is this sure of so many letters ends the search, since no model is so sure of another script. */
const decisive = { letters: 12, share: 0.85 } as const
/** Signs have too little text to guess the language from letters that the model is not sure of. */
const minOfLines = 0.5

/** Finds the script whose model is surest of a few separate lines; null if none is sure. */
export async function chooseForLines(
  read: (model: string) => ReturnType<ReadSample>,
  request: LanguageRequest,
): Promise<LanguageChoice | null> {
  const tried: (Tried & { readonly confidence: number })[] = []
  const hasJapanese = request.scope === 'any' && request.known.includes('jpn')
  const likely = await request.likely?.()
  const candidates: readonly Candidate[] = [
    { script: 'Latin', model: 'eng_fast' },
    ...otherScripts(request),
    // a sign may be in Kana alone
    ...(hasJapanese ? [{ script: 'Japanese', model: 'jpn' } as const] : []),
  ]
  for (const { script, model } of inOrder(candidates, likely)) {
    const evidence = await read(model)
    const { characters } = evidence
    const confidence = characters.reduce((sum, each) => sum + each.confidence, 0) / characters.length
    if (characters.length >= minLetters) tried.push({ script, evidence, confidence })
    if (characters.length >= decisive.letters && shareWithHan(evidence, script) >= decisive.share) break
  }
  const [best] = tried.toSorted((a, b) => b.confidence - a.confidence)
  if (!best || best.confidence < minOfLines) return null
  return languagesOf({ ...best, hasLatin: best.evidence.shareOf('Latin') > 0 }, read, request)
}

/** Japanese is also written in Han, but never in Han alone for long. */
function shareWithHan(evidence: Evidence, script: Script): number {
  const share = evidence.shareOf(script)
  return script === 'Japanese' && share >= minKana ? share + evidence.shareOf('Han') : share
}

function inOrder<T extends { readonly script: Script }>(
  scripts: readonly T[],
  likely: readonly Script[] | undefined,
): readonly T[] {
  if (!likely) return scripts
  return scripts
    .filter(({ script }) => likely.includes(script))
    .toSorted((a, b) => likely.indexOf(a.script) - likely.indexOf(b.script))
}

async function findScript(
  read: ReadSample,
  request: LanguageRequest,
  page?: PageReadings,
): Promise<Verdict | null> {
  const latin = await read('eng_fast', small)
  // an English page needs its first reading anyway, and that is surer than the sample
  if (page && request.scope === 'zh-en' && maybeLatin(latin)) {
    const verdict = await decideLatin(page, request.scope, null)
    if (verdict) return verdict
  }
  const sure = decide(latin, [])
  if (sure) return sure
  const likely = await request.likely?.()
  // one model reads Han in Chinese and in Japanese
  const order = likely?.map((script) => (script === 'Japanese' ? 'Han' : script))
  const first = order?.[0] ?? null
  const tried: Tried[] = []
  for (const { script, model } of inOrder(otherScripts(request), order)) {
    const verdict = decide(latin, tried, first)
    if (verdict) return verdict
    tried.push({ script, evidence: await read(model, small) })
  }
  return decide(latin, tried, first) ?? guess(latin, tried)
}

interface Candidate {
  readonly script: Script
  /** The model that tries the script, before it is known which of its languages it is. */
  readonly model: string
}

/** Han comes first, since it is the most frequent. A script with several languages is tried with one of them. */
function otherScripts({ scope, known }: LanguageRequest): Candidate[] {
  const models = new Map<Script, string>([['Han', 'chi_sim']])
  for (const model of scope === 'zh-en' ? [] : known) {
    const script = scriptOf(model)
    if (script === null || script === 'Latin' || script === 'Japanese') continue
    if (!models.has(script)) models.set(script, model)
  }
  return [...models].map(([script, model]) => ({ script, model }))
}

async function languagesOf(
  verdict: Verdict,
  read: ReadSample,
  request: LanguageRequest,
  page?: PageReadings,
): Promise<LanguageChoice> {
  if (verdict.script === 'Han') return chooseHan(read, request.scope, verdict)
  const choice = await languagesOfScript(verdict, request)
  const isEnglish = choice.languages[0] === 'eng'
  const isCheaplyChecked = isEnglish || verdict.script === 'Latin'
  const min = isEnglish ? minOfSample.english : minOfSample.other
  if (!page || !isCheaplyChecked || choice.confidence >= min) return choice
  // names and numbers, which forms are full of, have no language; the whole page is read in the found one anyway
  const evidence = evidenceOf(await page.first(choice.languages))
  const ofPage = await languagesOfScript({ ...verdict, evidence }, request)
  return isEnglish || ofPage.confidence > choice.confidence ? ofPage : choice
}

async function languagesOfScript(
  { script, evidence, hasLatin, confidence }: Verdict,
  { known, scope }: LanguageRequest,
): Promise<LanguageChoice> {
  const ofScript = known.filter((code) => scriptOf(code) === script)
  const found = await identify(evidence.text, ofScript, script)
  // a caller who asks for Chinese and English gets English, even if it is clearly French
  const language = script === 'Latin' && scope === 'zh-en' ? 'eng' : found.language
  const certainty = language === found.language ? found.confidence : 1 - found.confidence
  return {
    languages: hasLatin && script !== 'Latin' ? [language, 'eng'] : [language],
    confidence: confidence * certainty,
  }
}
