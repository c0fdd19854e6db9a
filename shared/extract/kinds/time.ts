// Times of the day: 14:05, 9:14:51 PM, 13時10分, 8h30.
import { looks, type Kind } from './kind.ts'
import { matchesOf, withoutOverlaps, type Recogniser } from './recogniser.ts'
import { digitsIn } from './written.ts'

const clock =
  /(?<![\d:.,/-])(?:[01]?\d|2[0-4]) ?: ?[0-5]\d(?: ?[:.] ?[0-5]\d)?(?: ?[ap](?:\.?[mhn]|(?=\s|$))(?!\p{L})\.?)?(?! ?:? ?\d)/gu
const glued = /(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\b\.?)?(?!\d)/gu
const behindDate =
  /(?<=\d[-/.](?:19|20)\d{2})(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?: ?[ap]\.?m\b\.?)?(?!\d)/gu
const han =
  /(?:(?:오전|오후|午前|午後|上午|下午|晚上|早上|中午) ?)?\d{1,2} ?[時时点시] ?\d{1,2} ?[分분](?: ?\d{1,2} ?[秒초])?/gu
const letters =
  /(?<![\d.,])(?:[01]?\d|2[0-4]) ?(?:h|uhr) ?[0-5]\d(?: ?min\b\.?)?(?!\d)|(?<![\d.,:])(?:[01]?\d|2[0-4])\.[0-5]\d ?(?:uhr|[ap]\.?m\b)/gu

/** 오전 8시, 午後3時, 9時 */
const hanHour =
  /(?<!\d)(?:(?:오전|오후|午前|午後|上午|下午|晚上|早上|中午) ?(?:[01]?\d|2[0-4]) ?[時时點点시](?:半)?|(?:[01]?\d|2[0-4]) ?[時시](?:半)?)(?! ?\d|[間间간])/gu

/** 17 Uhr, 6 pm */
const hour = /(?<![\d.,:])(?:[01]?\d|2[0-4]) ?(?:uhr|[ap]\.?m\.?)(?!\p{L})/gu

const recogniseTime: Recogniser = (folded) =>
  withoutOverlaps([
    ...matchesOf(han, folded, 1),
    // "Table 1: 15" is a time only where a label says so
    ...matchesOf(clock, folded, 1).map((span) =>
      /\d(?: :|: )/.test(folded.slice(span.start, span.end)) ? { ...span, sureness: 0.8 } : span,
    ),
    ...matchesOf(letters, folded, 0.9),
    ...matchesOf(behindDate, folded, 1),
    ...matchesOf(glued, folded, 0.7),
    ...matchesOf(hour, folded, 0.8),
    ...matchesOf(hanHour, folded, 0.8),
  ])

export const time: Kind = {
  recognise: recogniseTime,
  form: 2,
  clue: 5,
  family: 'when',
  traits: ['onlyOne', 'implied'],
  endings: 'time,时间,時刻,시간',
  // 1:09 PH: behind the time only an m can follow
  mend: (text) => text.replace(/(?<=\d ?[ap]\.?)[hn](?=\.?$)/i, (c) => (c === c.toLowerCase() ? 'm' : 'M')),
  mayBe: looks('time', 'cents'),
  canBe: (text) => digitsIn(text) < 15,
  withoutLabel: { minSureness: 0.9, concept: 'time', score: 0.62 },
}
