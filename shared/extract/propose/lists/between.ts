// The text between name and sum in a row of a list: the quantity, the unit price, and the tax.
import { countedIn } from './counted-line.ts'
import { wholePart, type Place } from '../../model/place.ts'
import type { Part, Row } from '../../model/sheet.ts'

export interface Between {
  readonly count?: Place
  readonly each?: Place
  readonly taxRate?: Place
}

const count =
  /^[x×*]? ?(?<value>\d{1,3}(?:[.,]\d{3})?) ?(?:[x×*]|szt\.?|stk\.?|st\.?|pz|uds?\.?|шт\.?|개|個|点)?$/u
const each = /^(?:[aàá@] ?)?[^\p{L}\p{N}]{0,2}(?<value>\d+(?:[.,]\d{3})*[.,]\d{2})(?: ?(?:€|eur|zł))?$/u
const taxRate = /^(?<value>% ?\d{1,2}(?:[.,]\d{1,2})?|\d{1,2}(?:[.,]\d{1,2})? ?%)$/u

export function between(row: Row, name: Place, sum: Place): Between {
  const parts = row.slice(row.indexOf(name.part) + 1, row.indexOf(sum.part))
  return parts.reduce<Between>((found, part) => ({ ...readAs(part), ...found }), {})
}

function readAs(part: Part): Between {
  const multiplied = countedIn(wholePart(part))
  if (multiplied?.rest === null) return { count: multiplied.count, each: multiplied.each }
  for (const [key, pattern] of [
    ['count', count],
    ['each', each],
    ['taxRate', taxRate],
  ] as const) {
    const value = pattern.exec(part.folded)?.groups?.['value']
    if (value === undefined) continue
    const start = part.folded.indexOf(value)
    return { [key]: { part, start, end: start + value.length } }
  }
  return {}
}
