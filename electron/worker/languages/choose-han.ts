// Simplified Chinese, traditional, or Japanese: each model reads the others' characters, and is sure of its own.
import type { LanguageScope } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { LanguageChoice, Look } from './choose.ts'
import { whereTheyDiffer } from './differences.ts'
import type { Evidence } from './evidence.ts'
import type { SampleSize } from './sample.ts'

const large: SampleSize = { bands: 3, widthPx: 1500 }
/** Of what the Japanese model reads, at least this share is Kana on a Japanese page; on a Chinese one a few strokes. */
const leastKana = 0.2

export async function chooseHan(
  look: Look,
  scope: LanguageScope,
  hasLatin: boolean,
): Promise<Result<LanguageChoice>> {
  const simplified = await look('chi_sim', large)
  if (!simplified.ok) return simplified
  const traditional = await look('chi_tra', large)
  if (!traditional.ok) return traditional
  const chinese = chineseOf(simplified.value, traditional.value)
  const withLatin = ({ language, confidence }: Found) =>
    ok({ languages: hasLatin ? [language, 'eng'] : [language], confidence })
  if (scope === 'zh-en') return withLatin(chinese)
  const japanese = await look('jpn', large)
  if (!japanese.ok) return japanese
  const kana = japanese.value.shareOf('Japanese')
  const share = japanese.value.shareOf('Han') + kana
  const isJapanese = kana >= share * leastKana && share + kana * 2 > chinese.share
  return withLatin(isJapanese ? { language: 'jpn', confidence: Math.min(1, share + kana) } : chinese)
}

interface Found {
  readonly language: string
  readonly confidence: number
}

/**
 * On a page the right one leads by 0.04 to 0.4 where they differ. A few large characters both models are as sure of,
 * each in its own way of writing them; those are taken for the one that most is written in.
 */
const leastLead = 0.03

function chineseOf(simplified: Evidence, traditional: Evidence): Found & { readonly share: number } {
  const { a, b } = whereTheyDiffer(simplified.characters, traditional.characters)
  const [language, evidence] =
    b > a + leastLead ? (['chi_tra', traditional] as const) : (['chi_sim', simplified] as const)
  const share = evidence.shareOf('Han') + evidence.shareOf('Japanese')
  return { language, share, confidence: Math.min(1, share * Math.min(1, 0.7 + Math.abs(a - b) * 4)) }
}
