// "figlia di Stefano Tarquini e di Lucia Bonarelli", "son of John Hale and Mary Stone": a certificate names somebody's
// parents without a label, the father first.
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

const child =
  '(?:[Ff]igli[oa]|[Ff]ils|[Ff]ille|[Hh]ij[oa]|[Ff]ilh[oa]|[Ss]on|[Dd]aughter|[Cc]hild|Sohn|Tochter|Kind|[Zz]oon|[Dd]ochter)'
const of = "(?:di|de|del|of|von|des|van|da|do|d['’])"
const title = '(?:(?:the late|fu|don|Mrs?|Sra?|Herrn?|Frau|M|Mme)\\.? )?'
const name = "\\p{Lu}[\\p{L}.'’-]+(?: (?:\\p{Lu}[\\p{L}.'’-]*|de|la|di|von|van|del))*"
const said = new RegExp(
  `(?<!\\p{L})${child} ${of} ?${title}(?<father>${name}),? (?:e|et|y|and|und|en)(?: (?:${of}|der) ?)? ?${title}(?<mother>${name})`,
  'du',
)
const score = 0.72

const asked = [
  { senses: sensesOfAny('father'), group: 'father' },
  { senses: sensesOfAny('mother'), group: 'mother' },
] as const

/** The father or the mother, whichever a field asks for by name. */
export function parentOf({ sheet }: Scene, { phrases, type }: FieldName): Placed[] {
  const words = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, 'name'))
  const [only, more] = words
  const parent = asked.find(({ senses }) => only && !only.senses.isDisjointFrom(senses))
  if (!parent || more || (type !== 'name' && type !== 'text')) return []
  return sheet.rows.flat().flatMap((part) => {
    const at = said.exec(part.text)?.indices?.groups?.[parent.group]
    return at ? [{ place: { part, start: at[0], end: at[1] }, score }] : []
  })
}
