// Simplified Chinese, traditional, or Japanese: each model reads the others' characters, and is sure of its own.
import type { LanguageScope } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { LanguageChoice, Look } from './choose.ts'
import type { SampleSize } from './sample.ts'

const large: SampleSize = { bands: 3, widthPx: 1500 }
/** Of what the Japanese model reads, at least this share is Kana on a Japanese page; on a Chinese one hardly any. */
const leastKana = 0.08
/** What both write alike says nothing, so the lead is small, and by chance on a few characters. */
const leadOfTraditional = { least: 0.02, onOneLetter: 0.6 } as const

export async function chooseHan(
  look: Look,
  scope: LanguageScope,
  hasLatin: boolean,
): Promise<Result<LanguageChoice>> {
  const shares = { chi_sim: 0, chi_tra: 0, jpn: 0 }
  const models =
    scope === 'zh-en' ? (['chi_sim', 'chi_tra'] as const) : (['chi_sim', 'chi_tra', 'jpn'] as const)
  let letters = 0
  for (const model of models) {
    const evidence = await look(model, large)
    if (!evidence.ok) return evidence
    letters = Math.max(letters, evidence.value.letters)
    const kana = evidence.value.shareOf('Japanese')
    const share = evidence.value.shareOf('Han') + kana
    // Kana decide: a page without any may be all names, but then Chinese models read it as well.
    if (model !== 'jpn') shares[model] = share
    else if (kana >= share * leastKana) shares.jpn = share + kana * 2
  }
  // Most that there is to read is simplified, so the other one has to prove itself.
  const lead = leadOfTraditional.least + leadOfTraditional.onOneLetter / Math.max(1, letters)
  const isTraditional = shares.chi_tra - shares.chi_sim > lead
  const chinese = isTraditional ? 'chi_tra' : 'chi_sim'
  const language = shares.jpn > shares[chinese] ? 'jpn' : chinese
  const others = models.filter((model) => model !== language).map((model) => shares[model])
  const margin = Math.max(0, shares[language] - Math.max(...others))
  return ok({
    languages: hasLatin ? [language, 'eng'] : [language],
    confidence: Math.min(1, shares[language] * Math.min(1, 0.7 + margin * 6)),
  })
}
