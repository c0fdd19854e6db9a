// "für Oktober 2025", "Mois de mars 2025": the month that a slip, a statement or a bill is for.
import { months } from '../../lexicon/months.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

const month = months
  .flat()
  .filter((name) => name.length > 3)
  .join('|')
const said = new RegExp(
  `^(?:(?:for|f[uü]r|im|per|zu|period|zeitraum|monat|month|mois|mes|mese|mês|maand|p[eé]riode|periodo|período)(?: of| de| di)?:? )*(?<value>(?:the )?(?:${month})(?: de)? (?:19|20)\\d\\d)$`,
  'iu',
)
const score = 0.62

/** None where there are several. */
export function monthsOf({ sheet }: Scene): Placed[] {
  const found = sheet.rows.flat().flatMap((part): Placed[] => {
    const value = said.exec(part.text.trimEnd())?.groups?.['value']
    if (value === undefined) return []
    const end = part.text.trimEnd().length
    return [{ place: { part, start: end - value.length, end }, score }]
  })
  return found.length === 1 ? found : []
}
