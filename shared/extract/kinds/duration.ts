// How long something lasts: 12 months, two weeks, 24 Monate, 3 ans, 两年.
import { matchesOf, type Recogniser } from './recogniser.ts'

const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|ein(?:e[nmrs]?)?|zwei|drei|vier|f[uü]nf|sechs|sieben|acht|neun|zehn|zw[oö]lf|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|' +
  'cuatro|cinco|siete|ocho|nueve|diez|quattro|cinque|sette|otto|dieci|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|negen|tien|twaalf|dwa|trzy|cztery|pięć|sześć|' +
  'uno|una|dos|tres|seis|doce|due|tre|sei|dodici|um|uma|dois|doze|[一二两三四五六七八九十]+'
const units =
  "min(?:\\.|ut(?:e[ns]?|os?|i|en)?)?|hours?|stunden?|heures?|horas|ore|uren|小时|時間|days?'?|weeks?'?|months?'?|years?'?|tag(?:en?|es)?|wochen?|monat(?:en?|s)?|jahr(?:en?|es)?|jours?|semaines?|mois|ans?|annees?|dias?|semanas?|mes(?:es)?|anos?|años?|" +
  'dzie[nń]|dni|tygodni[ea]?|miesi[aą]c[ey]?|miesi[eę]cy|lat|rok|roku|jaren|' +
  'giorni|giorno|settiman[ae]|mes[ei]|ann[oi]|dag(?:en)?|weken|maand(?:en)?|jaar|天|日|周|个月|月|年|日間|週間|ヶ月|か月|年間|개월|년|시간|분|주|일|分間?|小時|分鐘|分钟|学时|課時|课时|學時|星期|학시'

const duration = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,])(?:\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[-–—] ?\\d{1,4})?|${counts}) ?(?:\\(\\p{L}+\\) ?|\\(\\d+\\) ?)?-? ?(?:calendar |business |working |full |volle )?(?:${units})(?![\\p{Script=Latin}\\d])`,
  'gu',
)

export const recogniseDuration: Recogniser = (folded) => matchesOf(duration, folded, 0.9)
