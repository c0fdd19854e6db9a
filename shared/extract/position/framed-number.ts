// 診字第1140412087號, 제 2025-17 호, 緑保第2025-117号: a line that is nothing but a number in its frame is the number of the paper, whatever else
// on it is numbered.
import type { FieldName } from '../words/names.ts'
import type { Scene } from '../scene.ts'
import { documentSenses, isTypeWord } from '../words/sense-groups.ts'
import type { Placed } from './placed.ts'

const framed =
  /^(?<whole>(?!.*(?:番号|编号|編號|号码|號碼))\p{Script=Han}{1,6}(?<!字)第 ?\d[\d-]* ?[号號])$|^(?:\p{Script=Han}{0,10}字 ?)?[第제] ?(?<value>[\p{L}\p{N}-]*\d[\p{N}-]*) ?[号號호]$/u
const score = 0.9

export function framedNumber({ sheet }: Scene, { type, phrases }: FieldName): Placed[] {
  const words = phrases.at(-1) ?? []
  const isOfPaper =
    type === 'code' &&
    words.some(({ senses }) => !senses.isDisjointFrom(documentSenses)) &&
    words.every((word) => isTypeWord(word, 'code') || !word.senses.isDisjointFrom(documentSenses))
  if (!isOfPaper) return []
  const found = sheet.rows.flat().flatMap((part): Placed[] => {
    const { whole, value = whole } = framed.exec(part.text.trim())?.groups ?? {}
    if (value === undefined) return []
    const start = part.text.indexOf(value)
    return [{ place: { part, start, end: start + value.length }, score }]
  })
  return found.length === 1 ? found : []
}
