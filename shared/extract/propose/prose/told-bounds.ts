// 东至山脊南至机耕路 西至小溪 北至与林场交界: where a piece of land ends on its four sides, in a sentence or behind a label.
import { wholePart, joined } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import type { Told } from './told.ts'

const sides = [
  { asked: /(?:东|east)(?:至|界|侧|bound(?:ary)?|side)?$/u, said: '[东東]' },
  { asked: /(?:南|south)(?:至|界|侧|bound(?:ary)?|side)?$/u, said: '南' },
  { asked: /(?:西|west)(?:至|界|侧|bound(?:ary)?|side)?$/u, said: '西' },
  { asked: /(?:北|north)(?:至|界|侧|bound(?:ary)?|side)?$/u, said: '北' },
]
const reaches = '(?:至|邻|臨|临|靠)'
const all = new RegExp(`[东東]${reaches}.*[南西北]${reaches}`, 'u')
const score = 0.7

export function toldBounds({ sheet }: Scene, { type, keys }: FieldName): Told[] {
  const side = type === 'text' ? sides.find(({ asked }) => keys.some((key) => asked.test(key))) : undefined
  if (!side) return []
  const form = new RegExp(
    `${side.said}${reaches}[:：]?(?<value>[^，。；、,;:：]{1,20}?) ?(?=[，。；、,;]|[东東南西北]${reaches}|$)`,
    'u',
  )
  return sheet.rows.flatMap((row): Told[] => {
    const { part } = joined(row.map(wholePart))
    const match = all.test(part.text) ? form.exec(part.text) : null
    const value = match?.groups?.['value']
    if (!match || value === undefined) return []
    const start = match.index + match[0].indexOf(value)
    return [{ place: { part, start, end: start + value.length }, score }]
  })
}
