// Numbers and codes of documents, customers and things: any text that holds a digit.
import { withCreditCode } from './credit-code.ts'
import type { Kind, Look } from './kind.ts'
import { matchesOf, type Recogniser, type Span } from './recogniser.ts'
import { hasDigit } from './written.ts'

const word =
  /(?<![\p{L}\p{N}])[#(]?[\p{L}\p{N}_*](?:(?:[\p{L}\p{N}_*/.#:&()+-]|(?<=\d)[・·](?=\d))*[\p{L}\p{N}_*)#])?/gu

/** 2 and 000 of 2,000. */
function isPieceOfSum(folded: string, start: number, end: number): boolean {
  return /^,\d/.test(folded.slice(end)) || /\d,$/.test(folded.slice(0, start))
}

/** KR67 PVO: behind letters with figures come letters again, and nothing else. */
function endsPlate(folded: string, start: number, end: number, next: Span): boolean {
  return (
    next.end === folded.trimEnd().length &&
    /^\p{L}{1,3}\d{1,4}$/u.test(folded.slice(start, end)) &&
    /^\p{L}{2,3}$/u.test(folded.slice(next.start, next.end))
  )
}

/** 借字〔2026〕第018号, 第R11450号: who issues it, the year, and the number. */
const officialNumber =
  /\p{Script=Han}{0,8} ?[〔[(（【]\d{4}[〕\])）】] ?(?:\p{Script=Han}{0,12} ?\p{Script=Han}{0,6}第? ?)\d+ ?[号號]|\p{Script=Han}{1,7}字 ?第 ?\d[\d-]* ?[号號]|第 ?(?=[a-z/.-]*\d)[a-z\d/.-]{3,} ?[号號]/gu

/** 苏E·7K936, к418ор178: plates of vehicles begin with where they are from, or mix letters and figures. */
const plate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼] ?[a-z] ?[·.•・]? ?[a-z\d]{5,6}(?![\p{L}\d])|(?<![\p{L}\d])[авекмнорстух]\d{3}[авекмнорстух]{2} ?\d{2,3}(?![\p{L}\d])/gu

/** US 6,914,327 B1, 10/288,045: numbers of patents have their thousands parted. */
const patent =
  /(?<![\p{L}\d])(?:[a-z]{2} ?\d{1,3}(?:,\d{3}){2,3}(?: ?[a-z]\d?)?|\d{2}\/\d{3},\d{3})(?![\p{L}\d,])/gu

/** 编号7010-507, 碼：I06-6233: words of a label that no space parts from its number. */
const nameOfNumber = /^(?!第)\p{Script=Han}{1,6}[号號码碼]:?(?=[a-z\d])|^\p{Script=Han}+:/u

/** A code holds a digit, or is all there is; words of letters before it are its label's, and so is "N0". */
const recogniseCode: Recogniser = (folded) => {
  const official = [officialNumber, plate, patent].flatMap((form) => matchesOf(form, folded, 0.9))
  if (official.length > 0) return official
  const words = matchesOf(word, folded, 0.6)
  const withDigit = words.findIndex(
    ({ start, end }) =>
      /(?!^n0[.:]*$)^.*\d/.test(folded.slice(start, end)) && !isPieceOfSum(folded, start, end),
  )
  const first = words[withDigit]
  if (!first) return []
  // AB 123 456, B-AB 1234, GB/T 20980: short pieces that stand close together are one number
  const from = withDigit > 0 ? words[withDigit - 1] : undefined
  const start =
    from &&
    /^-? $/.test(folded.slice(from.end, first.start)) &&
    /^(?!(?:no|nr|num)$|\p{Script=Han}+$)\p{L}{1,4}(?:[-/]\p{L}{1,2})?$/u.test(
      folded.slice(from.start, from.end),
    )
      ? from.start
      : first.start
  let end = first.end
  for (const next of words.slice(withDigit + 1)) {
    const text = folded.slice(next.start, next.end)
    if (
      next.start > end + 3 ||
      !/^[ /-]+$/.test(folded.slice(end, next.start)) ||
      !(
        /^(?:\d+|\p{L}{0,3}\d[\p{L}\d./-]*|(?![\p{Script=Han}\p{Script=Hangul}])\p{L})$/u.test(text) ||
        endsPlate(folded, start, end, next)
      )
    )
      break
    // 490- 9626-3336: a hyphen at the end of a line joins what was parted there
    const isHyphened = folded.charAt(end) === '-'
    if ((!isHyphened && /\d[/.:-]\d/.test(text)) || /[.,]\d{2}$/.test(text)) break
    // 5 800,00 €
    if (isPieceOfSum(folded, next.start, next.end)) return []
    end = next.end
  }
  // 学号：2021031457）: the bracket closes what holds the label too
  const closing = /^[^([（]*[)\]）]$/u.test(folded.slice(start, end)) ? 1 : 0
  const named = start === first.start ? (nameOfNumber.exec(folded.slice(start))?.[0].length ?? 0) : 0
  return [{ start: start + named, end: end - closing, sureness: 0.85 }]
}

export const code: Kind = {
  recognise: recogniseCode,
  form: 5,
  clue: 8,
  family: 'code',
  traits: ['letters', 'party', 'implied'],
  endings: '#,id,code,nummer,tin,itin,ssn,ein,number,nr,号,号码,编号,番号,번호,reference,ref,identifier',
  mend: (text) => withCreditCode(text.replace(/(?<=[A-Z\d]-) (?=\d)/, '')),
  mayBe: mayBeCode,
  canBe: (text) => hasDigit(text) || text.split(/\s+/).length < 4,
}

/** 2024.12 numbers a document by its month; a number of an account may be an IBAN. */
function mayBeCode(look: Look, text: string): boolean {
  if (look === 'cents') return /^(?:19|20)\d\d\.\d\d$/.test(text)
  return look === 'account' || look === 'taxNumber' || look === 'slashedDay'
}
