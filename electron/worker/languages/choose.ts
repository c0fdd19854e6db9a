// Which languages a page is in: a few of its lines are read with the model of one script after the other, until one
// is sure of what it reads. A script that is not its own no model is sure of. [Note: choosing]
import { scriptOf, type Script } from '../../../shared/languages.ts'
import type { LanguageScope } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { isPale, spread } from '../prepare/contrast.ts'
import type { Looks } from '../recognise/look.ts'
import type { Layout, Recogniser } from '../context/recogniser.ts'
import { decideBesideLatin, linesBesideLatin } from './beside-latin.ts'
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
import type { LanguageChoice, Look } from './language-choice.ts'
import { isSoonRead, sampleOf, type SampleSize } from './sample.ts'

export interface Wanted {
  readonly scope: LanguageScope
  /** The languages that there are models of. */
  readonly known: readonly string[]
  /** The only scripts that are possible, the likeliest first; asked only if it is needed. */
  readonly likely?: () => Promise<Result<readonly Script[]>>
}

/** The page as it will be read as a whole. */
export type PageLooks = Pick<Looks, 'first' | 'alone'>

const small: SampleSize = { bands: 2, widthPx: 1000 }
/** The share of Kana among all letters that Japanese has at least. */
const minKana = 0.15
/** Below this the sample is not enough. */
const sureOfEnglish = 0.9
const sureOfOther = 0.6

/**
 * Lines on a crumpled receipt are only found if they are looked for everywhere; a few words on a picture only if not. Where
 * an engine finds text by itself, its lines are read instead.
 */
const everyLayout: readonly Layout[] = ['block', 'page']

export async function chooseLanguages(
  image: GreyImage,
  wanted: Wanted,
  recogniser: Recogniser,
  looks?: PageLooks,
  layouts: readonly Layout[] = wanted.likely ? ['block'] : everyLayout,
): Promise<Result<LanguageChoice>> {
  const plain = isPale(image) ? spread(image) : image
  if (looks) {
    const whole = await onPage(image, wanted, looks)
    if (!whole.ok) return whole
    if (whole.value) return languagesOf(whole.value, lookAt(plain, recogniser, 'block'), wanted)
  }
  for (const layout of layouts) {
    const look = lookAt(plain, recogniser, layout)
    const found = await findScript(look, wanted, looks)
    if (!found.ok) return found
    if (!found.value) continue
    const choice = await languagesOf(found.value, look, wanted, looks)
    return choice.ok && layout === 'page' ? ok(doubted(choice.value)) : choice
  }
  // No text, or a script that there is no model of.
  return ok({ languages: ['eng'], confidence: 0 })
}

/** Looking everywhere also finds lines that run down the picture: that they can be read does not make it upright. */
function doubted(choice: LanguageChoice): LanguageChoice {
  return { ...choice, confidence: choice.confidence * 0.4 }
}

/** A picture so small that every sample of it is the whole is read once with each model. */
function lookAt(image: GreyImage, recogniser: Recogniser, layout: Layout): Look {
  const samples = new Map<SampleSize, GreyImage>()
  const seen = new Map<GreyImage, Map<string, Evidence>>()
  return async (model, size) => {
    const sample = samples.get(size) ?? sampleOf(image, size)
    samples.set(size, sample)
    const ofSample = seen.get(sample) ?? new Map<string, Evidence>()
    seen.set(sample, ofSample)
    const before = ofSample.get(model)
    if (before) return ok(before)
    const lines = await recogniser.read(sample, [model], () => undefined, layout)
    if (!lines.ok) return lines
    const evidence = evidenceOf(lines.value)
    ofSample.set(model, evidence)
    return ok(evidence)
  }
}

/**
 * What will be read as a whole anyway needs no sample: a small picture, or what the writing looks like in Chinese and
 * English, which is right so often that it pays.
 */
async function onPage(
  image: GreyImage,
  { scope }: Wanted,
  looks: PageLooks,
): Promise<Result<Verdict | null>> {
  const density = scope === 'zh-en' ? densityOf(image) : null
  if (density === 'dense') {
    const lines = await looks.first(['chi_sim'])
    return lines.ok ? ok(decideHanOnPage(lines.value)) : lines
  }
  return density !== null || isSoonRead(image) ? latinThroughout(looks, scope, density) : ok(null)
}

async function latinThroughout(
  looks: PageLooks,
  scope: LanguageScope,
  density: Density | null,
): Promise<Result<Verdict | null>> {
  const lines = await looks.first(['eng'])
  if (!lines.ok) return lines
  const verdict = decideOnPage(lines.value, density)
  const doubtful = verdict || scope !== 'zh-en' ? null : linesBesideLatin(lines.value)
  if (!doubtful) return ok(verdict)
  // Dirt, or Chinese beside the English: a few lines tell, where a sample of all would be half a reading.
  const asked = await looks.alone(doubtful, ['chi_sim'])
  return asked.ok ? ok(decideBesideLatin(lines.value, asked.value)) : asked
}

/** Letters that a model must have read to be judged. */
const minLetters = 4
/** A model that is as sure of so many letters ends the search. No model is so sure of another script than its own. */
const telling = { letters: 12, sure: 0.85 } as const
/** Signs say too little for a language to be guessed from letters that its model is not sure of. */
const sureOfLines = 0.5

/** Finds the script whose model is surest of a few lines that stand for themselves; null if none is sure. */
export async function chooseForLines(
  look: (model: string) => ReturnType<Look>,
  wanted: Wanted,
): Promise<Result<LanguageChoice | null>> {
  const seen: (Tried & { readonly sure: number })[] = []
  const japanese = wanted.scope === 'any' && wanted.known.includes('jpn')
  const likely = wanted.likely ? await wanted.likely() : ok(null)
  if (!likely.ok) return likely
  const asked: readonly OtherScript[] = [
    { script: 'Latin', model: 'eng_fast' },
    ...otherScripts(wanted),
    // a sign may be in Kana alone
    ...(japanese ? [{ script: 'Japanese', model: 'jpn' } as const] : []),
  ]
  for (const { script, model } of inOrder(asked, likely.value)) {
    const read = await look(model)
    if (!read.ok) return read
    const { characters } = read.value
    const sure = characters.reduce((sum, { confidence }) => sum + confidence, 0) / characters.length
    if (characters.length >= minLetters) seen.push({ script, evidence: read.value, sure })
    if (characters.length >= telling.letters && shareWithHan(read.value, script) >= telling.sure) break
  }
  const [best] = seen.toSorted((a, b) => b.sure - a.sure)
  if (!best || best.sure < sureOfLines) return ok(null)
  const { script, evidence, sure } = best
  const verdict = { script, evidence, hasLatin: evidence.shareOf('Latin') > 0, confidence: sure }
  return languagesOf(verdict, look, wanted)
}

/** Japanese is written in Han too, but never in Han alone for long. */
function shareWithHan(evidence: Evidence, script: Script): number {
  const share = evidence.shareOf(script)
  return script === 'Japanese' && share >= minKana ? share + evidence.shareOf('Han') : share
}

function inOrder<T extends { readonly script: Script }>(
  scripts: readonly T[],
  likely: readonly Script[] | null,
): T[] {
  return likely === null
    ? [...scripts]
    : scripts
        .filter(({ script }) => likely.includes(script))
        .toSorted((a, b) => likely.indexOf(a.script) - likely.indexOf(b.script))
}

async function findScript(look: Look, wanted: Wanted, looks?: PageLooks): Promise<Result<Verdict | null>> {
  const latin = await look('eng_fast', small)
  if (!latin.ok) return latin
  // If it is English, its first look is taken anyway; the whole page is surer of that than the sample.
  if (looks && wanted.scope === 'zh-en' && maybeLatin(latin.value)) {
    const page = await latinThroughout(looks, wanted.scope, null)
    if (!page.ok || page.value) return page
  }
  const sure = decide(latin.value, [])
  if (sure) return ok(sure)
  const likely = wanted.likely ? await wanted.likely() : ok(null)
  if (!likely.ok) return likely
  // one model reads Han in Chinese and in Japanese
  const order = likely.value?.map((script) => (script === 'Japanese' ? 'Han' : script)) ?? null
  const first = order?.[0] ?? null
  const tried: Tried[] = []
  for (const { script, model } of inOrder(otherScripts(wanted), order)) {
    const verdict = decide(latin.value, tried, first)
    if (verdict) return ok(verdict)
    const evidence = await look(model, small)
    if (!evidence.ok) return evidence
    tried.push({ script, evidence: evidence.value })
  }
  return ok(decide(latin.value, tried, first) ?? guess(latin.value, tried))
}

interface OtherScript {
  readonly script: Script
  /** The model that tries the script, before it is known which of its languages it is. */
  readonly model: string
}

/** Han first: it is met most, and mixed with Latin. A script with several languages is tried with one of them. */
function otherScripts({ scope, known }: Wanted): OtherScript[] {
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
  look: Look,
  wanted: Wanted,
  looks?: PageLooks,
): Promise<Result<LanguageChoice>> {
  if (verdict.script === 'Han') return chooseHan(look, wanted.scope, verdict)
  const choice = await ofScript(verdict, wanted)
  const isEnglish = choice.languages[0] === 'eng'
  const isLooked = isEnglish || verdict.script === 'Latin'
  if (!looks || !isLooked || choice.confidence >= (isEnglish ? sureOfEnglish : sureOfOther)) return ok(choice)
  // Names and numbers, as forms are full of, tell no language. What was found is looked at as a whole anyway.
  const lines = await looks.first(choice.languages)
  if (!lines.ok) return lines
  const onWhole = await ofScript({ ...verdict, evidence: evidenceOf(lines.value) }, wanted)
  return ok(isEnglish || onWhole.confidence > choice.confidence ? onWhole : choice)
}

async function ofScript(
  { script, evidence, hasLatin, confidence }: Verdict,
  wanted: Wanted,
): Promise<LanguageChoice> {
  const known = wanted.known.filter((code) => scriptOf(code) === script)
  const found = await identify(evidence.text, known, script)
  const isEnglishWanted = script === 'Latin' && wanted.scope === 'zh-en'
  const language = isEnglishWanted ? 'eng' : found.language
  // Somebody who asks for Chinese and English gets English, however sure it is that it is French.
  const certainty = language === found.language ? found.confidence : 1 - found.confidence
  return {
    languages: hasLatin && script !== 'Latin' ? [language, 'eng'] : [language],
    confidence: confidence * certainty,
  }
}
