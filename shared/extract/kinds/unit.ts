// What a figure is of stands right behind it and belongs to it: 162 ft, 1ヶ月, 新臺幣 1,500 元. A sign of money or a code of
// three letters does not: everybody knows those as something beside the figure.
import type { Place } from '../model/place.ts'

const times =
  '(?:[ヶか箇个個]月|年間?|日間|天|週間?|周|小时|小時|時間|分钟|分鐘|개월|년|일|시간)|(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|jahre?|monate?|wochen?|tage?|stunden?|ans?|annees?|mois|semaines?|jours?|heures?|años?|anos?|mes(?:es)?|dias?|días?|horas?|ann[oi]|mes[ei]|giorn[oi]|ore|jaar|maanden|dagen|uur)'
const measures =
  '(?:mm|cm|dm|km|m|in|ft|yd|mi|miles?|kg|mg|g|t|lbs?|oz|ml|cl|l|gal|m[²³23]|cm[²³]|km[²³]|㎡|㎥|ha|kw|kwp|kva|w|v|a|ma|hz|khz|mhz|°c|℃|°f|bar|kpa|mpa|psi|rpm|db|km/h|mph|l/min|m/s|gpm|ppm|kcal|kj|mmhg|mm/h|fl|pg|(?:[mµμunp]|k)?(?:mol|g|iu|u|eq)/(?:[dmµμu]?l|kg|g|h)|[µμ]g|mcg|nm|lm|lux?|bpm|kn|dpt|(?:square|cubic|sq\\.?|cu\\.?) ?(?:met(?:re|er)s?|feet|foot|ft|yards?|m)|metr?e?s|平方米|立方米|公里|公斤|千克|克|吨|噸|米|厘米|毫米|公顷|亩|升|千字|万字|字)'

const unitBehind = new RegExp(`^ ?(?:${times}|${measures})(?![\\p{L}\\d²³])`, 'u')
const counted = new RegExp(`^ ?(?:${times}|${measures}|[岁歲歳세人件枚页頁匹頭头])(?![\\p{L}\\d²³])`, 'u')
const alone = new RegExp(
  `^[(\\[]?(?:[%‰]|(?:metric )?(?:tons?|tonnes)|${times}|${measures})(?![\\p{L}\\d])[^\\d]{0,8}[)\\]]?$`,
  'u',
)
const moneyBehind = /^ ?(?:[万萬億亿千]?[元円圓圆]|đồng|vnđ)整?/u
const moneyBefore = /(?:人民币|人民幣|新[臺台][幣币]|港[币幣]|美元|日元)? ?[¥￥$]? ?$/u

/** `name`: what the unit is asked for in, "width_mm", has the figure alone. */
export function withUnit<T extends Place>(value: T, name: string): T {
  const { part, end } = value
  const unit = unitBehind.exec(part.folded.slice(end))?.[0] ?? ''
  return unit === '' || named(name, unit.trim()) ? value : { ...value, end: end + unit.length }
}

/** `from`: where its label ends. A sum that is all there is has its words too; within a sentence it is told alone. */
export function withMoney<T extends Place>(value: T, from: number): T {
  const { part, start, end } = value
  const behind = moneyBehind.exec(part.folded.slice(end))?.[0] ?? ''
  const before = moneyBefore.exec(part.folded.slice(from, start))?.[0] ?? ''
  const isAll =
    /^(?:.*[:：])?\s*$/u.test(part.folded.slice(from, start - before.length)) &&
    part.folded.slice(end + behind.length).trim() === ''
  return behind !== '' && isAll ? { ...value, start: start - before.length, end: end + behind.length } : value
}

/** kg/m³, % m/m, (°C): nothing but what something is measured in. */
export function isUnit(folded: string): boolean {
  return alone.test(folded.trim())
}

/** 8.84 m, 4.3 公顷: where nothing else stands, how far its figure goes; 0 of all other texts. */
export function figureOfMeasure(folded: string): number {
  const figure = /^ ?[<>≤≥±~约約+-]? ?\d+(?:[.,]\d+)*(?: ?[-–~～] ?\d+(?:[.,]\d+)*)?/u.exec(folded)?.[0] ?? ''
  const unit = counted.exec(folded.slice(figure.length))?.[0] ?? ''
  return figure !== '' && unit !== '' && folded.slice(figure.length + unit.length).trim() === ''
    ? figure.length
    : 0
}

/** Days of "term_adjustment_days", mm of "width_mm" or "widthMm". */
function named(name: string, unit: string): boolean {
  return name.split(' ').some((word) => word === unit || word === `${unit}s`)
}
