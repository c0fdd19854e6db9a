// Quantities, percentages, currencies, postcodes and genders.
import { currencyCodes, currencySigns } from '../lexicon/words.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'

/** 58岁, 2台, 1歲6個月: what is counted stands right behind its figure, and is a part of what was written down. */
const counted =
  '(?: ?[岁歲歳才세살](?: ?\\d{1,2} ?(?:个月|個月|[かヶカケ]月|개월))?| ?(?:[个個台件本枚冊册张張把名人位只隻匹頭头箱盒瓶袋組组套份間间泊晚명개대권장박부회건층]|마리)(?!\\p{L}))?'

export const recogniseNumber: Recogniser = (folded) =>
  matchesOf(
    new RegExp(
      `(?:(?<!\\p{L})[約约] ?)?(?<![\\p{L}\\p{N}.,](?<![約约]))-?\\d[\\d.,]*(?:\\d|(?<=\\d))(?![\\p{N}%:/])${counted}`,
      'gu',
    ),
    folded,
    0.8,
  )

export const recognisePercent: Recogniser = (folded) => [
  ...matchesOf(/(?<![\d.,])\d{1,3}(?:[.,]\d{1,3})? ?[%％]/gu, folded, 1),
  ...matchesOf(/(?<![\d.,\p{L}])[1-4]?\d(?:[.,]\d)?(?![\d.,\p{L}])/gu, folded, 0.4),
]

const codes = new RegExp(`(?<![\\p{L}])(?:${currencyCodes.join('|').toLowerCase()})(?![\\p{L}])`, 'gu')
const signs = new RegExp(currencySigns.source, 'gu')

export const recogniseCurrency: Recogniser = (folded) => [
  ...matchesOf(codes, folded, 1),
  ...matchesOf(signs, folded, 0.6),
]

const postcodes: readonly [RegExp, number][] = [
  [/(?<![\d-])\d{3}-\d{4}(?![\d-])/gu, 0.95],
  [/(?<![\d-])\d{5}-\d{3,4}(?!\d)/gu, 0.9],
  [/(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\d])/gu, 0.9],
  [/(?<![\p{L}\d])[a-z]\d[a-z] ?\d[a-z]\d(?![\p{L}\d])/gu, 0.9],
  [/(?<![\p{L}\d])\d{4} ?[a-z]{2}(?![\p{L}\d])/gu, 0.8],
  [/(?<![\d.,/-])\d{4}-\d{3}(?![\d-])/gu, 0.85],
  [/(?<![\d.,/-])\d{2}-\d{3}(?![\d-])/gu, 0.8],
  [/(?<![\d.,/-])\d{3} \d{2}(?![\d.,/-])/gu, 0.6],
  [/(?<![\d.,/#-])\d{5,6}(?![\d.,/-]\d|\d)/gu, 0.8],
  [/(?<![\d.,/#-])\d{4}(?![\d.,/-]\d|\d)/gu, 0.5],
]

export const recognisePostcode: Recogniser = (folded) =>
  postcodes.flatMap(([pattern, sureness]) => matchesOf(pattern, folded, sureness))

export const recogniseGender: Recogniser = (folded) =>
  matchesOf(
    /(?<!\p{L})(?:male|female|männlich|weiblich|divers|homme|femme|masculin|féminin|masculino|femenino|hombre|mujer|maschio|femmina|feminino|man|vrouw|муж(?:ской)?|жен(?:ский)?|nam|nữ|mężczyzna|kobieta|macho|hembra|rüde|hündin|mâle|femelle|fêmea|reu|teef|samiec|samica|stallion|mare|gelding|m\/[mf]|[mfwvхжм])(?!\p{L})|[男女]性?|남성?|여성?|(?<!\p{L})[公母雌雄](?!\p{L})(?: ?[(（〈][^)）]{1,8}[)）])?/gu,
    folded,
    0.9,
  )
