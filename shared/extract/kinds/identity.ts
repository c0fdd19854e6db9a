// Numbers that name an account or a taxpayer: IBAN, BIC, VAT and tax numbers, and any code that holds a digit.
import { isIban, isLikeIban, isSocialCreditCode } from '../../check-digits.ts'
import { mendedIban } from './mended-iban.ts'
import { matchesOf, type Recogniser, type Span } from './recogniser.ts'

const bic = /(?<![\p{L}\d])[a-z]{4}[a-z]{2}[a-z\d]{2}(?:[a-z\d]{3})?(?![\p{L}\d])/gu
const vat =
  /(?<![\p{L}\d])(?:at ?u|be|bg|che|cy|cz|de|dk|ee|el|es|fi|fr|gb|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|xi)(?=[ -]?[a-z]{0,2}[ -]?\d)[ -]?[\da-z](?:[ .-]?[\da-z]){7,13}(?![\p{L}\d])/gu
/** Behind a space a number goes on with a figure: B50123456 and not "B50123456 y domicilio". */
const number =
  /(?<![\p{L}\d])[\p{Lu}a-z]{0,4}[ -]?\d(?:[./-]?[\da-z]| (?=[a-z]{0,3}\d)[\da-z]){5,19}(?![\p{L}\d])/gu
const code =
  /(?<![\p{L}\p{N}])[#(]?[\p{L}\p{N}_*](?:(?:[\p{L}\p{N}_*/.#:&()+-]|(?<=\d)[・·](?=\d))*[\p{L}\p{N}_*)#])?/gu

/** Figures may be read as letters. */
const nearIban = /(?<![\p{L}\d])[a-z]{2} ?[\doqisbzg]{2}(?:[ .-]?[a-z\d]{2,4}){2,8}(?![\p{L}\d])/gu

export const recogniseIban: Recogniser = (folded) =>
  matchesOf(nearIban, folded, 0.4)
    .map((span) => shortenToCheck(span, folded))
    .map((span) =>
      mendedIban(folded.slice(span.start, span.end)) === null ? span : { ...span, sureness: 1 },
    )
    .filter(({ start, end }) => isLikeIban(folded.slice(start, end)))

/** What stands behind an IBAN may look like more of it: the beginning that passes the check is the number. */
function shortenToCheck(span: Span, folded: string): Span {
  for (let end = span.end; end - span.start >= 15; end--)
    if (/\S/.test(folded.charAt(end - 1)) && isIban(folded.slice(span.start, end)))
      return { start: span.start, end, sureness: 1 }
  return span
}

export const recogniseBic: Recogniser = (folded) =>
  matchesOf(bic, folded, 0.6).filter(({ start }) =>
    banked.has(folded.slice(start + 4, start + 6).toUpperCase()),
  )

/** Tannheim is a place: behind four letters a BIC names a country. */
const banked: ReadonlySet<string> = new Set(
  (
    'AD,AE,AF,AG,AL,AM,AO,AR,AT,AU,AZ,BA,BB,BD,BE,BF,BG,BH,BI,BJ,BN,BO,BR,BS,BT,BW,BY,BZ,CA,CD,CF,CG,CH,CI,CL,CM,CN,CO,' +
    'CR,CU,CV,CY,CZ,DE,DJ,DK,DM,DO,DZ,EC,EE,EG,ES,ET,FI,FJ,FO,FR,GA,GB,GE,GG,GH,GI,GL,GM,GN,GQ,GR,GT,GY,HK,HN,HR,HT,HU,' +
    'ID,IE,IL,IM,IN,IQ,IR,IS,IT,JE,JM,JO,JP,KE,KG,KH,KM,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MG,MK,' +
    'ML,MM,MN,MO,MR,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NG,NI,NL,NO,NP,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PS,PT,PY,QA,RO,RS,RU,RW,SA,' +
    'SB,SC,SD,SE,SG,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SY,SZ,TD,TG,TH,TJ,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,US,UY,UZ,VA,VC,VE,' +
    'VG,VN,VU,WS,XK,YE,ZA,ZM,ZW'
  ).split(','),
)

/** The Italian number of a person: letters and figures each have their place in it, so that none is read for another. */
export const italianTaxId = /(?<![\p{L}\d])[a-z]{6}\d{2}[a-ehlmprst]\d{2}[a-z]\d{3}[a-z](?![\p{L}\d])/gu

/** 083.514.276-40, 12.345.678/0001-95: the numbers of a person and of a house in Brazil, parted when set wide. */
const brazilianTaxId =
  /(?<!\d)(?:\d{3} ?\. ?\d{3} ?\. ?\d{3} ?- ?\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/gu

export const recogniseTaxId: Recogniser = (folded) => {
  const fixed = [italianTaxId, brazilianTaxId].flatMap((form) => matchesOf(form, folded, 0.98))
  if (fixed.length > 0) return fixed
  const spans = [
    ...matchesOf(vat, folded, 0.95).filter(
      ({ start, end }) => folded.slice(start, end).replace(/\D/g, '').length >= 7,
    ),
    ...matchesOf(/(?<![\p{L}\d])[\da-z]{18}(?![\p{L}\d])/gu, folded, 0.5).map((span) =>
      isSocialCreditCode(folded.slice(span.start, span.end).toUpperCase()) ? { ...span, sureness: 1 } : span,
    ),
    ...matchesOf(number, folded, 0.6),
  ]
  return spans.filter(({ start, end }) => /\d{3}/.test(folded.slice(start, end).replace(/[ ./-]/g, '')))
}

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

/** 借字〔2026〕第018号: who issues it, the year, and the number. */
const officialNumber =
  /\p{Script=Han}{0,8} ?[〔[(（【]\d{4}[〕\])）】] ?(?:\p{Script=Han}{0,12} ?\p{Script=Han}{0,6}第? ?)\d+ ?[号號]|\p{Script=Han}{1,7}字 ?第 ?\d[\d-]* ?[号號]/gu

/** 苏E·7K936, к418ор178: plates of vehicles begin with where they are from, or mix letters and figures. */
const plate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼] ?[a-z] ?[·.•・]? ?[a-z\d]{5,6}(?![\p{L}\d])|(?<![\p{L}\d])[авекмнорстух]\d{3}[авекмнорстух]{2} ?\d{2,3}(?![\p{L}\d])/gu

/** US 6,914,327 B1, 10/288,045: numbers of patents have their thousands parted. */
const patent =
  /(?<![\p{L}\d])(?:[a-z]{2} ?\d{1,3}(?:,\d{3}){2,3}(?: ?[a-z]\d?)?|\d{2}\/\d{3},\d{3})(?![\p{L}\d,])/gu

/** A code holds a digit, or is all there is; words of letters before it are its label's, and so is "N0". */
export const recogniseCode: Recogniser = (folded) => {
  const official = [officialNumber, plate, patent].flatMap((form) => matchesOf(form, folded, 0.9))
  if (official.length > 0) return official
  const words = matchesOf(code, folded, 0.6)
  const withDigit = words.findIndex(
    ({ start, end }) =>
      /(?!^n0[.:]*$)^.*\d/.test(folded.slice(start, end)) && !isPieceOfSum(folded, start, end),
  )
  const first = words[withDigit]
  if (!first) return []
  // AB 123 456: short pieces that stand close together are one number
  const from = withDigit > 0 ? words[withDigit - 1] : undefined
  const start =
    from &&
    from.end + 1 === first.start &&
    /^(?!(?:no|nr|num)$|\p{Script=Han}+$)\p{L}{1,4}$/u.test(folded.slice(from.start, from.end))
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
    if (/\d[/.:-]\d/.test(text) || /[.,]\d{2}$/.test(text)) break
    // 5 800,00 €
    if (isPieceOfSum(folded, next.start, next.end)) return []
    end = next.end
  }
  // 学号：2021031457）: the bracket closes what holds the label too
  const closing = /^[^([（]*[)\]）]$/u.test(folded.slice(start, end)) ? 1 : 0
  return [{ start, end: end - closing, sureness: 0.85 }]
}
