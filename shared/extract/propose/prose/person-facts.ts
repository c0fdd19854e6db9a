// What a deed says of somebody behind the name: "Solenn Bideau, âgée de quarante-quatre ans, infirmière, domiciliée à
// Pouldergat, nièce du défunt", "D. Juan Gil, con DNI 73418265-K, soltero, nacido en Alcoy el 3 de enero de 1993".
import { textOf, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'

export type Fact =
  | 'birthDate'
  | 'birthPlace'
  | 'idNumber'
  | 'maritalStatus'
  | 'jobTitle'
  | 'address'
  | 'age'
  | 'nationality'
  | 'relationship'

export function factIn(rest: Place, fact: Fact): Place | null {
  const text = textOf(rest)
  if (fact === 'birthDate') return birthIn(rest, text)
  if (fact === 'jobTitle') return placeOf(rest, saidJob.exec(text)) ?? jobIn(rest, text)
  return placeOf(rest, patterns[fact].exec(text))
}

/** A deed that tells who somebody is, and not only what they do here. */
export function isIntroduced(rest: Place): boolean {
  const text = textOf(rest)
  return (
    introductions.some((fact) => factStart(patterns[fact].exec(text)) < nearest) ||
    born.test(text.slice(0, nearest))
  )
}

/** A number or a birth right behind a name says that it is somebody's, with a form of address or without. */
export function isIdentified(rest: Place): boolean {
  const text = textOf(rest).slice(0, rightBehind)
  const isTold = (['idNumber', 'age'] as const).some((fact) => patterns[fact].test(text))
  return isTold || born.test(text)
}

const rightBehind = 34
/** In characters, behind the name. */
const nearest = 60

function factStart(match: RegExpExecArray | null): number {
  return match?.index ?? Infinity
}

const born = /(?<!\p{L})(?:née?s?|nat[oaie]|nacid[oa]s?|nascid[oa]s?|geboren|geb\.|born)(?!\p{L})/u
const capital = String.raw`\p{Lu}[\p{L}'’-]+`
const placeName = String.raw`${capital}(?: (?:${capital}|de|de la|la|le|del|della|di|sur|sous|am|an der|an|van|den|en|do|da|upon)(?! \d))*(?: \(\p{L}{2,}\))?`
const idKinds = String.raw`(?:DNI|D\.N\.I\.|NIE|NIF|C\.?F\.?|[Cc]odice fiscale|[Pp]assport|[Pp]asseport|[Pp]asaporte|[Pp]assaporto|[Rr]eisepass|[Pp]ersonalausweis|[Ii]dentity card|ID(?: card)?|CNI|carte (?:nationale )?d['’]identité|carta d['’]identità|[Cc]édula|CPF|RG|BSN|[Dd]ocumento|[Bb]ilhete de [Ii]dentidade|[Cc]artão de [Cc]idadão|[Pp]aspoort)`
const numbers = String.raw`(?:[Nn]o\.?|[Nn]º|[Nn]°|[Nn]\.|[Nn]r\.?|number|número|numero|nummer|met nummer)`
const homes = String.raw`(?:domiciliée?s?|demeurant|domiciliad[oa]s?|con domicilio|vecin[oa]s?|residing|resident|living|residente|residenti|domiciliat[oa]|wohnhaft|wonende|woonachtig|morador[a]?|com domicílio)(?: (?:à|au|en|in|at|te|zu|em|a|de|na|no))?`
const kin = String.raw`(?:nièce|neveu|fille|fils|épou(?:se|x)|veuve|sœur|frère|mère|père|gendre|belle-fille|cousine?|niece|nephew|daughter|son|wife|husband|widow(?:er)?|sister|brother|mother|father|cousin|Tochter|Sohn|Ehefrau|Ehemann|Schwester|Bruder|Mutter|Vater|Nichte|Neffe|Witwe|hij[oa]|espos[oa]|sobrin[oa]|herman[oa]|madre|padre|figli[oa]|moglie|marito|nipote|sorella|fratello|filh[oa]|mãe|pai|irmã(?:o)?|dochter|zoon|echtgenote?|zus|broer)`
const states = String.raw`(?:single|married|divorced|widowed|bachelor|spinster|widow(?:er)?|célibataire|mariée?|divorcée?|veuve?|pacsée?|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|celibe|nubile|coniugat[oa]|divorziat[oa]|vedov[oa]|ledig|verheiratet|geschieden|verwitwet|solteir[oa]|divorciad[oa]|viúv[oa]|ongehuwd|gehuwd|gescheiden)`

const patterns: Readonly<Record<Exclude<Fact, 'birthDate' | 'jobTitle'>, RegExp>> = {
  birthPlace: new RegExp(
    String.raw`${born.source}[^;()]{0,40}?(?<!\p{L})(?:à|au|aux|a|ad|en|em|in|zu|te) (?<value>${placeName})`,
    'u',
  ),
  idNumber: new RegExp(
    String.raw`(?<![\p{L}.])${idKinds}(?: ${numbers})?[:,]? ?(?<value>(?=[^ ,;]*\d)[A-Z\d](?:[A-Za-z\d./-]| (?=\d))*[A-Za-z\d])`,
    'u',
  ),
  maritalStatus: new RegExp(
    String.raw`(?<=[,(] ?(?:y |et |e |and |de estado civil |di stato civile |estado civil )?)(?<value>${states})(?=[,.;)]|$| et | y | e )`,
    'u',
  ),
  address: new RegExp(
    String.raw`(?<!\p{L})${homes},? (?<value>(?:\d|${capital}|calle|avenida|rue|via|rua)[^,;()]*(?:, (?:\d|\p{Lu}|n[º°.])[^,;()]*)*)`,
    'u',
  ),
  age: /(?:âgée? de|aged|im Alter von|di anni|de) (?<value>(?:\p{L}+(?:[- ]\p{L}+){0,3}|\d{1,3})(?: (?:ans|years|años|anos|anni|Jahren?|jaar))?)(?=[,;. ]|$)(?<=\d|ans|years|años|anos|anni|Jahren?|jaar)|(?<later>\d{1,3}) (?:years old|years of age|Jahre alt|jaar oud)/u,
  nationality:
    /(?:de nationalité|de nacionalidad|di nazionalità|de nacionalidade|van nationaliteit|of) (?<value>\p{L}+)(?= nationality|[,;.)]|$)(?<!of \p{L}+(?! nationality))|(?<later>\p{L}+)(?=er Staatsangehöriger)/u,
  relationship: new RegExp(
    String.raw`(?<=[,(] ?(?:(?:sa|son|his|her|seine|ihre|su|sua|suo) )?)(?<value>${kin}(?: (?:of|du|de la|de|del|della|des|der|do|da|van de|van het) (?:the )?[\p{L}'’-]+)?)(?=[,.;)]|$| qui )`,
    'u',
  ),
}

const introductions = ['birthPlace', 'idNumber', 'maritalStatus', 'address', 'age'] as const

const saidJob =
  /(?:de profesión|de profissão|profession(?: :)?|di professione|professione|von Beruf|Beruf|van beroep|beroep|by (?:occupation|profession|trade)(?: an?)?|occupation|exerçant la profession d(?:e |['’])) ?(?<value>\p{L}[^,;.()]{2,40}?)(?=[,;.)]|$)/u

function birthIn(rest: Place, text: string): Place | null {
  const match = born.exec(text)
  if (!match) return null
  const from = match.index + match[0].length
  const [day] = recognisers
    .date(rest.part.folded.slice(rest.start + from, rest.end))
    .toSorted((a, b) => a.start - b.start)
  if (!day || day.start > nearest) return null
  const start = rest.start + from + day.start
  return { ...rest, start, end: start + day.end - day.start }
}

/** Among age, birth and home what stands by itself between commas in small letters is what somebody does. */
function jobIn(rest: Place, text: string): Place | null {
  if (!isIntroduced(rest)) return null
  const pieces = [...text.matchAll(/(?<=, )(?<value>\p{Ll}[\p{L} '’-]{3,40})(?=[,;.]|$)/gu)]
  const job = pieces.find(({ 0: piece }) => !known.some((form) => form.test(` ${piece},`)))
  return job ? placeOf(rest, job) : null
}

const known = [
  born,
  new RegExp(String.raw`^ (?:et |y |e |and )?(?:${states}|${kin})(?!\p{L})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})${homes}(?!\p{L})`, 'u'),
  /^ (?:(?:was|were|is|are|has|had|est|était|ont|ist|war|hat|wurde|es|fue|era|ha|è|foi|heeft|werd|died) |âgée?|aged|de \p{L}+ a[nñ]os|de nationalité|de nacionalidad|di |con |mit |with |avec |met |qui |who |que |der |die |dont |whose |holder |titular |mayor|maior|majeur|assisté|in |à |en |te |le |el |il |as |as |als |comme |hereinafter)/u,
]

function placeOf(rest: Place, match: RegExpExecArray | null): Place | null {
  const value = match?.groups?.['value'] ?? match?.groups?.['later']
  if (!match || value === undefined) return null
  const start = rest.start + match.index + match[0].indexOf(value)
  return { ...rest, start, end: start + value.trimEnd().length }
}
