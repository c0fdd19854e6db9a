// Of which type the value of a field is whose name the lexicon does not know: its words tell, above all the last.
import type { ValueType } from '../lexicon/concept.ts'
import { keyOf, tokensOf } from './tokens.ts'

const endings: readonly (readonly [ValueType, string])[] = [
  ['date', 'date,datum,fecha,data,дата,ngày,日期,日,날짜,일자,dated,dob'],
  [
    'amount',
    'total,subtotal,amount,price,tax,fee,cost,charge,balance,payment,payments,salary,income,premium,金额,总额,总计,合计,价格,单价,费,额,費用,料金,금액,betrag,preis,summe,montant,prix,importe,precio,importo,prezzo,valor,preço,bedrag,prijs,сумма,цена,kwota,wages,tips,proceeds,interest,withheld,deductible,copay,copayment,rent,deposit,fine,bonus',
  ],
  ['phone', 'phone,telephone,tel,mobile,fax,telefon,téléphone,teléfono,telefono,电话,手机,電話,전화'],
  ['email', 'email,mail,邮箱'],
  ['percent', 'percent,percentage,税率'],
  ['code', '#,id,code,nummer,tin,itin,ssn,ein,number,nr,号,号码,编号,番号,번호,reference,ref,identifier'],
  ['url', 'url,website'],
  ['iban', 'iban'],
  ['bic', 'bic,swift'],
  ['postcode', 'zip,postcode'],
  ['address', 'address,adresse,地址,住所,주소'],
  ['time', 'time,时间,時刻,시간'],
  ['number', 'age,quantity,qty,count,数量'],
]

const keyedEndings = endings.flatMap(([type, list]) =>
  list.split(',').map((ending) => {
    const key = keyOf(ending)
    return { type, key, isDense: key.length > 1 && /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(key) }
  }),
)

export function guessedType(words: string): ValueType {
  const tokens = tokensOf(words).map(({ key }) => key)
  const whole = tokens.join('')
  const last = tokens.at(-1) ?? ''
  if (kinds.has(tokens[0] ?? '')) return 'text'
  if (tokens.length > 2 && (last === 'zip' || last === 'postcode')) return 'text'
  // Han words are not parted: 付款日期 ends with 日期
  const ending = keyedEndings.find(({ key, isDense }) => last === key || (isDense && whole.endsWith(key)))
  if (ending) return ending.type
  if (tokens.length > 1 && dateTails.has(last)) return 'date'
  if (tokens.length > 1 && countHeads.has(tokens[0] ?? '')) return 'number'
  if (tokens.length > 1 && dateHeads.has(tokens[0] ?? '')) return 'date'
  if (tokens.length > 1 && timeHeads.has(tokens[0] ?? '')) return 'time'
  if (tokens.length > 1 && sumHeads.has(tokens[0] ?? '')) return 'amount'
  return 'text'
}

/** "date of birth", "fecha de nacimiento", "total deposits", "importe de la cuota": their first word tells. */
const timeHeads = new Set(['hora', 'heure', 'ora', 'uhrzeit', 'time'])
const dateHeads = new Set(['date', 'fecha', 'data', 'datum'])
const sumHeads = new Set([
  'total',
  'montant',
  'importe',
  'importo',
  'valor',
  'prix',
  'precio',
  'prezzo',
  'preco',
])

/** warranty_start, member_since */
const dateTails = new Set(['deadline', 'start', 'end', 'since', 'until', 'expiry', 'expires', 'beginning'])

/** qty_delivered, quantity ordered */
const countHeads = new Set(['qty', 'quantity'])

/** "Type of income" is a word, not a sum. */
const kinds = new Set(['type', 'kind', 'name', 'title', 'method', 'mode', 'status', 'reason', 'description'])
