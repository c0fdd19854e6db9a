// "red, green; blue", "①申请书；②身份证": a list within one line as its items.
import type { Place } from '../../model/place.ts'

const marker =
  /^(?:[①-⑳]|[(（]?\d{1,2}[)）．、]|\d{1,2}\.(?!\d)|[A-Z@]{1,2}[)）])\s*(?=\p{L}|\p{N}{1,2}\p{L})/u
/** A circled number is read as a letter or two, with what is left of its circle. */
const misread = /^[A-Z]{2} (?=\p{Script=Han})/u
const last = / (?:and|or|und|oder|et|ou|y|o|e|ed|en|of|i|oraz|и|или) (?=\S)/u
const minCount = 2

export function listItems({ part, start, end }: Place): Place[] {
  const text = part.text.slice(start, end)
  const pieces = [...text.matchAll(/(?:[^,;，；、①-⑳]|[,，](?=\d{3}(?!\d)))+|[①-⑳][^,;，；、①-⑳]*/gu)]
  const areNumbered = pieces.slice(1).some(({ 0: item }) => marker.test(item.trim()))
  const all = pieces
    .map(({ 0: item, index }) => withoutMarker(item, start + index, areNumbered))
    .filter(({ item }) => item !== '')
  const items = all.length >= minCount ? upToEnd(all) : all
  return items.map(({ item, from }) => ({ part, start: from, end: from + item.length }))
}

interface Item {
  readonly item: string
  readonly from: number
}

function withoutMarker(text: string, at: number, areNumbered: boolean): Item {
  const trimmed = text.trimStart()
  const mark = (marker.exec(trimmed) ?? (areNumbered ? misread.exec(trimmed) : null))?.[0].length ?? 0
  return { item: trimmed.slice(mark).trimEnd(), from: at + text.length - trimmed.length + mark }
}

/** With the end of its sentence a list has ended; "and" stands before the last of its items. */
function upToEnd(items: readonly Item[]): Item[] {
  const closing = items.findIndex(({ item }) => /。./u.test(item))
  const own = closing < 0 ? items : items.slice(0, closing + 1)
  return own.flatMap(({ item, from }, i): Item[] => {
    if (i < own.length - 1) return [{ item, from }]
    const whole = item.replace(/。.*$|(?<=\p{Ll}{3})\.$/u, '')
    const and = i > 0 ? last.exec(whole) : null
    return and
      ? [
          { item: whole.slice(0, and.index), from },
          { item: whole.slice(and.index + and[0].length), from: from + and.index + and[0].length },
        ]
      : [{ item: whole, from }]
  })
}
