// People who are named without a label: two to four words in capitals that no glossary knows, behind a word in small
// letters or a form of address, or alone in their line.
import { setOf } from '../lexicon/words.ts'
import { hasLegalForm } from '../words/company-words.ts'
import { textOf, type Place } from '../model/place.ts'
import type { Scene } from './scene.ts'
import { sensesOf } from '../words/word-senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'
import type { Part } from '../model/sheet.ts'

const word = String.raw`(?:\p{Lu}[\p{Ll}’'][\p{L}’'-]*|\p{Lu}\.)`
const particle = '(?:(?:de|la|las|los|del|della|di|da|do|dos|van|von|der|den|zu|ten|ter|le|du|el|al|bin) )*'
const address = String.raw`(?:(?:Dr|Prof|Mrs?|Ms|Mme|M|Herrn?|Frau|Sig\.ra|Sig|Sra?|Dra?|Dhr|Mevr|Don|Doña)\.? (?:med|vet)?\.? ?)`
/** Dear Ann Lee */
const greeting =
  '(?:(?:Dear|Hello|Hi|Hallo|Liebe[r]?|(?:Sehr )?[Gg]eehrte[rn]?|Ch[eè]re?|Estimad[oa]|Querid[oa]|Hola|Gentile|Car[oa]|Egregi[oa]|Prezad[oa]|Ol[aá]|Geachte|Beste) )'
const named = new RegExp(
  `(?<address>(?:${greeting}|${address})*)(?<name>${word}(?: ${particle}${word}){1,3})(?![\\p{L}\\d])`,
  'gu',
)

const greeted = new RegExp(`^${greeting}(?:${address}|${word} )(?:${particle}${word} ?)+:?$`, 'u')

/** "Estimada Carmen Ortuño:" begins a letter, and is no label of what follows. */
export function isGreeting(text: string): boolean {
  return greeted.test(text.trim())
}

export function personsOf(scene: Scene): Place[] {
  return scene.sheet.rows.flat().flatMap((part) => personsIn(part))
}

function personsIn(part: Part): Place[] {
  return [...part.text.matchAll(named)].flatMap(({ index, 0: all, groups }) => {
    const name = groups?.['name'] ?? all
    const end = index + all.length
    const place = { part, start: end - name.length, end }
    const before = part.text.slice(0, all.endsWith(name) && !groups?.['address'] ? place.start : index)
    const isIntroduced =
      (groups?.['address'] ?? '') !== '' || /(?:^|\s)\p{Ll}[\p{L}’']* $|[:：] *$/u.test(before)
    const isAlone = before === '' && /^[,.:]?$/.test(part.text.slice(end))
    const isSet = isIntroduced || isAlone || /^(?:\p{Lu}\p{Ll}+ )$/u.test(before)
    // "La proviseure, Mme Hélène Darribère" says who she is
    const isOfPlace = / of $/.test(before) && hasAddress.test(part.text.slice(end))
    return isSet && !isOfPlace && !/, *$/.test(before) && isPersonal(textOf(place)) ? [place] : []
  })
}

/** "of Quay Cottage, Polruan, Cornwall PL23 1PA" */
const hasAddress =
  /^(?:, [\p{L}\d '’-]+){0,3},? [\p{L} '’-]*(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{5})(?![\d\p{L}])/u

/** Written large by courtesy. */
const pronouns = setOf('pronouns')

/** No word of it says anything, and a given name is among them. */
function isPersonal(text: string): boolean {
  const keys = tokensOf(text.toLowerCase()).map(({ key }) => key)
  return (
    !hasLegalForm(text) &&
    !/^\p{Lu}\. \P{Zs}+$/u.test(text) &&
    keys.every((key) => key.length < 3 || (sensesOf(key).size === 0 && !pronouns.has(key)))
  )
}
