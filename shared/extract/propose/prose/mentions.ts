// Whom running text names, and what it says they are: "Assume la presidenza il sig. Ottavio Bertinetti", "District Judge
// Marian Pugsley", "par sa fille, Mme Nolwenn Abgrall", "Hervé Quéméneur, adjoint au maire". Words for what somebody is
// stand in the clause before the name, or behind a comma after it.
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import { isFiller } from '../../words/fillers.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import { isOfPerson, isProfession } from '../../words/sense-groups.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { sensesOf } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { personName, title } from './forms-of-address.ts'
import type { Mention, Sentence } from '../../page/running-text.ts'

const somewhere = /(?<!\p{L})(?:en|in|im|à|au|at|te|zu|em|ad|nel|presso) $/iu

interface Named {
  readonly start: number
  /** Behind the form of address, which says nothing. */
  readonly named: number
  readonly from: number
  readonly end: number
  readonly isTitled: boolean
}

const nameInText = new RegExp(
  String.raw`(?<![\p{L}\d])(?<titles>(?:${title}\.?[“”"]? +)*)(?<name>${personName})(?![\p{L}\d])`,
  'gu',
)

export function mentionsIn({ place }: Sentence): Mention[] {
  const text = textOf(place)
  const all = [...text.matchAll(nameInText)]
    .flatMap((match) => namedIn(match) ?? [])
    // "nacido en Talavera de la Reina": somewhere, and not somebody
    .filter(({ isTitled, start }) => isTitled || !somewhere.test(text.slice(0, start)))
  return all.map((one, i) => {
    const { start, named, from, end, isTitled } = one
    const clause = clauseBefore(text, all[i - 1]?.end ?? 0, start)
    const said = [...wordsIn(place, clause, start), ...wordsIn(place, named, from)]
    const rest = { ...place, start: place.start + end, end: place.start + (all[i + 1]?.start ?? text.length) }
    return {
      name: { ...place, start: place.start + from, end: place.start + end },
      isTitled,
      beside: [...said.slice(-1), ...headsIn(rest)],
      before: said.slice(0, -1),
      rest,
    }
  })
}

/** Without what stands before the name with a capital too: "La Presidenta Ana Gil", "District Judge Marian Pugsley". */
function namedIn({ index, groups }: RegExpExecArray): Named | null {
  const { titles = '', name = '' } = groups ?? {}
  const isTitled = titles !== ''
  const words = name.split(' ')
  const first = words.findIndex(
    (word, i) => !(isTitled ? isCalling(word) : isWord(word)) && !(i === 0 && isArticle.test(word)),
  )
  const count = first < 0 ? words.length : first
  const own = words.slice(count)
  const fewest = isTitled ? 1 : 2
  if (own.filter((word) => /^\p{Lu}/u.test(word)).length < fewest) return null
  // "el Sr. Alcalde" has no name yet
  if (own.length === 1 && own.every(isWord)) return null
  if (!own.some((word) => /^\p{Lu}[\p{L}'’-]{2}/u.test(word))) return null
  if (hasLegalForm(name) || (!isTitled && own.some(isWord))) return null
  const at = index + titles.length
  const from = at + words.slice(0, count).join(' ').length + (count > 0 ? 1 : 0)
  return { start: index, named: at, from, end: from + own.join(' ').length, isTitled }
}

function wordsIn(sentence: Place, start: number, end: number): Sensed[] {
  return sensedOf(
    tokensOf(foldedOf({ ...sentence, start: sentence.start + start, end: sentence.start + end })),
  )
}

/** "Herr Direktor Anton Huber" */
function isCalling(word: string): boolean {
  return sensedOf(tokensOf(word.toLowerCase())).some((one) => isProfession(one) || isOfPerson(one))
}

/** It says something, and is nobody's name. */
function isWord(word: string): boolean {
  if (isParticle.test(word)) return false
  const [token] = tokensOf(word.toLowerCase())
  return token !== undefined && token.key.length > 1 && (sensesOf(token.key).size > 0 || isFiller(token.key))
}

const isArticle = /^(?:L[aeo]|El|Il|D[ei]|A|O|Der|Die|The|De|Het|Nous|Wir|We|Ik|Ich|Io|Yo|Eu)$/u
const isParticle = /^(?:l[aeo]s?|d[eiu]|van|von|de[lrn]?|di|da|do|dos|ten|ter|zu|al|el|san|santa?)$/iu

/** Where the clause begins that ends in the name; with a comma right before the name also what stands before it. */
function clauseBefore(text: string, from: number, start: number): number {
  const before = text.slice(from, start).replace(/[,\s]+$/u, '')
  const cut = [...before.matchAll(/[,;:.(](?= )|[;()]/gu)].at(-1)
  return from + (cut ? cut.index + 1 : 0)
}

const mostHeads = 6
const mostWords = 5
/** hierna te noemen verhuurder, hereinafter called the Tenant, en adelante «el arrendador» */
const calledThen =
  /^(?:hierna(?: te noemen)?|hereinafter|hereafter|ci-après|nachfolgend|im folgenden|en adelante|di seguito|in seguito|doravante|adiante)(?: (?:called|referred to as|known as|genannt|dénommée?|designad[oa]|denominad[oa]|denominat[oa]))?:?(?: (?:the|le|la|el|der|die|il|lo|o|a|de|het))? ?[«„“"'‘]? ?/u
/** "M. Yann Le Bris assure le secrétariat de la séance" */
const doesWhat =
  /^ (?:assure|assurait|assume|exerce|exerçait|remplit|übernimmt|übernahm|führt|führte|acts? as|acted as|acting as|serves? as|served as|takes|took|funge da|actúa como|actuó como|fungiert als|treedt op als|trad op als|holds|is|ist|est|è|es|é) (?<what>(?:[\p{L}'’-]+ ?){1,4})/u
const ofSomething =
  /(?:^| )(?:of|for|to|at|in|de|du|des|der|dem|di|del|della|delle|dell['’]|do|da|dos|van|von|vom|bei|im|am|für|à|a|au|por|para|zu|zum|con|mit|with|avec|met) /u

/** Solenn Bideau, âgée de quarante-quatre ans, infirmière, ...: what each piece behind the name begins with. */
function headsIn(rest: Place): Sensed[] {
  const text = foldedOf(rest)
  const what = doesWhat.exec(text)?.groups?.['what']
  if (what !== undefined)
    return headOf(what.replace(/^(?:the|le|la|les|el|das|die|den|der|il|lo|o|a|de|het|the) /u, ''))
  if (!/^ ?[,(–—]/u.test(text)) return []
  const heads: Sensed[] = []
  for (const piece of (text.split(';')[0] ?? '').split(/[,()–—]/u).slice(1, 1 + mostHeads)) {
    const own = piece
      .trim()
      .replace(/^(?:as|als|come|como|en qualité de|in qualità di|en calidad de|qui est) /u, '')
      .replace(calledThen, '')
    if ((own.split(ofSomething)[0] ?? '').split(' ').length > mostWords) break
    heads.push(...headOf(own))
  }
  return heads
}

const mostOfHead = 3

/** The surveyor of "surveyor at York"; an "adjoint au maire" is one word. */
function headOf(piece: string): Sensed[] {
  const end = (piece.split(ofSomething)[0] ?? '').length
  const first = tokensOf(piece)[0]?.key ?? ''
  const isSpaced = ({ key }: Sensed, i: number) => i === 0 && key.startsWith(first) && key !== first
  return sensedOf(tokensOf(piece))
    .filter((word, i) => word.end <= end || isSpaced(word, i))
    .slice(0, mostOfHead)
}
