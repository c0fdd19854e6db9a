// Names of people in a sentence: behind what they are or did, or of whom something is certified.
import { placeOfValue, textOf, type Place } from '../../model/place.ts'
import type { Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

/** "Signed on behalf of the company by Peter Ashdown", "born on 3 May 1980 in Lyon": names begin with capitals. */
export function namedBehind(sentence: Place, from: number, words: readonly Sensed[]): Place | null {
  const isPlace = words.some(({ senses }) => !senses.isDisjointFrom(placeSenses))
  const rest = { ...sentence, start: sentence.start + from }
  const match = isPlace
    ? behindIn.exec(textOf(rest))
    : (behindBy.exec(textOf(rest)) ?? appositive.exec(textOf(rest)))
  const found = placeOfValue(rest, match)
  // a sentence in capitals has no names that stand out
  return found && /\p{Ll}/u.test(textOf(found)) ? found : null
}

export const placeSenses = sensesOfAny('place')
const capitals = "(?<value>(?:\\p{Lu}[\\p{L}.'’-]+ ?){1,5})"
const behindBy = new RegExp(
  `^(?:[^.,;:]|, (?=\\d)){0,45}?(?<!\\p{L})(?:by|durch|von|par|por|da|door) +(?:the )?${capitals}`,
  'u',
)
/** "the patient John Smith", "Je soussignée, Claire Montagne" */
const appositive = new RegExp(`^,? +(?:(?:Mrs?|Ms|M|Mme|Herrn?|Frau|Sig|Sra?|Dr)\\.? +)?${capitals}`, 'u')
const behindIn = new RegExp(`^[^.;:]{0,45}?(?<!\\p{L})(?:in|at|zu|à|a|en|em|te) +${capitals}`, 'u')

/** "hace constar que la C. Ximena Robledo Arce labora": of whom something is certified, or whose it is. */
export function namedAsCertified(place: Place): Place | null {
  const text = textOf(place)
  return placeOfValue(place, certified.exec(text) ?? introduced.exec(text) ?? held.exec(text))
}

/** "por D.ª Inés Colomer Vidal, con DNI 73418265-K": who is told with a number or a birth is whom the page is about. */
const introduced =
  /(?<!\p{L})(?:Mrs?|Ms|Mme|M|Monsieur|Madame|Mademoiselle|Herrn?|Frau|Sig(?:\.ra)?|Signora?|Sra?|Dra?|D|Dña|Don|Doña|Sr|Senhora?)[.ªº“”"]{0,3} +(?<value>\p{Lu}[\p{L}'’-]+(?: (?:(?:de|del|la|von|van|der|di|da|do|dos) )*\p{Lu}[\p{L}'’-]+){1,4})(?=,? (?:con (?:DNI|NIE|documento|pasaporte)|titular de|holder of|née? le|né à|nat[oa] (?:a|il)|nacid[oa]|nascid[oa]|geboren|geb\.|born|portador|passport|ID|C\.?F\.?|codice fiscale|domicilié|demeurant|residente|domiciliad[oa]|wohnhaft)(?!\p{L}))/u

const certified =
  /(?:certif|constar|attest|bestätig|bescheinig|confirm|declar|dichiar|verklar)\p{L}*,? (?:that|que|che|dass|hiermit, dass|dat) (?:the |el |la |le |il |l['’]|o |a )?(?:(?:Mrs?|Ms|C|Sra?|D|Dña|Don|Doña|M|Mme|Monsieur|Madame|Mademoiselle|Sig|Signora?|Senhora?|Señora?|Herr|Frau|Dra?|Lic|Ing)\.? )?(?<value>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4})/u

const titles = String.raw`(?:(?:Mrs?|Ms|Sra?|D|Dña|Don|Doña|M|Mme|Monsieur|Madame|Sig|Signora?|Senhora?|Señora?|Herrn?|Frau|Dra?|mevr|dhr|de heer|mevrouw|pani?)\.? )?`
const twoNames = String.raw`(?<value>\p{Lu}[\p{L}.'’-]+(?: (?:(?:van|von|de|der|den|di|da|del|la|le) )*\p{Lu}[\p{L}'’-]+){1,4})`
const held = new RegExp(
  String.raw`(?:in the name of|auf den Namen|au nom de|a nombre de|a nome di|em nome de|op naam van|intestat[oa] a|na nazwisko|awarded to|issued to|presented to|ausgestellt für|délivrée? à|expedid[oa] a|conferit[oa] a|verleend aan|uitgereikt aan) ${titles}${twoNames}`,
  'u',
)
