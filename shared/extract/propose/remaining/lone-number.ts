// "IT 0912 FE 003846" alone in its line, with no word for it: a paper that is asked for its number has it there.
import { foldedOf, shareText, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import { documentSenses } from '../../words/sense-groups.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import type { Found, Remaining } from './found.ts'

/** Letters and figures in one or a few groups. */
const number = /^(?=(?:.*\d){4})(?=.*(?:\p{Lu}|[-/]|\d{8}))[\p{Lu}\d]{1,10}(?:[ ./-][\p{Lu}\d]{1,10}){0,5}$/u

export function loneNumber({ scene, left, taken }: Remaining): Found[] {
  const [field, other] = left.filter(isOfPaper)
  if (!field || other) return []
  const places = scene.sheet.rows
    .filter(({ length }) => length <= maxBeside)
    .flat()
    .filter((part) => isAlone(scene, part))
    .map((part) => trimmed({ part, start: 0, end: part.text.length }))
    .filter((place) => isNumber(place) && !taken.some(({ value }) => shareText(value, place)))
  const [value, more] = places
  return value && !more ? [{ field, value }] : []
}

const maxBeside = 2

function isOfPaper({ name: { type, phrases } }: RequestedField): boolean {
  const words = phrases.at(-1) ?? []
  const says = (meant: ReadonlySet<number>) => words.some(({ senses }) => !senses.isDisjointFrom(meant))
  // 发票代码 is the code of a whole batch of invoices
  return type === 'code' && says(documentSenses) && !(says(invoiceSenses) && says(codeSenses))
}

const invoiceSenses = sensesOfAny('invoice')
const codeSenses = sensesOfAny('code').difference(sensesOfAny('#'))

/** No label beside it, and none above it. */
function isAlone({ pairs }: Scene, part: Part): boolean {
  return !pairs().all.some(({ value, label }) => value.part === part || label.part === part)
}

function isNumber(place: Place): boolean {
  const folded = foldedOf(place)
  return (
    number.test(place.part.text.slice(place.start, place.end)) &&
    (['date', 'time', 'phone', 'amount'] as const).every((type) =>
      recognisers[type](folded).every(({ sureness }) => sureness < minOfOther),
    )
  )
}

const minOfOther = 0.85
