// Words that tell what a text is without a label: a company, an address, the title of a document. The lists are in
// data/vocabulary/words.tsv.
import data from './words.json' with { type: 'json' }

export function listOf(name: keyof typeof data): readonly string[] {
  return data[name]
}

export function setOf(name: keyof typeof data): ReadonlySet<string> {
  return new Set(data[name])
}

/** They end a company's name, or are in it. */
export const legalForms = listOf('legalForms')
/** Words for the business of a company, which are often part of its name. */
export const businessWords = listOf('businessWords')
export const streetWords = listOf('streetWords')
export const documentTitles = listOf('documentTitles')
export const currencyCodes = listOf('currencyCodes')
export const amountWords = listOf('amountWords')
export const taxWords = listOf('taxWords')
/** Concepts whose values nothing but a label tells: any other date or number of the page looks the same. */
export const toldByLabel = setOf('toldByLabel')
/** Pairs of concepts: a label of the second may stand for the first. */
export const alsoMeans = setOf('alsoMeans')
/** Pairs of concepts: no date of the second is before one of the first. */
export const inOrder = setOf('inOrder')
/** Verbs and nouns of paying, and what stands between them and the last day for it. */
export const payWords = listOf('payWords')
export const untilWords = listOf('untilWords')
/** They head a block of a page, as in "Customer details". */
export const headingWords = setOf('headingWords')
/** How forms answer yes or no; no language's yes is another's no. */
export const yesWords = setOf('yes')
export const noWords = setOf('no')
/** Words in place of a figure or a day: none, unlimited, free of charge. */
export const insteadOfFigures = listOf('insteadOfFigures')
/** January to December; a name may belong to several languages. */
export const months: readonly (readonly string[])[] = (
  [
    ...(['month01', 'month02', 'month03', 'month04', 'month05', 'month06'] as const),
    ...(['month07', 'month08', 'month09', 'month10', 'month11', 'month12'] as const),
  ] as const
).map(listOf)

/** Legal forms and kinds of shops in scripts without spaces. */
export const denseLegalForms =
  /有限公司|有限责任公司|股份公司|集团|公司$|商店|超市|药房|酒店|饭店|餐厅|株式会社|有限会社|合同会社|㈱|\(株\)|医院|大学|学校|银行$|주식회사|\(주\)|㈜|유한회사/u

/** Streets written as one word with their name: Lindengracht, Kundenstraße, Musterweg. */
export const streetEndings =
  /\p{L}{2,}(?:straße|strasse|str\.?|weg|platz|allee|gasse|damm|straat|laan|gracht|plein|kade|gatan|vägen|vej|gade|katu|gata|veien)(?!\p{L})/u

/** Addresses in scripts without spaces. */
export const denseAddress =
  /[省市区县][\p{Script=Han}\d]*[路街道巷号村镇楼室]|[都道府県][\p{Script=Han}]{1,6}[市区町村郡]|[市区][\p{Script=Han}\d\s]{1,12}[路街町村丁目]|\d+番地?|\d+丁目|〒|[시도구군][ \p{Script=Hangul}\d]*[동로길리읍면]|[\p{Script=Han}]{2,}[省市][\p{Script=Han}]{1,8}[市区县]/u

/** In small letters, as text is compared. */
export const currencySigns =
  /(?:us|hk|nt|s|a|c|r)\$|[$€£¥￥₩₹₽₫฿₺₴元円원]|(?<!\p{L})(?:rm|rs|zł|kč|kr|ft|руб|đ|tl|ريال|درهم|دينار|جنيه|ليرة)(?!\p{L})/u
