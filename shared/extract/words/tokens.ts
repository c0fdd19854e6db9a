// Text as tokens that compare well: without accents, with one token for "number", letter by letter for Han. The
// words of a label and of the lexicon go the same way, so that Rechnungs-Nr., Rechnungsnummer and RECHNUNGSNR meet.

export interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
}

const pattern =
  /n\.? ?[°º]|(?<![\p{L}\p{N}.] ?)n\.(?= \p{L}{4,})|(?<!\p{L})n\.(?= ?\d)|n[*?”"](?= ?[\p{L}]{0,4}[-/ ]?\d)|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+|[\p{L}\p{M}]+(?:['’]s(?!\p{L}))?|\p{N}+|[#№〒%&]/gu

/** Of a folded text; see fold in sheet.ts. */
export function tokensOf(folded: string): Token[] {
  return [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
    key: canonical(text),
    start: index,
    end: index + text.length,
  }))
}

/** All tokens as one word: spaces come and go in reading, and so do hyphens. */
export function keyOf(folded: string): string {
  return tokensOf(folded)
    .map(({ key }) => key)
    .join('')
}

function canonical(text: string): string {
  const plain = withoutAccents(text.replace(/['’]s$/, ''))
  if (plain === 'n.' || numberWords.has(plain.replace('.', ''))) return '#'
  if (/^[a-z]{4,}(?:nummer|nr|number)$/.test(plain)) return plain.replace(/(?:nummer|nr|number)$/, '#')
  return Array.from(plain, (c) => simplified.get(c) ?? c).join('')
}

const numberWords = new Set(
  'no,nr,num,nro,number,numbers,nummer,numero,n°,nº,n °,n º,n*,n?,n”,n",№,номер,ne,nos,numer,cislo'.split(
    ',',
  ),
)

function withoutAccents(text: string): string {
  if (/^[a-z\d]+$/.test(text) || /[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text))
    return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/\u0640|(?=\p{M})[\u064b-\u0655]|\u0670/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
}

/** Traditional and Japanese forms of the characters that labels are made of. */
const simplified = new Map(
  '開开發发発发號号碼码稅税額额価价單单単单價价總总計计買买賣卖売卖數数電电話话證证國国時时間间訂订編编類类貨货幣币種种銀银帳账購购單单貿贸統统員员產产稱称廠厂戶户聯联繫系銷销務务熱热線线檢检體体驗验結结項项圍围縮缩壓压張张醫医師师報报專专業业學学畢毕書书實实應应納纳識识別别註注備备複复審审經经辦办費费過过與与為为長长級级歲岁齡龄質质規规館馆車车運运輸输達达離离處处責责權权據据執执屬属標标準准術术關关繳缴機机構构層层樓楼鄉乡區区縣县郵邮遞递憑凭額额藥药診诊療疗護护歷历學学習习課课績绩獎奖勵励優优絡络傳传網网線线頁页訊讯資资貸贷債债還还餘余淨净減减細细節节點点擊击題题選选擇择確确認认簽签約约條条執执違违規规罰罚輛辆駕驾駛驶顏颜牆墙進进遠远轉转燈灯樣样測测試试環环氣气溫温濕湿電电壓压頻频雜杂誌志圖图館馆園园團团員员貴贵賓宾宮宫廳厅廣广場场勞劳動动險险償偿損损壞坏維维護护養养飯饭餐餐廠厂車车門门開开閉闭間间問问題题'
    .match(/../gu)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)
