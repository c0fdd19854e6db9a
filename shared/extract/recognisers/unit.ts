// What a figure is of stands right behind it and belongs to it: 162 ft, 1ヶ月, 新臺幣 1,500 元. A sign of money or a code of
// three letters does not: everybody knows those as something beside the figure.
import type { Place } from '../page/place.ts'

const money = '(?:[万萬億亿千]?[元円圓圆]|[만억천]?원|đồng|vnđ)(?:整)?'
const times =
  "(?:[ヶか箇个個]月|年間?|日間|天|週間?|周|小时|小時|時間|分钟|分鐘|개월|년|일|시간)|(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|jahre?|monate?|wochen?|tage?|stunden?|ans?|annees?|mois|semaines?|jours?|heures?|años?|anos?|mes(?:es)?|dias?|días?|horas?|ann[oi]|mes[ei]|giorn[oi]|ore|jaar|maanden|dagen|uur)"
const measures =
  '(?:mm|cm|dm|km|m|in|ft|yd|mi|miles?|kg|mg|g|t|lbs?|oz|ml|cl|l|gal|m[²³23]|cm[²³]|km[²³]|㎡|㎥|ha|kw|kwp|kva|w|v|a|ma|hz|khz|mhz|°c|℃|°f|bar|kpa|mpa|psi|rpm|db|km/h|mph|l/min|平方米|立方米|公里|公斤|千克|克|吨|噸|米|厘米|毫米|公顷|亩|升)'

const behind = new RegExp(`^ ?(?:${money}|${times}|${measures})(?![\\p{L}\\d²³])`, 'u')
const before = /(?:人民币|人民幣|新[臺台][幣币]|港[币幣]|美元|日元) ?$/u

/** `name`: what the unit is asked for in, "width_mm", has the figure alone. */
export function withUnit<T extends Place>(value: T, name: string): T {
  const { part, start, end } = value
  const unit = behind.exec(part.folded.slice(end))?.[0] ?? ''
  if (unit === '' || named(name, unit.trim())) return value
  const currency = new RegExp(`^ ?${money}`, 'u').test(unit)
    ? (before.exec(part.folded.slice(0, start))?.[0].length ?? 0)
    : 0
  return { ...value, start: start - currency, end: end + unit.length }
}

/** Days of "term_adjustment_days", mm of "width_mm" or "widthMm". */
function named(name: string, unit: string): boolean {
  return name.split(' ').some((word) => word === unit || word === `${unit}s`)
}
