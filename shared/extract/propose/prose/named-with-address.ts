// "Mr Tom Hale of 4 Mill Lane, York YO1 7AB (“the Tenant”)", "certify that ANN LEE of Quay Cottage, Polruan PL23 1PA is the
// Registered Holder of ...": a deed names its parties with where they live, and says behind this who they are.
import { hasPostcode, isStreet } from '../../words/address-line.ts'
import { joined, wholePart, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Told } from './told.ts'

const name = String.raw`(?<name>(?:(?:Mrs?|Ms|Miss|Dr|MRS?|MS|MISS|DR)\.? )?\p{Lu}[\p{L}.'’&-]*(?: (?:and |& )?\p{Lu}[\p{L}.,'’&-]*){1,6}?)`
const address = String.raw`(?<address>[^()“”"]{8,110}?)`
const role = String.raw`(?:[(\[] ?(?:hereinafter |hereafter )?(?:called |referred to as )?[“"'‘]?(?:the )?(?<called>\p{L}[\p{L} ]{2,25}?)[”"'’]? ?[)\]]|is (?:the |a )?(?<is>(?:\p{L}+ )?(?:[Hh]older|[Oo]wner|[Pp]roprietor|[Mm]ember|[Tt]enant|[Oo]ccupier|[Kk]eeper|[Ll]essee|[Ll]icensee)))`
const deed = new RegExp(
  String.raw`(?:^|[.;:] |\d[.)] |(?<!\p{L})(?:that|and|between|BETWEEN|by|to) )${name},? (?:of|residing at|whose address is) ${address},? ${role}`,
  'du',
)

const score = 0.75
/** In lines: a party with its address is no longer. */
const mostLines = 3

export function namedWithAddress({ sheet }: Scene, field: FieldName): Told[] {
  const isAddress = field.concept === 'address'
  if (!isAddress && field.concept !== 'party' && field.concept !== 'person' && field.type !== 'name')
    return []
  const words = [...(field.group?.words ?? []), ...(field.phrases.at(-1) ?? [])].filter(
    (word) => !isTypeWord(word, 'name') && !isTypeWord(word, 'address'),
  )
  if (words.length === 0) return []
  return sheet.rows.flatMap((_, i): Told[] => {
    const lines = sheet.rows.slice(i, i + mostLines)
    const [first, ...others] = lines.map((row) => row[0])
    if (!first || lines[0]?.length !== 1 || !/ (?:of|residing) /u.test(first.text)) return []
    const text = joined([first, ...others.flatMap((part) => part ?? [])].map(wholePart))
    const place = toldIn(text, first.text.length, words, isAddress)
    return place ? [{ place, score }] : []
  })
}

function toldIn(
  { part }: Place,
  mostStart: number,
  words: readonly Sensed[],
  isAddress: boolean,
): Place | null {
  const { groups, indices } = deed.exec(part.text) ?? {}
  const where = groups?.['address'] ?? ''
  const at = indices?.groups?.[isAddress ? 'address' : 'name']
  const begins = indices?.groups?.['name']?.[0] ?? Infinity
  if (!at || begins >= mostStart || !(hasPostcode(where) || (/\d/.test(where) && isStreet(where))))
    return null
  const who = sensedOf(tokensOf((groups?.['called'] ?? groups?.['is'] ?? '').toLowerCase()))
  const isMeant = who.some((one) => words.some((word) => isSame(one, word) || endsAlike(one.key, word.key)))
  return isMeant ? { part, start: at[0], end: at[1] } : null
}

/** A shareholder is a holder. */
function endsAlike(said: string, asked: string): boolean {
  return said.length >= shortest && asked.endsWith(said)
}

const shortest = 5
