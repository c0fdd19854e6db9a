// Which of several languages of one script a text is in, by its letter groups.
import { languageRows, type Script } from '../../../shared/languages.ts'

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

/**
 * The best of `known`, the first of which is taken while no other fits clearly better. A text that fits a language
 * best for which there is no model is read with the next best, and that is not sure.
 */
export async function identify(text: string, known: readonly string[], script: Script): Promise<Identified> {
  const [usual = '', ...others] = known
  if (others.length === 0) return { language: usual, confidence: 1 }
  // Loaded only here: it takes a while, and most pages never need it.
  const { francAll } = await import('franc')
  const all = Object.keys(languageRows).filter((code) => languageRows[code]?.script === script)
  const only = [...new Set([...known, ...all])].map(statisticsCode)
  const scores = new Map(francAll(text, { only, minLength: 20 }))
  const scoreOf = (code: string) => scores.get(statisticsCode(code)) ?? 0
  const best = others.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), usual)
  const language = scoreOf(usual) >= scoreOf(best) * clearlyBetter ? usual : best
  const certainty = sureness(scoreOf(language), only, scores, statisticsCode(language))
  // The usual one was not chosen for its score.
  return { language, confidence: language === usual ? Math.max(0.5, certainty) : certainty }
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
