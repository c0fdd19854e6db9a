// The day of the week belongs to its date, as it is printed before or behind it.
import type { Place } from '../../model/place.ts'

export function withWeekday<T extends Place>(date: T): T {
  const { part, start, end } = date
  const before = named.exec(part.folded.slice(0, start))?.[0].length ?? 0
  const behind = inBrackets.exec(part.folded.slice(end))?.[0].length ?? 0
  return { ...date, start: start - before, end: end + behind }
}

/** "Tuesday, February 13, 2024", "woensdag 16 maart 2022" */
const named = new RegExp(
  `(?<!\\p{L})(?:${[
    'mon(?:day)?|tue(?:sday|s)?|wed(?:nesday)?|thu(?:rsday|rs|r)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
    'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo',
    'luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica',
    '(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?',
    'maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    'poniedzia[lł]ek|wtorek|[sś]roda|czwartek|pi[aą]tek|sobota|niedziela',
    'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье',
  ].join('|')})[.,]?(?: (?:den|the|le|el|il|dia|dnia))? $`,
  'u',
)

/** 113/04/18 (四) */
const inBrackets =
  /^ ?[(（〈] ?(?:[月火水木金土日一二三四五六월화수목금토일]|(?:星期|周|週)[一二三四五六日天]) ?[)）〉]/u
