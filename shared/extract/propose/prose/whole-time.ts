// Extends dates and times to the whole of an appointment: "09:37 至 11:37", "2025年6月20日（星期五）14:30". A field that asks
// neither for a bare day nor for a beginning or an end means all of it.
import type { Linked } from '../../model/linked.ts'
import type { Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'

const clock = '\\d{1,2} ?[:：h時时点시] ?\\d{2}(?: ?[分분])?'
/** 上午9時, 午後7時30分, 오전 9시 */
const hour =
  '(?:(?:上午|下午|午前|午後|早上|中午|晚上|오전|오후) ?)?(?:[01]?\\d|2[0-4]) ?[時时點点시](?: ?半| ?\\d{1,2} ?[分분])?'
const range = new RegExp(
  `(?:${clock} ?(?:[-–—~〜～一至到]|to|until|bis|à|a|al|do|до|tot) ?${clock}(?: ?uhr| ?h)?)|${hour} ?(?:[-–—~〜～一至到]|から|부터) ?${hour}`,
  'gu',
)
/** The day of the week, in brackets or without. */
const betweenDateAndTime = /^[\s,，]*(?:[〈（([]? ?(?:星期|周|週)?[\p{L}.]{1,12} ?[〉）)\]]?)?[\s,，]*$/u

/** Returns the whole time first, then the time of day alone, because the date may belong to another field. */
export function wholeTimes(found: readonly Linked[], withDate: boolean): Linked[] {
  return found.flatMap((value) => {
    const whole = wholeOf(value, withDate)
    const isMore = whole.start < value.start || whole.end > value.end
    return isMore ? [whole, { ...value, closeness: ofPart * value.closeness }] : [value]
  })
}

const ofPart = 0.85

/** Extends a time to the range that it begins or ends. */
export function rangeAround<T extends Pick<Linked, 'start' | 'end'>>(span: T, folded: string): T {
  const around = [...folded.matchAll(range)].find(
    ({ 0: text, index }) => index <= span.start && index + text.length >= span.end,
  )
  return around ? { ...span, start: around.index, end: around.index + around[0].length } : span
}

function wholeOf(value: Linked, withDate: boolean): Linked {
  const span = rangeAround(value, value.part.folded)
  return { ...span, start: (withDate ? dayBefore(span) : null) ?? span.start }
}

function dayBefore({ part: { folded }, start }: Place): number | null {
  const isRightBefore = (end: number) => end <= start && betweenDateAndTime.test(folded.slice(end, start))
  return recognisers.date(folded).find(({ end }) => isRightBefore(end))?.start ?? null
}

/** 입고일시 | 11월 6일(목) 09:20: of what asks for no bare day all that stands in its cell, the day and the time of day. */
export function wholeCell<T extends Place>(value: T): T {
  const { part, end } = value
  const rest = /^[\s,，]*(?<time>\S.*)$/u.exec(part.folded.slice(end).trimEnd())
  const isTime = rest !== null && new RegExp(`^(?:${clock}|${hour})$`, 'u').test(rest.groups?.['time'] ?? '')
  return isTime ? { ...value, end: end + rest[0].length } : value
}
