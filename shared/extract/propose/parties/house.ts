// Names of organisations say what they are: "Instituto Las Encinas" for a school, 滨江区图书馆 for a library.
import { hanHouse } from '../../words/company-words.ts'
import type { FieldName } from '../../words/names.ts'
import type { Part } from '../../model/sheet.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

const houses = sensesOfAny(
  ...'school,university,hospital,practice,laboratory,authority,registry,municipality,hotel,library,gym,theatre'.split(
    ',',
  ),
  ...'foundation,federation,committee,institute,kindergarten,factory,studio,hall,bureau'.split(','),
  ...'restaurant,club,ministry,workshop,travel,museum,pharmacy,airline,bank,court,company,farm,store,insurer,department,constabulary,centre'.split(
    ',',
  ),
)

/** The school of school.name. */
function wordsFor({ phrases, group }: FieldName): readonly Sensed[] {
  const own = phrases.at(-1) ?? []
  const isBare = own.length > 0 && own.every((word) => isTypeWord(word, 'company'))
  return isBare && group ? group.words : own
}

/** "transport_company" asks for a house, and not for what the page is headed by. */
export function asksForHouse(name: FieldName): boolean {
  return wordsFor(name).some(({ senses }) => !senses.isDisjointFrom(houses))
}

/** "Kleintierpraxis Vogt": the word for a house begins its name, and is no label. */
export function isHouse(label: string): boolean {
  return sensedOf(tokensOf(label)).some(({ senses }) => !senses.isDisjointFrom(houses))
}

/** In Han script the last word of a name says what an organisation is, in other scripts any word. */
export function endsAsHouse({ text, folded }: Part): boolean {
  if (/\p{Script=Han}$/u.test(text)) return hanHouse.test(text)
  return sensedOf(tokensOf(folded)).some(({ senses }) => !senses.isDisjointFrom(houses))
}
