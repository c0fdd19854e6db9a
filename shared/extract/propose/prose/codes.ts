// Numbers and letters that a noun has right behind it: "propriétaire de la parcelle AH 214", "a deposit for the gate key,
// numbered K-112", "known as Plot 37B", "personeelsnummer 20417".
import { foldedOf, textOf } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, type Sensed } from '../../words/senses.ts'
import type { Placed } from '../position/placed.ts'
import type { Sentence } from '../../page/running-text.ts'

const number = String.raw`(?:n[o°º]\.?|nos?\.|nr\.?|num(?:ber)?(?:ed)?|numero|número|nummer|numérotée?|numerada?|numerat[oa]|genummerd|unter|under|the|la|le|is|ist|est|es|è|lautet|luidt|con el|bajo el|sous le|con il|onder|met|mit der|mit|with|de|du|della|des)`
/** Behind the noun: what says that its number follows, and the number. */
const behind = new RegExp(
  String.raw`^,?(?: ?${number})*[ :#]{0,2}[(„“"«]? ?(?<value>\p{Lu}{1,4}[ .-]?\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*|\p{Lu}{1,5}(?:[/.-][\p{L}\d]+)*[/.-]\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*|\d[\p{L}\d]*(?:[/.-][\p{L}\d]+)*)(?![\p{L}\d]|[.,]\d| ?(?:%|€|\p{Sc}))`,
  'iu',
)

export function codesIn({ place: sentence, said }: Sentence, { type, phrases, group }: FieldName): Placed[] {
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, 'code') && !isTypeWord(word, type))
  const words = own.length > 0 ? own : (group?.words ?? [])
  const head = words.at(-1)
  if (!head || (type !== 'code' && !(type === 'text' && own.length === 1))) return []
  const isSaid = (word: Sensed) => said.some((one) => isSame(one, word))
  if (!words.every(isSaid)) return []
  const taken = [...recognisers.date(foldedOf(sentence)), ...recognisers.time(foldedOf(sentence))]
  return said
    .filter((one) => isSame(one, head))
    .flatMap(({ end }): Placed[] => {
      const match = behind.exec(textOf(sentence).slice(end))
      const value = match?.groups?.['value']
      if (!match || value === undefined || !isCode(value, type)) return []
      const start = end + match[0].lastIndexOf(value)
      if (taken.some((span) => span.start < start + value.length && span.end > start)) return []
      const place = { ...sentence, start: sentence.start + start, end: sentence.start + start + value.length }
      return [{ place, score }]
    })
}

const score = 0.64

/** "clause 9" of a field that asks for no number is too little. */
function isCode(value: string, type: FieldName['type']): boolean {
  return /\d/.test(value) && (type === 'code' || (/\p{Lu}/u.test(value) && value.length > 2))
}
