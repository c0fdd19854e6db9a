// Units of measures: 162 ft, 1ヶ月, 4.3 公顷.

const times =
  '(?:[ヶか箇个個]月|年間?|日間|天|週間?|周|小时|小時|時間|分钟|分鐘|개월|년|일|시간)|(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|jahre?|monate?|wochen?|tage?|stunden?|ans?|annees?|mois|semaines?|jours?|heures?|años?|anos?|mes(?:es)?|dias?|días?|horas?|ann[oi]|mes[ei]|giorn[oi]|ore|jaar|maanden|dagen|uur)'
const measures =
  '(?:mm|cm|dm|km|m|in|ft|yd|mi|miles?|kg|mg|g|t|lbs?|oz|ml|cl|l|gal|m[²³23]|cm[²³]|km[²³]|㎡|㎥|ha|kw|kwp|kva|w|v|a|ma|hz|khz|mhz|°c|℃|°f|bar|kpa|mpa|psi|rpm|db|km/h|mph|l/min|m/s|gpm|ppm|kcal|kj|mmhg|mm/h|fl|pg|(?:[mµμunp]|k)?(?:mol|g|iu|u|eq)/(?:[dmµμu]?l|kg|g|h)|[µμ]g|mcg|nm|lm|lux?|bpm|kn|dpt|(?:square|cubic|sq\\.?|cu\\.?) ?(?:met(?:re|er)s?|feet|foot|ft|yards?|m)|metr?e?s|平方米|立方米|公里|公斤|千克|克|吨|噸|米|厘米|毫米|公顷|亩|升|千字|万字|字)'

const counted = new RegExp(`^ ?(?:${times}|${measures}|[岁歲歳세人件枚页頁匹頭头])(?![\\p{L}\\d²³])`, 'u')
const alone = new RegExp(
  `^[(\\[]?(?:[%‰]|(?:metric )?(?:tons?|tonnes)|${times}|${measures})(?![\\p{L}\\d])[^\\d]{0,8}[)\\]]?$`,
  'u',
)
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
