// Pairs of a form that is filled in on lines: what stands before the line says what stands on it.
import type { Rule } from '../../../page.ts'
import { blanksIn } from '../blanks.ts'
import { beginsOnLine } from '../form-line.ts'
import { wholePart } from '../../model/place.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { isLabelLike } from './label-like.ts'
import type { Pair } from './pair.ts'

export function pairsOnLines({ rows, rules, unit }: Sheet): Pair[] {
  return rows.flatMap((row) => {
    const words = row.flatMap((part) => part.words.map(({ word }) => word))
    const blanks = blanksIn(words, rules)
    return row.flatMap((value, i): Pair[] => {
      const label = row[i - 1]
      const [first, before] = [value.words[0]?.word, label?.words.at(-1)?.word]
      if (!label || !first) return []
      const isOnBlank = blanks.some((blank) => blank[0] === first)
      if (isOnBlank) return blankPair(label, value)
      if (!beginsOnLine(words, first, before, rules)) return []
      if (/[:：]/u.test(label.text) || !isLabelLike(label.text) || isOnLine(label, rules, unit)) return []
      return [{ label: wholePart(label), value: wholePart(value), setting: 'ruled' }]
    })
  })
}

/** "Person in charge: surname ..Gallesio..": what stands before a colon is of the whole line. */
function blankPair(label: Part, value: Part): Pair[] {
  const start = /^.*[:：]\s*(?=.)/u.exec(label.text)?.[0].length ?? 0
  if (!isLabelLike(label.text.slice(start))) return []
  const end = value.text.replace(/[\s_.,/]+$/u, '').length
  return [
    {
      label: { part: label, start, end: label.text.length },
      value: { part: value, start: 0, end },
      setting: 'ruled',
    },
  ]
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
