// Decides on the script of a sample from the readings of models of several scripts.
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
  /** Whether it also has Latin letters. */
  readonly hasLatin: boolean
  readonly confidence: number
}

/**
 * Measured on clean, scanned and photographed pages in 28 languages and on receipts: the share of the right model is at
 * least 0.76, that of a wrong one less than half. Latin above `latinAlone` is all Latin; below, it can be a language with
 * many accents, or have lines in another script.
 */
const sure = { latinAlone: 0.85, latin: 0.62, other: 0.62 } as const
/** Han next to Latin: on pages without Han, its model finds less than 0.07 of it. */
const mixed = { han: 0.1, latin: 0.1, together: 0.5 } as const
/** Used when nothing is certain. The Thai model reaches 0.55 on Kana, handwriting and noise. */
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
  if (hasText && latinShare >= sure.latinAlone) return latinVerdict(latin)
  const han = others.find(({ script }) => script === 'Han')
  if (!han && likeliest === null) return null
  if (han && isHan(han.evidence)) return verdict(han, latin)
  if ((han || likeliest === 'Latin') && hasText && latinShare >= sure.latin) return latinVerdict(latin)
  const best = bestOf(others, latin)
  return best && shareOf(best, latin) >= sure.other ? verdict(best, latin) : null
}

function isHan(evidence: Evidence): boolean {
  const [han, latin] = [hanShareOf(evidence), evidence.shareOf('Latin')]
  return han >= sure.other || (han >= mixed.han && latin >= mixed.latin && han + latin >= mixed.together)
}

/** Returns the likeliest script when nothing is certain; null if none is likely. */
export function guess(latin: Evidence, others: readonly Tried[]): Verdict | null {
  const isLikely = (tried: Tried) =>
    shareOf(tried, latin) >= (tried.script === 'Han' ? likely.han : likely.other)
  const best = bestOf(others.filter(isLikely), latin)
  const latinShare = latin.letters < fewLetters.latin ? 0 : latin.shareOf('Latin')
  if (latinShare >= likely.latin && latinShare >= (best ? shareOf(best, latin) : 0))
    return latinVerdict(latin)
  return best ? verdict(best, latin) : null
}

/** Whether reading the whole page as Latin is worthwhile. Other scripts have a share of less than half. */
export function maybeLatin(sample: Evidence): boolean {
  return sample.shareOf('Latin') >= 0.42
}

/**
 * On whole pages in 28 languages and on receipts and photos, Latin had a share of at least 0.73, with up to a fifth of the
 * letters in doubtful lines, as lines in another script are; no page in another script exceeded 0.5. Crumpled receipts go
 * down to 0.53 with 0.36 doubtful; among pages with light writing, no other exceeds 0.34.
 */
const wholePage = {
  letters: 60,
  doubt: 0.5,
  usual: { latin: 0.7, doubtful: 0.2 },
  light: { latin: 0.5, doubtful: 0.4 },
}

/** Decides from a reading of the whole page by a Latin model; returns null unless all of it is Latin. */
export function decideOnPage(lines: readonly Line[], density: Density | null): Verdict | null {
  const evidence = evidenceOf(lines)
  const confidence = evidence.shareOf('Latin')
  const bounds = density === 'light' ? wholePage.light : wholePage.usual
  if (evidence.letters < wholePage.letters || confidence < bounds.latin) return null
  const doubtful = evidenceOf(lines.filter((line) => meanConfidence(line.words) < wholePage.doubt))
  if (doubtful.letters > evidence.letters * bounds.doubtful) return null
  return latinVerdict(evidence)
}

export function latinVerdict(evidence: Evidence): Verdict {
  return { script: 'Latin', evidence, hasLatin: true, confidence: evidence.shareOf('Latin') }
}

/** Decides from a reading of a whole page of dense writing by the Chinese model; returns null unless it is Han. */
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

/** Relates the share to all letters, because the Korean and Arabic models skip most Latin letters and can be sure of the rest. */
function shareOf({ script, evidence }: Tried, latin: Evidence): number {
  const share = script === 'Han' ? hanShareOf(evidence) : evidence.shareOf(script)
  return (share * evidence.letters) / Math.max(evidence.letters, latin.letters * 0.6, 1)
}

/** Includes Kana, since the Chinese model reads the Han of Japanese pages too. */
function hanShareOf(evidence: Evidence): number {
  return evidence.shareOf('Han') + evidence.shareOf('Japanese')
}

function verdict(tried: Tried, latin: Evidence): Verdict {
  const { script, evidence } = tried
  const hasLatin = evidence.shareOf('Latin') >= mixed.latin
  return { script, evidence, hasLatin, confidence: Math.min(1, shareOf(tried, latin)) }
}
