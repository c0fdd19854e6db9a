// "Prep 25 min", "Totale soggiorno € 435,00", "NIPC 504 118 902", "FREQUENT FLYER NV 70442918 / SILVER": a few words
// and then figures to the end, with their sign before them and what they count behind them.
import { isFiller } from '../../words/fillers.ts'

export interface Behind {
  readonly start: number
  readonly end: number
}

const mostOfLabel = 4
const mostOfValue = 6
/** In characters. */
const longestLabel = 60
/** Words that stand between figures, or that say what they are. */
const mostWords = 2

const hasFigure = /\d/
/** €, ±, or the letters of a number: NV 70442918 */
const before = /^(?:\p{Sc}|[±+~≈<>≤≥]|ca\.?)$/iu
const letters = /^\p{Lu}{1,3}$/u
/** IT 0912 FE 003846: it is a part of the number. */
const country = /^\p{Lu}{1,2}$/u
const sign = /^(?:[-–—/|·×x%‰€$£]|\p{Sc}|[°ºC]{1,2}|[°º][CF])$/u
const unit = /^[\p{L}²³°%/.-]{1,12}$/u

export function figureBehind(text: string): Behind | null {
  const figure = text.search(hasFigure)
  if (figure < 1 || figure > longestLabel) return null
  const words = [...text.matchAll(/\S+/gu)]
  const at = words.findIndex(({ 0: word }) => hasFigure.test(word))
  if (at < 1) return null
  const isOwn = (word: string | undefined, pattern: RegExp) => word !== undefined && pattern.test(word)
  let first = at
  if (first > 1 && isOwn(words[first - 1]?.[0], before)) first--
  else if (first > 1 && isOwn(words[first - 1]?.[0], letters) && /^\d[\d-]{3,}$/.test(words[at]?.[0] ?? ''))
    first--
  const label = words.slice(0, first).map(({ 0: word }) => word)
  if (label.every((word) => country.test(word) || isBetween(word))) return null
  const value = words.slice(first).map(({ 0: word }) => word)
  const others = value.slice(at - first + 1).filter((word) => !hasFigure.test(word) && !sign.test(word))
  const start = words[first]?.index ?? 0
  const end = text.length - (/[\s.,;)]*$/u.exec(text)?.[0].length ?? 0)
  const isFew = first <= mostOfLabel && value.length <= mostOfValue && others.length <= mostWords
  const told = text.slice(start, end)
  const isMeant =
    others.every((word) => unit.test(word)) && !account.test(told) && !/^[([]|^-\p{L}/u.test(told)
  return isFew && isMeant ? { start, end } : null
}

/** Before a figure they say how much of it is meant, or until when: within 5 days. */
const edges = new Set(
  'within,over,under,about,from,until,up,than,more,less,only,every,after,before,oltre,entro,fino,circa,ogni,dopo,über,unter,ab,mehr,alle,nach,rund,binnen,plus,moins,environ,jusque,dès,chaque,sous,más,hasta,desde,cada,tras,meer,dan,vanaf,tot,ongeveer,ponad,około,mais,até,desde,cerca'.split(
    ',',
  ),
)

function isBetween(word: string): boolean {
  const key = word.toLowerCase()
  return isFiller(key) || edges.has(key)
}

/** An account has a label that is known. */
const account = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2}/
