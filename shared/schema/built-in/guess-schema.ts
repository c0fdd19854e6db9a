// Guesses the built-in schema for a page: by the heading of the document, by the machine-readable lines of a passport or
// card, or by the kind of page. The guess is only a proposal, so it is null when in doubt.
import type { Page } from '../../page.ts'
import type { BuiltInName } from './built-in.ts'

/** Headings of such documents, in lowercase. Longer ones are tried first, because they are more specific. */
const titles: Readonly<Partial<Record<BuiltInName, readonly string[]>>> = {
  'vat-invoice-zh': ['增值税专用发票', '增值税普通发票', '增值税电子普通发票', '电子发票', '增值税'],
  invoice: [
    ...[
      'invoice',
      'rechnung',
      'handelsrechnung',
      'facture',
      'factura',
      'fattura',
      'fatura',
      'nota fiscal',
      'factuur',
      'faktura',
    ],
    ...['счёт', 'счет-фактура', '発票', '发票', '發票', '請求書', '세금계산서', '청구서', 'hóa đơn'],
  ],
  receipt: [
    ...['receipt', 'quittung', 'kassenbon', 'kassenbeleg', 'reçu', 'ticket de caisse', 'recibo', 'ricevuta'],
    ...[
      'scontrino',
      'kassabon',
      'paragon',
      'чек',
      '收据',
      '收據',
      '購物小票',
      '购物小票',
      '領収書',
      '領収証',
      '영수증',
    ],
  ],
  passport: [
    ...['passport', 'reisepass', 'passeport', 'pasaporte', 'passaporto', 'passaporte', 'paspoort', 'паспорт'],
    ...['护照', '護照', '旅券', '여권', 'hộ chiếu'],
  ],
  'identity-card': [
    ...['identity card', 'personalausweis', "carte d'identité", "carte nationale d'identité"],
    ...['documento nacional de identidad', "carta d'identità", 'cartão de cidadão', 'identiteitskaart'],
    ...['居民身份证', '中华人民共和国居民身份证', '주민등록증', 'căn cước công dân'],
  ],
  'bank-statement': [
    ...['bank statement', 'account statement', 'statement of account', 'kontoauszug', 'relevé de compte'],
    ...['extracto bancario', 'extracto de cuenta', 'estratto conto', 'extrato bancário', 'rekeningafschrift'],
    ...['银行对账单', '對帳單', '对账单', '交易明细', '取引明細'],
  ],
  'purchase-order': [
    ...['purchase order', 'bestellung', 'bon de commande', 'orden de compra', 'pedido de compra'],
    ...[
      "ordine d'acquisto",
      'ordem de compra',
      'inkooporder',
      '采购订单',
      '採購單',
      '采购单',
      '発注書',
      '注文書',
      '발주서',
    ],
  ],
  certificate: [
    ...[
      'certificate',
      'urkunde',
      'zertifikat',
      'certificat',
      'certificado',
      'certificato',
      'diploma',
      'diplôme',
    ],
    ...['сертификат', '证书', '證書', '荣誉证书', '結業證書', '修了証', '証明書', '수료증', '증명서'],
  ],
  'shipping-label': [
    'shipping label',
    'air waybill',
    'waybill',
    'versandschein',
    '运单',
    '运输单',
    '快递单',
    '送り状',
  ],
}

/** A heading has few words, is near the top of the page, and does not end in a colon like a label. */
const maxHeadingWords = 6
const topShare = 0.4

const known = (Object.entries(titles) as [BuiltInName, readonly string[]][])
  .flatMap(([name, own]) => own.map((title) => ({ name, title, matches: matcherFor(title) })))
  .toSorted((a, b) => b.title.length - a.title.length)

/** Returns the name of the schema, or null. */
export function guessBuiltInSchema({ kind, height, lines }: Page): BuiltInName | null {
  const texts = lines.map(({ box, words }) => ({
    y: box.y0,
    text: words.map(({ text }) => text).join(' '),
    count: words.length,
  }))
  const machineLine = texts.map(({ text }) => text.replaceAll(/\s/g, '')).find(isMachineReadableLine)
  if (machineLine !== undefined) return machineLine.startsWith('P') ? 'passport' : 'identity-card'
  const heads = texts.filter(
    ({ y, text, count }) => y <= height * topShare && count <= maxHeadingWords && !/[:：]/u.test(text),
  )
  const titled =
    known.find(({ matches }) => heads.some(({ text }) => matches(text.toLowerCase())))?.name ?? null
  // cash registers print "tax invoice" on receipts
  return kind === 'receipt' && titled !== 'vat-invoice-zh' ? 'receipt' : titled
}

/** Whether it is a line of a machine-readable zone (ICAO 9303). */
function isMachineReadableLine(text: string): boolean {
  return /^[A-Z\d<]{28,}$/.test(text) && text.includes('<<')
}

/** Matches the title as whole words, or anywhere in scripts that have no spaces between words. */
function matcherFor(title: string): (text: string) => boolean {
  if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hangul}]/u.test(title))
    return (text) => text.replaceAll(/\s/g, '').includes(title)
  return (text) =>
    ` ${text.replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ').replaceAll('’', "'")} `.includes(` ${title} `)
}
