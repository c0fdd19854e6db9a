// Tells simplified Chinese, traditional Chinese and Japanese apart: each model also reads the characters of the others, but is
// sure only of its own.
import type { LanguageScope } from '../../../shared/reading.ts'
import type { LanguageChoice, ReadSample } from './language-choice.ts'
import type { Verdict } from './decide.ts'
import { compareDifferences } from './differences.ts'
import type { Evidence } from './evidence.ts'
import type { SampleSize } from './sample.ts'

const sampleOfBands = (bands: number): SampleSize => ({ bands, widthPx: 1500 })
const brief = sampleOfBands(1)
/** Larger samples, for when a few lines are not enough; the largest is nearly all of a page of little text. */
const longer = [3, 8].map(sampleOfBands)
/** Share of Kana in what the Japanese model reads of a Japanese page; on a Chinese page it is only a few strokes. */
const minKana = 0.2
/** Lead of the Japanese model on a receipt in Han alone. Where they differ, the right model leads by 0.12 to 0.5. */
const minLeadOfJapanese = 0.06
/** A lead that is certain in either direction; on Chinese pages the Chinese model leads by at least 0.2. */
const clearLeadOfJapanese = 0.15

/** `evidence` is what the model for simplified Chinese has read so far. */
export async function chooseHan(
  read: ReadSample,
  scope: LanguageScope,
  { evidence, hasLatin }: Pick<Verdict, 'evidence' | 'hasLatin'>,
): Promise<LanguageChoice> {
  const withLatin = ({ language, confidence }: Found) => ({
    languages: hasLatin ? [language, 'eng'] : [language],
    confidence,
  })
  if (isSurelySimplified(evidence))
    return withLatin({ language: 'chi_sim', confidence: hanShareOf(evidence) })
  const chinese = await chooseChinese(read)
  return withLatin((scope === 'zh-en' ? null : await chooseJapanese(read, chinese)) ?? chinese)
}

/** Returns null for Chinese. Labels of Japanese forms have little Kana, so more is read if it is close. */
async function chooseJapanese(read: ReadSample, chinese: Chinese): Promise<Found | null> {
  const sizes = [chinese.size, ...longer.filter(({ bands }) => bands > chinese.size.bands)]
  let found: Found | null = null
  for (const size of sizes) {
    const asChinese = await read(chinese.language, size)
    const asJapanese = await read('jpn', size)
    const { a, b } = compareDifferences(asChinese.characters, asJapanese.characters)
    found = japaneseOf(asJapanese, hanShareOf(asChinese), b - a)
    if (Math.abs(b - a) >= clearLeadOfJapanese) break
  }
  return found
}

async function chooseChinese(read: ReadSample): Promise<Chinese> {
  let chinese = await chineseIn(brief, read)
  for (const size of longer) {
    if (chinese.lead >= clearLead) break
    chinese = await chineseIn(size, read)
  }
  return chinese
}

async function chineseIn(size: SampleSize, read: ReadSample): Promise<Chinese> {
  const simple = await read('chi_sim', size)
  return { size, ...chineseOf(simple, await read('chi_tra', size)) }
}

function japaneseOf(japanese: Evidence, shareOfChinese: number, lead: number): Found | null {
  const kana = japanese.shareOf('Japanese')
  const share = hanShareOf(japanese)
  const hasKana = kana >= share * minKana && share + kana * 2 > shareOfChinese
  if (!hasKana && lead <= minLeadOfJapanese) return null
  return { language: 'jpn', confidence: Math.min(1, share + kana) }
}

/**
 * The model for simplified Chinese doubts 0.02 to 0.07 of the characters of its pages, 0.11 to 0.47 of traditional ones, and
 * half of Japanese ones. If it doubts next to none, no other model is tried.
 */
const simplified = { minCharacters: 100, maxDoubtful: 0.07, doubtBelow: 0.7 } as const

function isSurelySimplified({ characters }: Evidence): boolean {
  const han = characters.filter(({ text }) => /\p{Script=Han}/u.test(text))
  const doubtful = han.filter(({ confidence }) => confidence < simplified.doubtBelow)
  return han.length >= simplified.minCharacters && doubtful.length <= han.length * simplified.maxDoubtful
}

function hanShareOf(evidence: Evidence): number {
  return Math.min(1, evidence.shareOf('Han') + evidence.shareOf('Japanese'))
}

interface Found {
  readonly language: string
  readonly confidence: number
}

interface Chinese extends Found {
  readonly size: SampleSize
  /** Number of characters that one model is sure of and the other is not, minus the reverse. */
  readonly lead: number
}

/** A lead with which one sample is enough. */
const clearLead = 3

/** Returns simplified Chinese, the more frequent one, if neither model leads. */
function chineseOf(simple: Evidence, traditional: Evidence): Omit<Chinese, 'size'> {
  const { a, b, clearly } = compareDifferences(simple.characters, traditional.characters)
  const [language, evidence] =
    clearly.b > clearly.a ? (['chi_tra', traditional] as const) : (['chi_sim', simple] as const)
  return {
    language,
    lead: Math.abs(clearly.a - clearly.b),
    confidence: Math.min(1, hanShareOf(evidence) * Math.min(1, 0.7 + Math.abs(a - b) * 4)),
  }
}
