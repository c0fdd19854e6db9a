// 診字第1140412087號, 제 2025-17 호, 緑保第2025-117号: a line that is nothing but a number in its frame is the number of the paper, whatever else
// on it is numbered.
import type { FieldName } from '../../words/names.ts'
import type { Scene } from '../../page/scene.ts'
import { documentSenses, isTypeWord } from '../../words/sense-groups.ts'
import { textOf } from '../../model/place.ts'
import type { Placed } from './placed.ts'

/** 浔人社工认〔2024〕0562号, 府農植字第1130048216號: who gives the number, the year and the number are one. */
const official =
  /^(?:\p{Script=Han}{3,12} ?[〔[(（【] ?(?:19|20)\d{2} ?[〕\])）】] ?第?|\p{Script=Han}{2,10}字 ?第?) ?\d[\d-]* ?[号號]$/u
const framed =
  /^(?<whole>(?!.*(?:番号|编号|編號|号码|號碼))\p{Script=Han}{1,6}(?<!字)第 ?\d[\d-]* ?[号號])$|^(?:\p{Script=Han}{0,10}字 ?)?[第제] ?(?<value>[\p{L}\p{N}-]*\d[\p{N}-]*) ?[号號호]$/u
const score = 0.9

export function framedNumber({ sheet }: Scene, { type, phrases, group, keys }: FieldName): Placed[] {
  const words = phrases.at(-1) ?? []
  const isBare =
    words.every((word) => isTypeWord(word, 'code')) || keys.some((key) => /[文字][号號]$/u.test(key))
  const isOfPaper =
    type === 'code' &&
    ((isBare && group === null) || words.some(({ senses }) => !senses.isDisjointFrom(documentSenses))) &&
    (isBare || words.every((word) => isTypeWord(word, 'code') || !word.senses.isDisjointFrom(documentSenses)))
  if (!isOfPaper) return []
  const found = sheet.rows.flat().flatMap((part): Placed[] => {
    const text = part.text.trim()
    const { whole, value = whole } = framed.exec(text)?.groups ?? {}
    const own = group === null && official.test(text) ? text : value
    if (own === undefined) return []
    const start = part.text.indexOf(own)
    return [{ place: { part, start, end: start + own.length }, score }]
  })
  // a form with a stub has it twice
  const texts = new Set(found.map(({ place }) => textOf(place)))
  return texts.size === 1 ? found.slice(0, 1) : []
}
