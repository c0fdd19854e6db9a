// Male, female, and other words for a gender, of persons and animals.
import { looks, type Kind } from './kind.ts'
import { matchesOf } from './recogniser.ts'
import { hasDigit } from './written.ts'

const words =
  /(?<!\p{L})(?:male|female|männlich|weiblich|divers|homme|femme|masculin|féminin|masculino|femenino|hombre|mujer|maschio|femmina|feminino|man|vrouw|муж(?:ской)?|жен(?:ский)?|nam|nữ|mężczyzna|kobieta|macho|hembra|rüde|hündin|mâle|femelle|fêmea|reu|teef|samiec|samica|stallion|mare|gelding|m\/[mf]|[mfwvхжм])(?!\p{L})|[男女]性?|남성?|여성?|(?<!\p{L})[公母雌雄](?!\p{L})(?: ?[(（〈][^)）]{1,8}[)）])?/gu

export const gender: Kind = {
  recognise: (folded) => matchesOf(words, folded, 0.9),
  form: 13,
  clue: 11,
  family: 'words',
  traits: ['letters'],
  mayBe: looks('tick'),
  canBe: (text) => !hasDigit(text),
}
