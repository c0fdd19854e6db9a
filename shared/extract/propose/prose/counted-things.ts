// "18 Claims, 6 Drawing Sheets" for number_of_claims and drawing_sheets: how many there are stands before what is counted.
import type { Scene } from '../../page/scene.ts'
import type { Told } from './told.ts'
import type { FieldName } from '../../words/names.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

const score = 0.66
/** Where a name does not ask how many. */
const fewestCounts = 2
const counted =
  /(?<![\p{L}\d.,/-])(?<count>\d{1,3}(?:[.,]\d{3})+|\d{1,6}) (?<thing>\p{L}{3,}(?: \p{L}{3,}){0,2})(?=[,;.)]|$)/dgu
/** Where all of a line is such counts. */
export function countedThings({ sheet }: Scene, { type, phrases, concept }: FieldName): Told[] {
  const words = phrases.at(-1) ?? []
  const own = words.filter(({ senses }) => senses.isDisjointFrom(countSenses))
  const isAsked = own.length < words.length
  if (
    concept !== null ||
    (type !== 'text' && type !== 'number') ||
    own.length === 0 ||
    !(isAsked || isPlural(own.at(-1)?.key))
  )
    return []
  return sheet.rows.flat().flatMap((part): Told[] => {
    const all = [...part.text.matchAll(counted)]
    // "1 Rents" is the first box of a form
    if (
      all.length < (isAsked ? 1 : fewestCounts) ||
      all.map(([text]) => text).join(', ').length < part.text.trim().length - 2
    )
      return []
    return all.flatMap(({ groups, indices }): Told[] => {
      const said = sensedOf(tokensOf((groups?.['thing'] ?? '').toLowerCase()))
      const at = indices?.groups?.['count']
      const isMeant =
        own.every((word) => said.some((one) => isSame(one, word))) && said.length <= own.length + 1
      return isMeant && at ? [{ place: { part, start: at[0], end: at[1] }, score }] : []
    })
  })
}

function isPlural(key: string | undefined): boolean {
  return key !== undefined && /[^s]s$/.test(key)
}

const countSenses = sensesOfAny('#', 'quantity', 'count')
