// A vehicle's plate, of which a figure or a word alone would be taken for a number: "RO-BK 417", 豫P·A6728, KR67 PVO.
import type { Place } from '../model/place.ts'

const plates = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    '[a-zäöü]{1,3}[- ][a-z]{1,2}[ -]?\\d{1,4} ?[eh]?',
    '\\p{Script=Han} ?[a-z] ?[·•・.-]? ?[a-z\\d]{4,6}[学警港澳挂]?',
    '\\p{Script=Han}{2,4} ?\\d{2,3} ?[ぁ-ん] ?[\\d・-]{1,5}',
    '[a-z]{1,3}[ -]?\\d{2,4}[ -]?[a-z]{1,3}',
    '\\d{1,4}[ -]?[a-z]{2,3}(?:[ -]?\\d{1,3})?',
  ].join('|')})(?![\\p{L}\\d])`,
  'gu',
)

/** All of the plate that a value is a part of. */
export function wholePlate<T extends Place>(value: T): T {
  const { part, start, end } = value
  const whole = [...part.folded.matchAll(plates)].find(
    ({ 0: text, index }) => index <= start && index + text.length >= end,
  )
  return whole ? { ...value, start: whole.index, end: whole.index + whole[0].length } : value
}
