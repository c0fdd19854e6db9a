// How many at how much each, as slips have it in a line of its own, before the name or behind it: "2 x 1,77",
// "0.436 * 745.00", "1,142 kg x 1,79 EUR/kg", "3 x 0,95 Yaourt".
import { foldedOf, type Place } from '../../model/place.ts'
import { currencyCodes, currencySigns } from '../../lexicon/words.ts'
import { numberOf } from '../../kinds/amount.ts'

export interface Counted {
  readonly count: Place
  readonly each: Place
  /** The name that goes on behind it; null where it stands alone. */
  readonly rest: Place | null
}

const unit =
  '(?:kg|kgs|g|gr|l|lt|ltr|st|stk|stck|stück|szt|pz|pcs?|ud|uds|un|und|u|ad|adet|kom|ks|db|кг|шт|г|л|コ|個|点|本|枚|개|kpl|gab|quả|chai|hộp|كجم|كغ|حبة)'
const counted = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${unit} )?(?<count>\\d{1,4}(?:[.,]\\d{1,3})?) ?${unit}?\\.? *(?:[x×*хX@]|[aà](?= ?\\d)|(?=\\d[\\d.,]* ?(?:€|eur|kr)? ?\\/ ?\\p{L})) *(?:[単単@à]|[^\\s\\d\\p{L}]|eur|chf|pln|r\\$|rs)? ?(?<each>\\d+(?:[.,]\\d{1,3})*)(?<behind> ?(?:\\)|eur|e(?=\\/)|€|zł|tl|円|원|р|₽|元)?\\.?(?: ?\\/ ?\\p{L}{1,4}\\.?)?)(?= |$)`,
  'u',
)

const currency = new RegExp(
  `(?<!\\p{L})(?:${currencyCodes.join('|')})(?!\\p{L})|${currencySigns.source}`,
  'giu',
)

export function countedIn(place: Place): Counted | null {
  const folded = foldedOf(place)
  const found = counted.exec(folded)
  const { count = '', each = '', behind = '' } = found?.groups ?? {}
  if (!found) return null
  const at = (text: string, from: number): Place => {
    const start = place.start + folded.indexOf(text, from)
    return { ...place, start, end: start + text.length }
  }
  const rest = place.start + found[0].length
  const behindIt = place.part.folded.slice(rest, place.end).replace(currency, '')
  const hasName = /\p{L}{2}|\p{Script=Han}/u.test(behindIt)
  const name = { ...place, start: rest + (/^ */.exec(place.part.text.slice(rest))?.[0].length ?? 0) }
  const eachFrom = found[0].length - behind.length - each.length
  return { count: at(count, 0), each: at(each, eachFrom), rest: hasName ? name : null }
}

/** Whether they come to this sum: to the cent where they are whole, and rounded where they are weighed: 1,142 kg. */
export function comesTo({ count, each }: Pick<Counted, 'count' | 'each'>, sum: Place): boolean {
  const [price = NaN, total = NaN] = [each, sum].map((place) => numberOf(foldedOf(place)) ?? NaN)
  const many = [numberOf(foldedOf(count)) ?? NaN, Number(foldedOf(count).replace(',', '.'))]
  return many.some((one) => Math.abs(one * price - total) < 0.006)
}
