// Simplified Chinese, traditional, or Japanese: each model reads the others' characters, and is sure of its own.
import type { LanguageScope } from '../../../shared/reading.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { LanguageChoice, Look } from './language-choice.ts'
import type { Verdict } from './decide.ts'
import { whereTheyDiffer } from './differences.ts'
import type { Evidence } from './evidence.ts'
import type { SampleSize } from './sample.ts'

const sampleOfBands = (bands: number): SampleSize => ({ bands, widthPx: 1500 })
const brief = sampleOfBands(1)
/** Where a few lines hardly tell, more are read, up to nearly all of a page of little text. */
const longer = [3, 8].map(sampleOfBands)
/** Of what the Japanese model reads, at least this share is Kana on a Japanese page; on a Chinese one a few strokes. */
const leastKana = 0.2
/** A slip of a shop may hold Han alone. Where the models differ the right one leads by 0.12 to 0.5, a wrong one never. */
const leastLeadOfJapanese = 0.06
/** By as much the one or the other is right; on pages in Chinese its model leads by 0.2 and more. */
const clearLeadOfJapanese = 0.15

/** `seen`: what the model for simplified Chinese has read so far. */
export async function chooseHan(
  look: Look,
  scope: LanguageScope,
  { evidence: seen, hasLatin }: Pick<Verdict, 'evidence' | 'hasLatin'>,
): Promise<Result<LanguageChoice>> {
  const withLatin = ({ language, confidence }: Found) =>
    ok({ languages: hasLatin ? [language, 'eng'] : [language], confidence })
  if (isSurelySimplified(seen)) return withLatin({ language: 'chi_sim', confidence: hanShareOf(seen) })
  const chinese = await chooseChinese(look)
  if (!chinese.ok) return chinese
  if (scope === 'zh-en') return withLatin(chinese.value)
  const japanese = await chooseJapanese(look, chinese.value)
  return japanese.ok ? withLatin(japanese.value ?? chinese.value) : japanese
}

/** Null: it is Chinese. Forms in Japanese have little Kana in their labels, so where it is close more is read. */
async function chooseJapanese(look: Look, chinese: Chinese): Promise<Result<Found | null>> {
  const sizes = [chinese.size, ...longer.filter(({ bands }) => bands > chinese.size.bands)]
  let found: Found | null = null
  for (const size of sizes) {
    const asChinese = await look(chinese.language, size)
    if (!asChinese.ok) return asChinese
    const asJapanese = await look('jpn', size)
    if (!asJapanese.ok) return asJapanese
    const { a, b } = whereTheyDiffer(asChinese.value.characters, asJapanese.value.characters)
    found = japaneseOf(asJapanese.value, hanShareOf(asChinese.value), b - a)
    if (Math.abs(b - a) >= clearLeadOfJapanese) break
  }
  return ok(found)
}

async function chooseChinese(look: Look): Promise<Result<Chinese>> {
  let chinese = await chineseIn(brief, look)
  for (const size of longer) {
    if (!chinese.ok || chinese.value.lead >= clearLead) break
    chinese = await chineseIn(size, look)
  }
  return chinese
}

async function chineseIn(size: SampleSize, look: Look): Promise<Result<Chinese>> {
  const simplified = await look('chi_sim', size)
  if (!simplified.ok) return simplified
  const traditional = await look('chi_tra', size)
  return traditional.ok ? ok({ size, ...chineseOf(simplified.value, traditional.value) }) : traditional
}

function japaneseOf(japanese: Evidence, shareOfChinese: number, lead: number): Found | null {
  const kana = japanese.shareOf('Japanese')
  const share = hanShareOf(japanese)
  const hasKana = kana >= share * leastKana && share + kana * 2 > shareOfChinese
  if (!hasKana && lead <= leastLeadOfJapanese) return null
  return { language: 'jpn', confidence: Math.min(1, share + kana) }
}

/**
 * Of pages in simplified Chinese its model doubts 0.02 to 0.07 of the characters, of traditional ones 0.11 to 0.47, of
 * Japanese ones half: where it doubts next to none, nobody else has to be asked.
 */
const surely = { characters: 100, doubtful: 0.07, doubt: 0.7 } as const

function isSurelySimplified({ characters }: Evidence): boolean {
  const han = characters.filter(({ text }) => /\p{Script=Han}/u.test(text))
  const doubtful = han.filter(({ confidence }) => confidence < surely.doubt)
  return han.length >= surely.characters && doubtful.length <= han.length * surely.doubtful
}

function hanShareOf(evidence: Evidence): number {
  return Math.min(1, evidence.shareOf('Han') + evidence.shareOf('Japanese'))
}

interface Found {
  readonly language: string
  readonly confidence: number
}

interface Chinese extends Found {
  /** Of the sample. */
  readonly size: SampleSize
  /** Of how many characters more one is sure than the other. */
  readonly lead: number
}

/** By so many characters one sample tells clearly. */
const clearLead = 3

/** Where neither has more to say for it, it is taken for what most is written in. */
function chineseOf(simplified: Evidence, traditional: Evidence): Omit<Chinese, 'size'> {
  const { a, b, clearly } = whereTheyDiffer(simplified.characters, traditional.characters)
  const [language, evidence] =
    clearly.b > clearly.a ? (['chi_tra', traditional] as const) : (['chi_sim', simplified] as const)
  return {
    language,
    lead: Math.abs(clearly.a - clearly.b),
    confidence: Math.min(1, hanShareOf(evidence) * Math.min(1, 0.7 + Math.abs(a - b) * 4)),
  }
}
