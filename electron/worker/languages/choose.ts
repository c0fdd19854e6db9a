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
}

/** The page as it will be read as a whole. */
export type PageLooks = Pick<Looks, 'first' | 'alone'>

const small: SampleSize = { bands: 2, widthPx: 1000 }
/** Below this the sample is not enough. */
const sureOfEnglish = 0.9
const sureOfOther = 0.6

/** Lines on a crumpled receipt are only found if they are looked for everywhere; a few words on a picture only if not. */
const everyLayout: readonly Layout[] = ['block', 'page']

export async function chooseLanguages(
  image: GreyImage,
  wanted: Wanted,
  recogniser: Recogniser,
  looks?: PageLooks,
  layouts: readonly Layout[] = everyLayout,
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

/** In letters: what a model makes of less says nothing. */
const fewestOfLines = 4
/** Then no other script is tried: no model is so sure of another one than its own. */
const telling = { letters: 12, sure: 0.85 } as const
/** Signs say too little for a language to be guessed from letters that its model is not sure of. */
const sureOfLines = 0.5

/**
 * From a few lines that stand for themselves, as those of a sign: the script whose model is surest of them; null where none is
 * sure.
 */
export async function chooseForLines(
  look: (model: string) => ReturnType<Look>,
  wanted: Wanted,
): Promise<Result<LanguageChoice | null>> {
  const seen: (Tried & { readonly sure: number })[] = []
  const japanese = wanted.scope === 'any' && wanted.known.includes('jpn')
  const asked: readonly OtherScript[] = [
    { script: 'Latin', model: 'eng_fast' },
    ...otherScripts(wanted),
    // a sign may be in Kana alone
    ...(japanese ? [{ script: 'Japanese', model: 'jpn' } as const] : []),
  ]
  for (const { script, model } of asked) {
    const read = await look(model)
    if (!read.ok) return read
    const { characters } = read.value
    const sure = characters.reduce((sum, { confidence }) => sum + confidence, 0) / characters.length
    if (characters.length >= fewestOfLines) seen.push({ script, evidence: read.value, sure })
    if (characters.length >= telling.letters && read.value.shareOf(script) >= telling.sure) break
  }
  const [best] = seen.toSorted((a, b) => b.sure - a.sure)
  if (!best || best.sure < sureOfLines) return ok(null)
  const { script, evidence, sure } = best
  const verdict = { script, evidence, hasLatin: evidence.shareOf('Latin') > 0, confidence: sure }
  return languagesOf(verdict, look, wanted)
}

async function findScript(look: Look, wanted: Wanted, looks?: PageLooks): Promise<Result<Verdict | null>> {
  const latin = await look('eng_fast', small)
  if (!latin.ok) return latin
  // If it is English, its first look is taken anyway; the whole page is surer of that than the sample.
  if (looks && wanted.scope === 'zh-en' && maybeLatin(latin.value)) {
    const page = await latinThroughout(looks, wanted.scope, null)
    if (!page.ok || page.value) return page
  }
  const tried: Tried[] = []
  for (const { script, model } of otherScripts(wanted)) {
    const verdict = decide(latin.value, tried)
    if (verdict) return ok(verdict)
    const evidence = await look(model, small)
    if (!evidence.ok) return evidence
    tried.push({ script, evidence: evidence.value })
  }
  return ok(decide(latin.value, tried) ?? guess(latin.value, tried))
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
