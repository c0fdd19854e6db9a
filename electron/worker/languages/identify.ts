// Identifies the language of a text among those of one script, by the labels of forms or by letter statistics.
import { languageCode, languageRows, type Script } from '../../../shared/languages.ts'

/** Codes of franc that differ from those of the models: mostly one language of a group stands for the group. */
const statisticsCodes: Readonly<Record<string, string>> = {
  ara: 'arb',
  aze: 'azj',
  est: 'ekk',
  fas: 'pes',
  kmr: 'kmr',
  lav: 'lvs',
  mon: 'khk',
  msa: 'zlm',
  nep: 'npi',
  nor: 'nob',
  sqi: 'als',
  srp_latn: 'srp',
  swa: 'swh',
  uzb: 'uzn',
}

/** The score of the default language, as a share of the best, below which another is chosen: short texts fit any. */
const clearlyLower = 0.93
const labelConfidence = 0.9
/** In characters: shorter texts are too little for a decision by their lowercase words. */
const min = { text: 300, lowercase: 40 } as const

interface Identified {
  readonly language: string
  readonly confidence: number
}

/**
 * Returns the best of `known`; the first is the default unless another fits clearly better. A text in a language without
 * a model gets the next best, with a low confidence.
 */
export async function identify(text: string, known: readonly string[], script: Script): Promise<Identified> {
  const [usual = '', other] = known
  if (other === undefined) return { language: usual, confidence: 1 }
  const byLabels = await languageOfFormLabels(text)
  if (byLabels !== null && known.includes(byLabels))
    return { language: byLabels, confidence: labelConfidence }
  // Imported here, because it takes a while and most pages never need it.
  const { francAll } = await import('franc')
  const ofScript = Object.keys(languageRows).filter((code) => languageRows[code]?.script === script)
  const only = [...new Set([...known, ...ofScript])].map(statisticsCode)
  const scoresOf = (part: string) => new Map(francAll(part, { only, minLength: 20 }))
  const scores = scoresOf(text)
  const fit = bestFit(scores, known)
  const lowercase = lowercaseWords(text)
  const isLong = text.length >= min.text && lowercase.length >= min.lowercase
  const lowercaseFit = isLong ? bestFit(scoresOf(lowercase), known) : null
  const isClear = fit.isClear || (lowercaseFit?.isClear === true && lowercaseFit.best === fit.best)
  const language = isClear ? fit.best : usual
  const confidence = confidenceOf(statisticsCode(language), scores, only)
  // the default was not chosen for its score
  return { language, confidence: language === usual ? Math.max(0.5, confidence) : confidence }
}

/** Receipts of names, capitals and numbers have labels too, which are of one language. */
async function languageOfFormLabels(text: string): Promise<string | null> {
  const { languageOfLabels } = await import('../../../shared/extract/lexicon/label-languages.ts')
  const language = languageOfLabels(text)
  return language === null ? null : languageCode(language)
}

interface Fit {
  readonly best: string
  /** Whether it fits clearly better than the default. */
  readonly isClear: boolean
}

function bestFit(scores: ReadonlyMap<string, number>, [usual = '', ...others]: readonly string[]): Fit {
  const scoreOf = (code: string) => scores.get(statisticsCode(code)) ?? 0
  const best = others.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), usual)
  return { best, isClear: scoreOf(usual) < scoreOf(best) * clearlyLower }
}

/** Returns the lowercase words: names of people and places say nothing about the language. */
function lowercaseWords(text: string): string {
  return (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]+(?![\p{L}\p{N}])/gu) ?? []).join(' ')
}

function statisticsCode(code: string): string {
  return statisticsCodes[code] ?? code
}

/** Measures the lead over the next language: closely related languages are 5 to 10 % apart. */
function confidenceOf(code: string, scores: ReadonlyMap<string, number>, codes: readonly string[]): number {
  const score = scores.get(code) ?? 0
  if (score === 0) return 0
  const next = Math.max(0, ...codes.filter((other) => other !== code).map((other) => scores.get(other) ?? 0))
  return Math.min(1, Math.max(0.1, 0.6 + (score - next) * 4))
}
