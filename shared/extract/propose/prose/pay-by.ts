// The last day to pay, as a sentence tells it: "Bitte überweisen Sie den Betrag bis zum 13.03.2020."
import { recognisers } from '../../kinds/kinds.ts'
import { payWords, untilWords } from '../../lexicon/words.ts'
import { wholePart, type Place } from '../../model/place.ts'
import { fold } from '../../page/parts.ts'
import type { Scene } from '../../page/scene.ts'

export function payByDates(scene: Scene): Place[] {
  const sentences = scene.sentences().map(({ place }) => place)
  return [...sentences, ...scene.sheet.rows.flat().map(wholePart)].flatMap(payByDatesIn)
}

/** A sentence of paying with a day behind "until", but not the day of a discount, which ends sooner. */
function payByDatesIn({ part, start, end }: Place): Place[] {
  const folded = part.folded.slice(start, end)
  if (!pay.test(folded) && !hanPay.test(folded)) return []
  const dates = recognisers.date(folded).filter(({ sureness }) => sureness >= minSureness)
  return dates.flatMap((date, i) => {
    const before = folded.slice(dates[i - 1]?.end ?? 0, date.start)
    const behind = folded.slice(date.end, dates[i + 1]?.start)
    const clause = `${before.split(/[,;]/).at(-1) ?? ''} ${behind.split(/[,;]/)[0] ?? ''}`
    if ((!until.test(before) && !hanUntil.test(behind)) || discount.test(clause)) return []
    return [{ part, start: start + date.start, end: start + date.end }]
  })
}

const minSureness = 0.7
const oneOf = (words: readonly string[]) => `(?<!\\p{L})(?:${words.map(fold).join('|')})`
const pay = new RegExp(`${oneOf(payWords)}(?!\\p{L})`, 'u')
const until = new RegExp(`${oneOf(untilWords)} ?:? ?$`, 'u')
const hanPay = /[缴繳付还還]|支払|振込|納付|납부|결제|입금/u
const hanUntil = /^ ?(?:之?前|まで|迄|까지)/u
const discount = /skonto|discount|escompte|sconto|descuento|desconto|korting|rabat/
