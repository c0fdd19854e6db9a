// Reads Russian certificates: "Дана Соколовой Марине Викторовне ... работает в должности ведущего библиотекаря".
import type { FieldName } from '../../words/names.ts'
import { placeOfValue, type Place } from '../../model/place.ts'

const capitalised = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?'
const certified = new RegExp(
  `(?:[Дд]ан[ао]?|[Вв]ыдан[ао]?|удостоверяет,? что|подтверждает,? что|свидетельствует(?: о том)?,? что|гражданин(?:у|ке|ка)?|гр\\.) (?:гр\\. |г-ну |г-же )?(?<value>${capitalised}(?: ${capitalised}){1,2})(?=[,. (]|$)`,
  'u',
)
const asJob =
  /(?:в должности|на должности|должность:?) (?<value>\p{L}[\p{L} -]{3,60}?)(?= (?:с|по|в|на|и) (?:\d|\p{Lu}|настоящ)|[,(.;]|$)/u

export function statedInCyrillic(sentence: Place, { type, concept }: FieldName): Place | null {
  const text = sentence.part.text.slice(sentence.start, sentence.end)
  if (!/\p{Script=Cyrillic}{3}/u.test(text)) return null
  const isPerson = concept === 'person' || concept === 'party' || type === 'name'
  const match = concept === 'jobTitle' ? asJob.exec(text) : isPerson ? certified.exec(text) : null
  return placeOfValue(sentence, match)
}
