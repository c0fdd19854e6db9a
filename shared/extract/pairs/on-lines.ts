// Pairs of a form that is filled in on lines: what stands before the line says what stands on it.
import type { Rule } from '../../page.ts'
import { beginsOnLine } from '../page/form-line.ts'
import { wholePart } from '../page/place.ts'
import type { Part, Sheet } from '../page/sheet.ts'
import { isLabelLike } from './label-like.ts'
import type { Pair } from './pair.ts'

export function pairsOnLines({ rows, rules, unit }: Sheet): Pair[] {
  return rows.flatMap((row) => {
    const words = row.flatMap((part) => part.words.map(({ word }) => word))
    return row.flatMap((value, i): Pair[] => {
      const label = row[i - 1]
      const [first, before] = [value.words[0]?.word, label?.words.at(-1)?.word]
      if (!label || !first || !beginsOnLine(words, first, before, rules)) return []
      if (/[:：]/u.test(label.text) || !isLabelLike(label.text) || isOnLine(label, rules, unit)) return []
      return [{ label: wholePart(label), value: wholePart(value), setting: 'ruled' }]
    })
  })
}

/** A heading that is underlined itself stands beside another one. */
function isOnLine({ box }: Part, rules: readonly Rule[], unit: number): boolean {
  return rules.some(
    ({ direction, box: line }) =>
      direction === 'horizontal' &&
      line.y0 >= box.y1 - 2 &&
      line.y0 < box.y1 + unit &&
      line.x0 <= box.x0 + unit &&
      line.x1 >= box.x1,
  )
}
