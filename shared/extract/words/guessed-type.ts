// Guesses the type of a field whose name is not in the lexicon, by its words, above all the last.
import { kinds, typesInOrder, type ValueType } from '../kinds/kinds.ts'
import { keyOf, tokensOf } from '../lexicon/tokens.ts'
import { setOf } from '../lexicon/words.ts'

/** Words that others are made with: Kursgebühr, Gesamtkosten, Prüfdatum. */
const compounds: readonly (readonly [ValueType, RegExp])[] = [
  ['amount', /\p{L}{3}(?:gebuhr|gebuehr|betrag|kosten|preis|miete|kaution|gehalt|beitrag|entgelt|prijs)$/u],
  ['date', /\p{L}{3}datum$/u],
  ['code', /\p{L}{3}(?:nummer|#)$/u],
  ['code', /\p{L}{3}zeichen$/u],
  ['address', /\p{L}{3}(?:adresse|anschrift)$/u],
  ['time', /\p{L}{3}uhrzeit$/u],
]

/** "date of payment", "date de prise en charge": what it is of comes behind. */
const dateFirst = /^(?:date|datum|fecha|data d[aei]l?|date (?:of|de|du|d)) \p{L}/u
const inCharge = /(?:^| )(?:in|en) charge$/u

/** Names of the worth of something: "estimated value", "valore stimato", "valor asegurado". */
const worth =
  /^(?:(?:estimated|insured|declared|market|book|nominal|face|assessed|rateable|cash|replacement|resale) value|valeur (?:estimee|estimée|assuree|assurée|declaree|déclarée|venale|vénale)|valore (?:stimato|assicurato|dichiarato)|valor (?:estimado|asegurado|segurado|declarado)|\p{L}{4,}wert|.*(?:估价|估值|保价|評価額))$/u

/** A number to call, and not one to write down: "helpline number", "emergency contact number". */
const phoneNumber =
  /(?:help ?line|hot ?line|whatsapp|contact|emergency|mobile|fax|call ?back|switchboard)(?: (?:number|no|#))?$/u

/**
 * Names of the day on which something was done: "confirmed on", "bestätigt am", "delivré le", "firmado el",
 * "emitido em".
 */
const doneOn =
  /(?:ed|en|wn|ld|nt|id) (?:on|at)$|(?:t|en) am$|(?:[eé]|is) le$|[adist]o il$|[adist]o el$|[adist]o em$|(?:d|t|en) op$|\p{L}{4} (?:vom|dated|z dnia)$/u

const keyedEndings = typesInOrder.flatMap((type) =>
  (kinds[type].endings?.split(',') ?? []).map((ending) => {
    const key = keyOf(ending)
    return { type, key, isDense: key.length > 1 && /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(key) }
  }),
)

const sumNames = new Set(kinds.amount.endings?.split(',').map(keyOf))

export function guessedType(words: string): ValueType {
  const tokens = tokensOf(words).map(({ key }) => key)
  const whole = tokens.join('')
  const last = tokens.at(-1) ?? ''
  if (attributes.has(tokens[0] ?? '') || (tokens[0] === 'total' && measures.has(last))) return 'text'
  if (tokens.length > 2 && (last === 'zip' || last === 'postcode')) return 'text'
  if (phoneNumber.test(words)) return 'phone'
  if (dateFirst.test(words)) return 'date'
  // the person in charge costs nothing
  if (inCharge.test(words)) return 'text'
  // Han words are not parted: 付款日期 ends with 日期
  const ending = keyedEndings.find(({ key, isDense }) => last === key || (isDense && whole.endsWith(key)))
  if (ending) return ending.type
  const compound = compounds.find(([, form]) => form.test(last))
  const type = compound?.[0]
  if (type) return type
  if (worth.test(words)) return 'amount'
  if (doneOn.test(words) || validity.test(words)) return 'date'
  // "fee paid"
  if (/^(?:paid|payable)$/.test(last) && sumNames.has(tokens.at(-2) ?? '')) return 'amount'
  if (tokens[1] === 'per' && sumNames.has(tokens[0] ?? '')) return 'amount'
  if (tokens.length > 1 && (dateTails.has(last) || dayAhead.test(words))) return 'date'
  if (tokens.length > 1 && countHeads.has(tokens[0] ?? '')) return 'number'
  if (tokens.length > 1 && dateHeads.has(tokens[0] ?? '')) return 'date'
  if (tokens.length > 1 && timeHeads.has(tokens[0] ?? '')) return 'time'
  if (numberFirst.test(words)) return 'code'
  if (tokens[0] === 'total' && counts.has(last)) return 'number'
  if (tokens.length > 1 && sumHeads.has(tokens[0] ?? '')) return 'amount'
  return 'text'
}

/** numero convention, número de póliza; "número de hijos" is how many there are. */
const numberFirst = /^(?:num[eé]ro|n[uú]mero|nummer|numer)(?: (?:de|du|di|do|da|del|della))? \p{L}*[^\Wsi]$/u

/** "date of birth", "fecha de nacimiento", "total deposits", "importe de la cuota": their first word tells. */
const timeHeads = setOf('timeHeads')
const dateHeads = setOf('dateHeads')
const sumHeads = setOf('sumHeads')

/** warranty_start, member_since */
const dateTails = setOf('dateTails')

/** valid_from, gültig bis */
const validity =
  /^(?:valid|g[uü]ltig|valable|valid[oa]|v[aá]lid[oa]|geldig|wa[zż]n[aey]) (?:from|until|till|to|von|vom|ab|bis|du|au|jusqu|desde|hasta|dal|al|fino|de|até|ate|vanaf|tot|od|do)\b/u

/** "next check by" is a day, and "checked by" somebody. */
export const dayAhead =
  /^(?:pay|use|valid|reply|renew|return|complete|start|begin|accept|claim|respond|submit|apply|register|book|collect|deliver|finish|order|answer|confirm|cancel|.*\p{L} \p{L}*(?<!ed|en)) by$/u

/** qty_delivered, quantity ordered */
const countHeads = setOf('countHeads')

/** "total depth" is measured in feet or in metres. */
const measures = setOf('measuredWords')

/** "total hours" are no sum of money either. */
const counts = setOf('countedWords')

/** "Type of income" is a word, not a sum. */
const attributes = setOf('attributes')
