// Which of several languages of one script a text is in, by the words that forms are labelled with, or its letter groups.
import { languageCode, languageRows, type Script } from '../../../shared/languages.ts'

export interface Identified {
  readonly language: string
  readonly confidence: number
}

/** Where the statistics call a language otherwise than its model: mostly one of a group for the whole group. */
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

/** Short words and numbers look like any language: another than the usual one must fit them clearly better. */
const clearlyBetter = 0.93
const sureByLabels = 0.9
/** In characters: a few lines are too little to go by, and so are a few words in small letters. */
const least = { ofText: 300, inSmall: 40 } as const

/**
 * The best of `known`, the first of which is taken while no other fits clearly better. A text that fits a language
 * best for which there is no model is read with the next best, and that is not sure.
 */
export async function identify(text: string, known: readonly string[], script: Script): Promise<Identified> {
  const [usual = '', other] = known
  if (other === undefined) return { language: usual, confidence: 1 }
  const labelled = await byLabels(text)
  if (labelled !== null && known.includes(labelled)) return { language: labelled, confidence: sureByLabels }
  // Loaded only here: it takes a while, and most pages never need it.
  const { francAll } = await import('franc')
  const all = Object.keys(languageRows).filter((code) => languageRows[code]?.script === script)
  const only = [...new Set([...known, ...all])].map(statisticsCode)
  const scoresOf = (part: string) => new Map(francAll(part, { only, minLength: 20 }))
  const scores = scoresOf(text)
  const fit = fitOf(scores, known)
  const inSmall = inSmallLetters(text)
  const isMuch = text.length >= least.ofText && inSmall.length >= least.inSmall
  const fitInSmall = isMuch ? fitOf(scoresOf(inSmall), known) : null
  const isClear = fit.isClear || (fitInSmall?.isClear === true && fitInSmall.best === fit.best)
  const language = isClear ? fit.best : usual
  const certainty = sureness(
    scores.get(statisticsCode(language)) ?? 0,
    only,
    scores,
    statisticsCode(language),
  )
  // The usual one was not chosen for its score.
  return { language, confidence: language === usual ? Math.max(0.5, certainty) : certainty }
}

/** A slip of names, capitals and numbers has set words all the same, and these are of one language. */
async function byLabels(text: string): Promise<string | null> {
  const { languageOfLabels } = await import('../../../shared/extract/lexicon/label-languages.ts')
  const language = languageOfLabels(text)
  return language === null ? null : languageCode(language)
}

interface Fit {
  readonly best: string
  /** Whether it fits clearly better than the usual one. */
  readonly isClear: boolean
}

function fitOf(scores: ReadonlyMap<string, number>, [usual = '', ...others]: readonly string[]): Fit {
  const scoreOf = (code: string) => scores.get(statisticsCode(code)) ?? 0
  const best = others.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), usual)
  return { best, isClear: scoreOf(usual) < scoreOf(best) * clearlyBetter }
}

/** Names of people and places say nothing of the language of a form, and they begin with a capital. */
function inSmallLetters(text: string): string {
  return (text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]+(?![\p{L}\p{N}])/gu) ?? []).join(' ')
}

function statisticsCode(code: string): string {
  return statisticsCodes[code] ?? code
}

/** By how much it leads the next one: languages that are near relatives are 5 to 10 % apart. */
function sureness(
  score: number,
  all: readonly string[],
  scores: ReadonlyMap<string, number>,
  code: string,
): number {
  if (score === 0) return 0
  const next = Math.max(0, ...all.filter((other) => other !== code).map((other) => scores.get(other) ?? 0))
  return Math.min(1, Math.max(0.1, 0.6 + (score - next) * 4))
}
