// How many of an item there are, where that stands before its name: "2 x Tea".
import type { Place } from '../../model/place.ts'

/** "1 28 Chicken": by itself the first figure could be part of the name. */
export function withoutFigure(place: Place): { rest: Place; count: Place | null } {
  const { rest, count } = withoutCount(place)
  if (count) return { rest, count }
  const found = /^\d{1,3} +(?=\S*\p{L}|\d+ +\p{L})/u.exec(place.part.text.slice(place.start, place.end))
  if (!found) return { rest, count }
  const start = place.start + found[0].length
  return { rest: { ...place, start }, count: { ...place, end: place.start + found[0].trimEnd().length } }
}

/** "2 x Tea" are two of what follows; "3-Cheese Mac" is a name, unless the list counts other items so. */
export function withoutCount(
  place: Place,
  ofList: RegExp | null = null,
): { rest: Place; count: Place | null } {
  const text = place.part.text.slice(place.start, place.end)
  const found = ofList?.exec(text) ?? counted.exec(text)
  const count = found?.groups?.['count']
  if (!found || count === undefined) return { rest: place, count: null }
  const start = place.start + found[0].indexOf(count)
  return {
    rest: { ...place, start: place.start + found[0].length },
    count: /\d/.test(count) ? { ...place, start, end: start + count.length } : null,
  }
}

const counted =
  /^\W*(?<count>\d{1,3}(?:[.,]\d{2,3})?)(?: ?(?:x|×|pcs?)? +(?=\p{L})| -(?=\p{L})| ?- (?=\p{L})| ?[x×] +(?=\S))/iu
/** A 1 is easily read as a letter. */
const dashed = /^\W*(?<count>\d{1,3}|[Il|])-(?=\p{L})/u

/** The reader loses the space of "2 Tea". */
const glued = /^\W*(?<count>\d{1,2})(?=\p{Lu}\p{Ll}{2}|\p{Script=Han}{2})/u

/** The form of counts in a list, as other rows have them: two with a dash, or one with a space. */
export function countIn(texts: readonly string[]): RegExp | null {
  if (texts.filter((text) => /^\W*\d{1,3}-\p{L}/u.test(text)).length > 1) return dashed
  return texts.some((text) => /^\d{1,2} \p{L}{2}/u.test(text)) ? glued : null
}
