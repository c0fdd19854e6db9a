// Finds values inside of longer texts: in a line that stands alone the texts between commas and brackets, and in a
// sentence the text after the words of the field's name. Digits come with their unit and without.
import type { Place } from '../model/place.ts'
import { recognisers, type ValueType } from '../kinds/kinds.ts'
import type { Line } from './lines.ts'
import type { Said } from './said.ts'

interface Range {
  readonly start: number
  readonly end: number
}

const delimiter = /[,;:()[\]、，。；：（）【】《》「」“”"/·|]|\.(?=\s+[\p{Lu}\p{Lo}])|\s[–—-]\s/gu
const hanGap = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] *)\s+/gu

/** The texts between the marks of a place, longest first if one contains the other. */
function segmentsIn(place: Place): Place[] {
  const { part, start, end } = place
  const text = part.text.slice(start, end)
  const cuts = [...text.matchAll(delimiter), ...text.matchAll(hanGap)]
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))
    .toSorted((a, b) => a.start - b.start)
  const ranges = [{ start: 0, end: 0 }, ...cuts].map((cut, i) => ({
    start: cut.end,
    end: cuts[i]?.start ?? text.length,
  }))
  return ranges.flatMap((range) => trimmed(part, { start: start + range.start, end: start + range.end }))
}

const maxSegments = 6

/** The pieces of a line, or of the value of a pair, that is no sentence. */
export function piecesOf(place: Place): Place[] {
  const segments = segmentsIn(place)
  if (segments.length < 2 || segments.length > maxSegments) return []
  const first = segments[0]
  // "Rua das Flores 12, Braga (Portugal)" without what is in brackets
  const bracket = /\s*[(（]/u.exec(place.part.text.slice(place.start, place.end))
  const ahead = bracket && bracket.index > 0 ? [{ ...place, end: place.start + bracket.index }] : []
  return [...segments, ...(first ? ahead : [])]
}

const [nearAhead, nearBehind] = [80, 40]
const maxSaid = 6

/** The places of a line that can be values beside a word, found once for all fields. */
export interface Contents {
  readonly segments: readonly Place[]
  readonly names: readonly Place[]
  readonly numbers: readonly Place[]
}

export function contentsOf({ place }: Line): Contents {
  return { segments: segmentsIn(place), names: capitalsIn(place), numbers: formedIn(place, 'number') }
}

/** The places after the words that match a field's name, and right before them. */
export function besideWords(
  { part }: Place,
  { segments, names, numbers }: Contents,
  said: readonly Said[],
): Place[] {
  const beside = lastOfRuns(said)
    .slice(0, maxSaid)
    .flatMap((word) => {
      const own = segments.find((one) => one.start <= word.start && one.end >= word.end)
      const rest = own ? trimmed(part, { start: word.end, end: own.end }) : []
      const behind = segments.filter((one) => one.start >= word.end && one.start - word.end < nearAhead)
      const [next, second] = behind
      const both = next && second ? [{ part, start: next.start, end: second.end }] : []
      const named = names
        .filter((one) => one.start >= word.end && one.start - word.end < nearAhead)
        .slice(0, 2)
      const before = names
        .filter((one) => one.end <= word.start && word.start - one.end < nearBehind)
        .slice(-1)
      const leading = own ? trimmed(part, { start: own.start, end: word.start }) : []
      return [...rest, ...withoutLead(rest), ...behind.slice(0, 2), ...both, ...named, ...before, ...leading]
    })
  return [...beside, ...numbers]
}

/** "as Master of Works", "为", "是", "at the": what leads from the word to the value. */
const lead =
  /^(?:\s|[为為是系由在于於至自从從系：:]|(?:is|was|of|the|a|an|at|in|on|by|to|from|for|as|de|del|della|di|da|do|la|le|el|los|las|il|lo|den|der|die|das|dem|von|vom|bei|in|im|zu|zum|zur|du|des|à|au|aux|est|ist|è|es|é|van|het|op|te)\s)+/iu

function withoutLead(places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const found = lead.exec(place.part.text.slice(place.start, place.end))
    return found ? [{ ...place, start: place.start + found[0].length }] : []
  })
}

/** Keeps the last of several words that follow each other. */
function lastOfRuns(said: readonly Said[]): Said[] {
  const words = said.toSorted((a, b) => a.start - b.start)
  return words.filter((word, i) => {
    const next = words[i + 1]
    return !next || next.start > word.end + 2
  })
}

const particle =
  "(?:de|del|della|dei|degli|di|da|do|dos|das|du|des|von|van|der|den|zu|of|the|la|le|y|e|et|and|&|d['’])"
const capital = "(?:(?:[A-Za-z]['’])?\\p{Lu}[\\p{L}'’.-]*)"
const capitals = new RegExp(`(?<!\\p{L})${capital}(?: (?:${particle} ){0,2}${capital})*`, 'gu')

/** Names of persons, houses and places, as their capitals tell. */
function capitalsIn({ part, start, end }: Place): Place[] {
  return [...part.text.slice(start, end).matchAll(capitals)]
    .filter(({ 0: name }) => name.length > 2)
    .map(({ 0: name, index }) => ({
      part,
      start: start + index,
      end: start + index + name.replace(/\.$/, '').length,
    }))
}

/** Places with the form of a type, with their unit after them or their currency before them. */
export function formedIn({ part, start, end }: Place, type: ValueType): Place[] {
  const folded = part.folded.slice(start, end)
  return recognisers[type](folded)
    .filter(({ sureness }) => sureness >= minForm)
    .flatMap((span) => {
      const bare = { part, start: start + span.start, end: start + span.end }
      return [bare, ...withUnit(bare)]
    })
}

/** Texts below this share of their type's form only resemble it. */
const minForm = 0.5
const unitBehind =
  /^\s?(?:\p{Ll}{1,8}\.?(?:[²³]|\/\p{Ll}{1,3})?|[%°℃℉µ㎡]\s?\p{L}?|[元円圆圓日天岁歳人名张張片米号号条份件个個月年分級级]|\p{Lo}{1,4}|[A-Z]{1,3})(?!\p{L})/u
const unitBefore = /(?:(?:hk|us|nt|a|c)?[$€£¥￥]|rmb|eur|usd|chf|gbp|[\p{Script=Han}]{1,3}|第)\s?$/u

function withUnit(place: Place): Place[] {
  const { part, start, end } = place
  const behind = unitBehind.exec(part.text.slice(end))
  const before = unitBefore.exec(part.folded.slice(0, start))
  const to = end + (behind?.[0].length ?? 0)
  const from = start - (before?.[0].length ?? 0)
  return [
    ...(behind ? [{ part, start, end: to }] : []),
    ...(before ? [{ part, start: from, end }] : []),
    ...(behind && before ? [{ part, start: from, end: to }] : []),
  ]
}

const title =
  /^(?:D|Dña|D\.ª|Dª|Sr|Sra|Sig|Sig\.ra|Dott|Dott\.ssa|M|Mme|Mr|Mrs|Ms|Dr|Rev|Prof|Ing|Avv|mevr|dhr|Herrn?|Frau)\.? (?=\p{Lu})/u

/** Also without the word of address. */
export function untitled(place: Place): Place[] {
  const found = title.exec(place.part.text.slice(place.start, place.end))
  return found ? [{ ...place, start: place.start + found[0].length }] : []
}

function trimmed(part: Place['part'], { start, end }: Range): Place[] {
  const text = part.text.slice(start, end)
  const ahead = /^[^\p{L}\p{N}☐☑☒$€£¥￥+〒#-]*/u.exec(text)?.[0].length ?? 0
  const inner = text.slice(ahead).replace(/[^\p{L}\p{N}%°℃)）]+$/u, '')
  return inner === '' ? [] : [{ part, start: start + ahead, end: start + ahead + inner.length }]
}
