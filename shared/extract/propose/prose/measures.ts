// Figures whose unit says in part what they are: 15% is a rate, £25 per day is daily, 125 square metres are an area; and
// in "No more than six hens may be kept" what is counted stands behind the figure.
import { foldedOf, type Place } from '../../model/place.ts'
import { recogniseDuration } from '../../kinds/duration.ts'
import { matchesOf, type Span } from '../../kinds/recogniser.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Sentence } from '../../page/running-text.ts'

interface Figure extends Span {
  /** The meanings that its unit implies. */
  readonly implied: ReadonlySet<number>
}

const per = String.raw`(?: (?:per|pro|par|por|al|alla|à la|a|an|each|every|je|ao|a la))`
const kinds: readonly (readonly [RegExp, ReadonlySet<number>])[] = [
  [
    /\d(?:[\d.,]*\d)? ?(?:%|per cent|prozent|pour cent|por ciento|per cento|procent)/gu,
    sensesOfAny('rate', 'percentage'),
  ],
  [
    /\d(?:[\d.,]*\d)?(?: \d{3})* ?(?:m[²2]|sq\.? ?(?:m|ft)|square (?:metres|meters|feet|yards)|quadratmetern?|mètres carrés|metros cuadrados|metri quadrati|metros quadrados|vierkante meter|hectares?|hektar|ha|acres?)(?!\p{L})/gu,
    sensesOfAny('area', 'size', 'surface'),
  ],
  [
    /\d(?:[\d.,]*\d)? ?(?:km|cm|mm|m|kg|g|t|l|litres?|liters?|kwh?|ft|metres?|meters?)(?![\p{L}\d²³])/gu,
    new Set(),
  ],
]
const money =
  /(?<![\p{L}\d.,])(?:(?:[£€$]|eur|chf|usd|gbp) ?\d(?:[\d.,]*\d)?(?:,-)?|\d[\d.,]*(?: \d{3})* ?(?:€|eur|euros?|zł|kč|kr|chf|p)(?!\p{L}))/gu
const periods: readonly (readonly [RegExp, ReadonlySet<number>])[] = [
  [new RegExp(`^${per} (?:day|tag|jour|día|dia|giorno|dag)(?!\\p{L})`, 'u'), sensesOfAny('daily')],
  [new RegExp(`^${per} (?:month|monat|mois|mes|mese|mês|maand)(?!\\p{L})`, 'u'), sensesOfAny('monthly')],
  [
    new RegExp(`^${per} (?:annum|year|jahr|an|año|anno|ano|jaar)(?!\\p{L})`, 'u'),
    sensesOfAny('annual', 'yearly'),
  ],
]
const lasting = sensesOfAny('period', 'term', 'duration')
const count =
  /(?<![\p{L}\d.,/-])(?:\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|huit|neuf|dix|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|tre|quattro|cinque|sei|sette|otto|nove|dieci|drie|vijf|zes|zeven|negen|tien))(?= \p{L}{3})/gu

const ofAll = /(?<part>\d+) (?:of|out of|von|van|de|di|sur|su|sobre|em) (?:the |den |les |los |i )?$/u
const totals = sensesOfAny('total', 'all')

/** In characters, between a word of the name and its figure: of a name of one word, and of one of more. */
const [nearOne, near] = [25, 45]

export function measureIn({ place, said }: Sentence, { type, concept, phrases }: FieldName): Place | null {
  const folded = foldedOf(place)
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type))
  const isAsked =
    type === 'amount' || type === 'number' || type === 'percent' || (type === 'text' && concept === null)
  if (!isAsked || own.length === 0 || /\p{Script=Han}/u.test(folded)) return null
  // no figure is about a "defendant"
  if (type === 'text' && own.length === 1 && !own.some((word) => isPlural(word) || isMeasured(word)))
    return null
  const isIt = own.length > 1 ? isSameOrKin : isSame
  const unsaid = own.filter((word) => !said.some((one) => isIt(one, word)))
  // a unit says no more than one of them
  if (unsaid.length > 1 || unsaid.length === own.length) return null
  const dates = [...recognisers.date(folded), ...recognisers.time(folded)]
  const isOfDate = ({ start, end }: Span) => dates.some((one) => one.start < end && one.end > start)
  const figures = figuresIn(folded, type)
  const counts = countsIn(folded, type, own).filter(
    ({ start, end }) => !figures.some((one) => one.start < end && one.end > start),
  )
  const found = [...figures, ...counts]
    .filter((figure) => !isOfDate(figure))
    .flatMap((figure) => {
      const needed = own.filter(({ senses }) => senses.isDisjointFrom(figure.implied))
      const spoken = needed.map((word) => said.filter((one) => isIt(one, word)))
      if (needed.length === 0 || spoken.some(({ length }) => length === 0)) return []
      // the height is the measured word of "maximum height"
      const gaps = (spoken.at(-1) ?? []).map((one) => gapBetween(figure, one))
      return [{ figure, gap: Math.min(...gaps) }]
    })
    .filter(({ gap }) => gap <= (own.length > 1 ? near : nearOne))
  const [best] = found.toSorted((a, b) => a.gap - b.gap)
  return best
    ? { ...place, start: place.start + best.figure.start, end: place.start + best.figure.end }
    : null
}

function isPlural({ key }: Sensed): boolean {
  return /[^s]s$/.test(key)
}

function isMeasured({ senses }: Sensed): boolean {
  return !senses.isDisjointFrom(measured)
}

const measured = sensesOfAny(
  ...'period,duration,validity,weight,size,area,length,height,width,depth,capacity,volume,distance'.split(
    ',',
  ),
)

/** "kept insured": the verb of what a name calls insurance. */
function isSameOrKin(a: Sensed, b: Sensed): boolean {
  const isLong = Math.min(a.key.length, b.key.length) >= minKin
  return isSame(a, b) || (isLong && a.key.slice(0, stem) === b.key.slice(0, stem))
}

const [minKin, stem] = [7, 5]

function gapBetween({ start, end }: Figure, { end: said, key }: Sensed): number {
  return said <= start ? start - said : Math.max(0, said - key.length - end)
}

function figuresIn(folded: string, type: FieldName['type']): Figure[] {
  const sums = matchesOf(money, folded, 0.9).map((span) => ({
    ...span,
    implied: periods.find(([form]) => form.test(folded.slice(span.end)))?.[1] ?? new Set<number>(),
  }))
  if (type === 'amount') return sums
  const measures = kinds.flatMap(([form, implied]) =>
    matchesOf(form, folded, 0.9).map((span) => ({ ...span, implied })),
  )
  if (type === 'percent')
    return measures.filter(({ start, end }) => /%|cent|zent/u.test(folded.slice(start, end)))
  if (type === 'number') return []
  return [...sums, ...measures, ...recogniseDuration(folded).map((span) => ({ ...span, implied: lasting }))]
}

/** "complessivi 560,50 millesimi": how many there are, right before the word for them. */
function countsIn(folded: string, type: FieldName['type'], own: readonly Sensed[]): Figure[] {
  if (type === 'percent') return []
  const asksAll = own.some(({ senses }) => !senses.isDisjointFrom(totals))
  return matchesOf(count, folded, 0.8).flatMap((span) => {
    const behind = sensedOf(tokensOf(/^ \p{L}+(?: \p{L}+)?/u.exec(folded.slice(span.end))?.[0] ?? ''))
    const thing = behind.find((one) => own.some((word) => isSame(word, one)))
    if (!thing) return []
    // 9 von 11 Mitgliedern: those who are there, of all
    const part = asksAll ? null : ofAll.exec(folded.slice(0, span.start))
    const of = part?.groups?.['part'] ?? ''
    const counted = part ? { ...span, start: part.index, end: part.index + of.length } : span
    return [{ ...counted, implied: new Set<number>() }]
  })
}
