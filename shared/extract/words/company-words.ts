// Words that tell a company's name from a title or a sentence.
import { businessWords, denseLegalForms, documentTitles, legalForms } from '../lexicon/words.ts'
import { tokensOf } from '../lexicon/tokens.ts'

const legal = new Set(legalForms)
const business = new Set(businessWords)
const titles = new Set(documentTitles.map((title) => plain(title)))

export function hasLegalForm(text: string): boolean {
  const folded = text.toLowerCase()
  if (denseLegalForms.test(text)) return true
  const words = folded
    .replace(/[.,()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return words.some(
    (word, i) =>
      (i > 0 &&
        (legal.has(word) ||
          legal.has(words.slice(i, i + 2).join(' ')) ||
          legal.has(words.slice(i, i + 3).join(' ')) ||
          // Sp. z o.o.
          legal.has(words.slice(i, i + 4).join(' ')))) ||
      (i === 0 && words.length > 1 && /^(?:ооо|оао|ао|зао|ип|pt|cv|ab|công|cty)$/u.test(word)),
  )
}

const legalWords = new Set(legalForms.flatMap((form) => form.split(' ')))

/** "Sdn Bhd", "Co. (M) Ltd": the end of a name whose beginning stands elsewhere. */
export function isLegalFormOnly(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}/]+/u)
    .filter(Boolean)
  return words.length > 0 && words.every((word) => legalWords.has(word)) && hasLegalForm(`x ${text}`)
}

export function hasBusinessWord(text: string): boolean {
  return tokensOf(text.toLowerCase()).some((token) =>
    business.has(text.toLowerCase().slice(token.start, token.end)),
  )
}

/** "Restaurant", "Hotel & Bar": what a house is, and not what it is called. */
export function isKindOnly(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.length <= 3 && words.every((word) => business.has(word) || word === 'and')
}

export function isTitle(text: string): boolean {
  return titles.has(plain(text))
}

/** 修理受付票, 자동차매매계약서: in the East what a paper is ends what it is called. */
export function isEasternTitle(text: string): boolean {
  return easternTitle.test(text.replace(/\s/gu, ''))
}

const easternTitle =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,14}(?:書|书|票|單|单|証|证|證|状|狀|届|收据|收據|通知|报告|報告|公告|協議|协议|合同|お知らせ|案内|清单|清單|明細|明细)|\p{Script=Hangul}{1,14}(?:안내문?|알림|통지|공고|계약서|증명서|확인서|신청서|견적서|명세서|영수증|통지서|진단서|등록증|수료증|청구서|고지서|합의서|보고서|접수증))$/u

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{M} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Words for organisations that end a name in Han. */
export const hanHouse =
  /(?:公司|集团|中心|医院|学校|学院|大学|[小中]学|幼儿园|基金会|[协学商]会|委员会|联合会|[局厅廳署站厂廠店馆館院社处處会會所]|研究所|派出所|事务所|银行|会社|法人|財団|組合|病院|工業)$/u
