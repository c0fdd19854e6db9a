// "Zahnarztpraxis Dr. Henrike Assmuth": a practice is headed by whose it is, and who treats or certifies is called by
// their title there.
import type { Scene } from '../../page/scene.ts'
import type { Placed } from '../position/placed.ts'
import { isProfession } from '../../words/sense-groups.ts'
import type { FieldName } from '../../words/names.ts'

/** In rows: a letterhead is no longer. */
const head = 4
const score = 0.66
const titled =
  /(?<!\p{L})(?:Prof\. ?)?(?:Dr|Dra|Dott|Dott\.ssa|Dr\.ssa)\. ?(?:(?:med|dent|vet|jur|iur)\. ?){0,3}\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}$/u

export function practitionersOf({ sheet }: Scene, { type, phrases }: FieldName): Placed[] {
  const [word, more] = phrases.at(-1) ?? []
  if (type !== 'name' || !word || more || !isProfession(word)) return []
  const found = sheet.rows.slice(0, head).flatMap((row) =>
    row.flatMap((part): Placed[] => {
      const text = part.text.trimEnd()
      const match = titled.exec(text)
      return match ? [{ place: { part, start: match.index, end: text.length }, score }] : []
    }),
  )
  return found.length === 1 ? found : []
}
