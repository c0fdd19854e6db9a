// Judges the text between a label and its value: hardly a word may stand there, except that sums are explained and
// taxed.
import { type ValueType } from './kinds.ts'
import { amountWords, currencyCodes, taxWords } from '../lexicon/words.ts'

/** From 0 to 1; `index`: how many parts to the right of the label's the value stands. */
export function closenessIn(between: string, type: ValueType, index: number): number {
  if (type === 'amount') return areWordsBesideAmounts(between) ? (index === 0 ? 1 : 0.98) : 0
  const plain =
    type === 'code' ? between.replace(/(?<!\p{L})(?:nr|no|num|number|nummer|n)(?!\p{L})/gu, '') : between
  const words = plain.match(/\p{L}{2,}/gu)?.length ?? 0
  if (type === 'date' || type === 'time') return words <= 1 ? 1 : words <= 3 ? 0.75 : 0.3
  return words === 0 ? 1 : words <= 2 ? 0.8 : 0.35
}

/** Total discount 3.00 is no total; Total (RM) 3.00 is, and so is Total incl. GST 3.00. */
function areWordsBesideAmounts(between: string): boolean {
  const words = withLettersForDigits(withoutWordsOfSum(between)).match(/\p{L}+/gu) ?? []
  const saysIncluded = words.some((word) => /^(?:in[ck]l|inc$|compris|con$|with|ttc)/.test(word))
  return words.every((word) => fitting.has(word) || word.length <= 2 || (saysIncluded && taxes.has(word)))
}

/** 合计金额：壹万贰仟元整 (¥12,000), 합계금액: 일금 이백삼십일만원정 (₩2,310,000) */
function withoutWordsOfSum(between: string): string {
  return between
    .replace(
      /(?:人民币|人民幣)?[零〇壹贰叁肆伍陆柒捌玖拾佰仟貳參陸萬万亿億角分]+[元圆圓円]?[零壹贰叁肆伍陆柒捌玖角分]*[整正也]?/gu,
      '',
    )
    .replace(/(?:일금|금)? ?[영일이삼사오육칠팔구십백천만억]{2,} ?원 ?정?/gu, '')
}

/** 6ST and G5T are GST that was misread. */
function withLettersForDigits(text: string): string {
  return text.replace(/[01568](?=\p{L})|(?<=\p{L})[01568]/gu, (digit) => likeDigits[digit] ?? digit)
}

const likeDigits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 5: 's', 6: 'g', 8: 'b' }

const fitting: ReadonlySet<string> = new Set([
  ...amountWords,
  ...currencyCodes.map((code) => code.toLowerCase()),
])
const taxes: ReadonlySet<string> = new Set(taxWords)

export function isOfAmounts(word: string): boolean {
  return fitting.has(word) || taxes.has(word)
}
