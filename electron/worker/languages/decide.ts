// From what the models of several scripts read in one sample to the script that it is in.
import type { Script } from '../../../shared/languages.ts'
import type { Line } from '../../../shared/page.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import type { Density } from './density.ts'
import { evidenceOf, type Evidence } from './evidence.ts'

export interface Tried {
  readonly script: Script
  readonly evidence: Evidence
}

export interface Verdict {
  readonly script: Script
  readonly evidence: Evidence
  /** Whether there are Latin letters among it too. */
  readonly hasLatin: boolean
  readonly confidence: number
}

/**
 * Measured on pages in 28 languages, clean, scanned and photographed, and on receipts: the right model is sure of
 * 0.76 and more of what it reads, a wrong one of less than half. Latin that was read this well is all Latin; less can
 * be a language with many accents, or lines in another script.
 */
const sure = { latinAlone: 0.85, latin: 0.62, other: 0.62 } as const
/** On pages without Han its model finds less than 0.07 of it, if it reads Latin beside. */
const mixed = { han: 0.1, latin: 0.1, together: 0.5 } as const
/** The model for Thai is sure of up to 0.55 of what is Kana, handwriting or noise; the more models there are, the more of them guess. */
const likely = { han: 0.3, latin: 0.45, other: 0.58 } as const
const fewLetters = { latin: 12, other: 8 } as const

/**
 * Returns null if other scripts must be tried, or a better sample. `latin` is always tried first, and Han next, unless
 * another script is `likeliest`.
 */
export function decide(
  latin: Evidence,
  others: readonly Tried[],
  likeliest: Script | null = null,
): Verdict | null {
  const latinShare = latin.shareOf('Latin')
  const hasText = latin.letters >= fewLetters.latin
  const asLatin = { script: 'Latin', evidence: latin, hasLatin: true, confidence: latinShare } as const
  if (hasText && latinShare >= sure.latinAlone) return asLatin
  const han = others.find(({ script }) => script === 'Han')
  if (!han && likeliest === null) return null
  if (han && isHan(han.evidence)) return verdict(han, latin)
  if ((han || likeliest === 'Latin') && hasText && latinShare >= sure.latin) return asLatin
  const best = bestOf(others, latin)
  return best && shareOf(best, latin) >= sure.other ? verdict(best, latin) : null
}

function isHan(evidence: Evidence): boolean {
  const [han, latin] = [hanShareOf(evidence), evidence.shareOf('Latin')]
  return han >= sure.other || (han >= mixed.han && latin >= mixed.latin && han + latin >= mixed.together)
}

/** When nothing was sure: what is likeliest, if anything is. */
export function guess(latin: Evidence, others: readonly Tried[]): Verdict | null {
  const isLikely = (tried: Tried) =>
    shareOf(tried, latin) >= (tried.script === 'Han' ? likely.han : likely.other)
  const best = bestOf(others.filter(isLikely), latin)
  const latinShare = latin.letters < fewLetters.latin ? 0 : latin.shareOf('Latin')
  if (latinShare >= likely.latin && latinShare >= (best ? shareOf(best, latin) : 0))
    return { script: 'Latin', evidence: latin, hasLatin: true, confidence: latinShare }
  return best ? verdict(best, latin) : null
}

/** Of a sample: whether it is worth asking the whole page. Other scripts are read with less than half of certainty. */
export function maybeLatin(sample: Evidence): boolean {
  return sample.shareOf('Latin') >= 0.42
}

/**
 * On whole pages in 28 languages and on receipts and photos, Latin was read with 0.73 and more and had up to a fifth of
 * its letters in doubtful lines; no page in another script passed 0.5. Lines in another script stand out as doubtful.
 * Crumpled receipts go down to 0.53 and up to 0.36; where the writing is light, nothing else passes 0.34.
 */
const wholePage = {
  letters: 60,
  doubt: 0.5,
  usual: { latin: 0.7, doubtful: 0.2 },
  light: { latin: 0.5, doubtful: 0.4 },
}

/** From what a model for Latin read on the whole of a page: Latin throughout, or null. */
export function decideOnPage(lines: readonly Line[], density: Density | null): Verdict | null {
  const evidence = evidenceOf(lines)
  const confidence = evidence.shareOf('Latin')
  const bounds = density === 'light' ? wholePage.light : wholePage.usual
  if (evidence.letters < wholePage.letters || confidence < bounds.latin) return null
  const doubtful = evidenceOf(lines.filter((line) => meanConfidence(line.words) < wholePage.doubt))
  if (doubtful.letters > evidence.letters * bounds.doubtful) return null
  return { script: 'Latin', evidence, hasLatin: true, confidence }
}

/** From what a model for Chinese read on the whole of a page of dense writing: Han, with or without Latin, or null. */
export function decideHanOnPage(lines: readonly Line[]): Verdict | null {
  const evidence = evidenceOf(lines)
  if (evidence.letters < wholePage.letters || !isHan(evidence)) return null
  return {
    script: 'Han',
    evidence,
    hasLatin: evidence.shareOf('Latin') >= mixed.latin,
    confidence: Math.min(1, hanShareOf(evidence)),
  }
}

function bestOf(others: readonly Tried[], latin: Evidence): Tried | undefined {
  const readable = others.filter(({ evidence }) => evidence.letters >= fewLetters.other)
  return readable.sort((a, b) => shareOf(b, latin) - shareOf(a, latin))[0]
}

/**
 * Models for Korean and Arabic know no Latin letters and pass most of them over; the few that they take for their own
 * they can be sure of. So what they read counts by what there is to read.
 */
function shareOf({ script, evidence }: Tried, latin: Evidence): number {
  const share = script === 'Han' ? hanShareOf(evidence) : evidence.shareOf(script)
  return (share * evidence.letters) / Math.max(evidence.letters, latin.letters * 0.6, 1)
}

/** A model for Chinese reads the Han of a Japanese page too. */
function hanShareOf(evidence: Evidence): number {
  return evidence.shareOf('Han') + evidence.shareOf('Japanese')
}

function verdict(tried: Tried, latin: Evidence): Verdict {
  const { script, evidence } = tried
  const hasLatin = evidence.shareOf('Latin') >= mixed.latin
  return { script, evidence, hasLatin, confidence: Math.min(1, shareOf(tried, latin)) }
}
