// What the words of a label or of a field's name mean, whatever language they are in: Mietbeginn is "rent" and
// "start", 抄表日期 is "meter" and "date".
import type { ValueType } from './lexicon/concept.ts'
import { abbreviations, sensesByWord } from './lexicon/glossary/glossary.ts'
import type { Token } from './tokens.ts'
import { rootOf } from './word-root.ts'

/** A word, or a part of a compound one, with its senses; none for a word that the glossary does not know. */
export interface Sensed {
  readonly key: string
  readonly senses: ReadonlySet<number>
  /** Where its token ends. */
  readonly end: number
}

const none: ReadonlySet<number> = new Set()

const fillers = new Set(
  (
    'of,the,a,an,to,in,for,and,or,your,s,de,du,des,la,le,el,der,die,das,von,my,this,here,is,on,by,please,enter,amount,see,instructions,if,any,required,optional,' +
    'no,o,os,as,da,do,dos,del,della,di,dei,degli,delle,al,alla,il,lo,los,las,y,e,et,ou,au,aux,d,l,en,un,une,und,' +
    'con,mit,avec,with,por,par,pour,para,auf,sur,su,durch,met,' +
    'mise,vom,oder,dem,den,des,zum,zur,im,am,fur,bei,van,het,een,op,voor,i,na,do,w,z,の,的,之,与,及,又,は,する,または,および'
  ).split(','),
)

export function isFiller(key: string): boolean {
  return fillers.has(key)
}

/** Without the words that say nothing. */
export function sensedOf(tokens: readonly Token[]): Sensed[] {
  return runsOf(tokens)
    .flatMap(({ key, end }) => piecesOf(key).map((piece) => ({ key: piece, end, senses: sensesOf(piece) })))
    .filter(({ key }) => key !== '' && !fillers.has(key))
}

/** The same word, in the plural too or misread at its end, or one of the same sense. */
export function isSameSense(a: Pick<Sensed, 'key' | 'senses'>, b: Pick<Sensed, 'key' | 'senses'>): boolean {
  return isSameWord(a.key, b.key) || isSame(a, b)
}

/** Not misread, and no other word that only begins so: report and reported, but not sign and signer. */
export function isSame(a: Pick<Sensed, 'key' | 'senses'>, b: Pick<Sensed, 'key' | 'senses'>): boolean {
  if (a.key === b.key || !a.senses.isDisjointFrom(b.senses)) return true
  const root = rootOf(a.key)
  if (root !== null && root === rootOf(b.key)) return true
  return Math.min(a.key.length, b.key.length) >= longStem && isSameWord(a.key, b.key)
}

const longStem = 6

export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4 || long.length - short.length > 2 || !long.startsWith(short)) return false
  // who tests is no test
  return !/^(?:er|or|ee)$/.test(long.slice(short.length))
}

/** A word that only says of which type the value is: the "date" of "visit date". */
export function isTypeWord({ senses }: Pick<Sensed, 'senses'>, type: ValueType): boolean {
  return !senses.isDisjointFrom(typeSenses[type] ?? none)
}

/** Han and Kana that touch are one word until the glossary parts them. */
function runsOf(tokens: readonly Token[]): { key: string; end: number }[] {
  const runs: { key: string; end: number }[] = []
  for (const { key, start, end } of tokens) {
    const last = runs.at(-1)
    // 姓 名: a label of two characters is set as wide as one of four
    const isSpaced = runs.length === 1 && last?.key.length === 1
    if (last && (last.end === start || isSpaced) && isDense(key) && isDense(last.key))
      runs.splice(-1, 1, { key: last.key + key, end })
    else runs.push({ key, end })
  }
  return runs
}

function piecesOf(key: string): readonly string[] {
  const spelled = abbreviations.get(key)
  if (spelled) return spelled
  if (isDense(key)) return denseWords(key)
  if (key.length > 1 && key.endsWith('#')) return [...piecesOf(key.slice(0, -1)), '#']
  if (sensesOf(key).size > 0 || key.length < leastCompound || key.length > longestCompound) return [key]
  return compound(key) ?? tail(key) ?? [key]
}

const leastCompound = 7
const longestCompound = 40
const leastPiece = 3
const linkers = ['', 's', 'n', 'en', 'es', 'e']

/** Besuchsdatum: besuch, s, datum. */
function compound(key: string): string[] | null {
  for (let cut = key.length - leastPiece; cut >= leastPiece; cut--) {
    const rest = key.slice(cut)
    if (sensesOf(rest).size === 0) continue
    const head = key.slice(0, cut)
    for (const linker of linkers) {
      if (!head.endsWith(linker)) continue
      const first = head.slice(0, head.length - linker.length)
      if (first.length < leastPiece) continue
      if (sensesByWord.has(first)) return [first, rest]
      const parted = first.length >= leastCompound ? compound(first) : null
      if (parted) return [...parted, rest]
    }
  }
  return null
}

const leastTail = 6

/** Kleintierpraxis: what it is ends the word, although its beginning is in no glossary. */
function tail(key: string): string[] | null {
  for (let cut = leastPiece; key.length - cut >= leastTail; cut++)
    if (sensesByWord.has(key.slice(cut))) return [key.slice(0, cut), key.slice(cut)]
  return null
}

const longestDense = 6

function denseWords(key: string): string[] {
  const characters = Array.from(key)
  const words: string[] = []
  for (let from = 0; from < characters.length;) {
    let count = Math.min(longestDense, characters.length - from)
    while (count > 1 && !isKnown(characters.slice(from, from + count).join(''))) count--
    words.push(characters.slice(from, from + count).join(''))
    from += count
  }
  return words
}

function isKnown(word: string): boolean {
  return sensesByWord.has(word) || fillers.has(word)
}

const endings = ['', 's', 'es', 'n', 'en', 'e', 'ed', 'd', 'ing']

/** In the plural and in cases too, and by what its cousins in other languages mean. */
function sensesOf(key: string): ReadonlySet<number> {
  for (const ending of endings) {
    const stem =
      key.length - ending.length >= leastPiece || ending === ''
        ? key.slice(0, -ending.length || undefined)
        : ''
    const senses = key.endsWith(ending)
      ? (sensesByWord.get(stem) ?? (ending === 'ing' ? sensesByWord.get(`${stem}e`) : undefined))
      : undefined
    if (senses) return senses
  }
  const root = rootOf(key)
  return (root === null ? undefined : sensesByRoot.get(root)) ?? none
}

const sensesByRoot: ReadonlyMap<string, ReadonlySet<number>> = byRoot()

function byRoot(): Map<string, Set<number>> {
  const index = new Map<string, Set<number>>()
  for (const [word, senses] of sensesByWord) {
    const root = rootOf(word)
    if (root !== null) index.set(root, new Set([...(index.get(root) ?? []), ...senses]))
  }
  return index
}

const typeSenses: Readonly<Partial<Record<ValueType, ReadonlySet<number>>>> = {
  date: sensesOfAny('date', 'time'),
  time: senseOf('time'),
  amount: sensesOfAny('amount', 'price', 'fee'),
  address: senseOf('address'),
  phone: senseOf('phone'),
  code: sensesOfAny('#', 'code', 'reference', 'identifier'),
  name: sensesOfAny('name', 'signature', 'seal'),
  text: senseOf('name'),
  company: senseOf('name'),
}

/** Somebody of flesh and blood: the driver of "driver name". */
export function isOfPerson({ senses }: Pick<Sensed, 'senses'>): boolean {
  return !senses.isDisjointFrom(personSenses)
}

const personSenses = sensesOfAny(
  ...'guest,customer,patient,student,passenger,driver,member,employee,baby,child,owner,candidate,teacher'.split(
    ',',
  ),
  ...'visitor,person,subscriber,contractor,technician,author,artist,citizen,courier,doctor,coach,intern'.split(
    ',',
  ),
)

/** What somebody is by trade: whoever is asked for so is asked for by name. */
export function isProfession({ senses }: Pick<Sensed, 'senses'>): boolean {
  return !senses.isDisjointFrom(professionSenses)
}

const professionSenses = sensesOfAny(
  ...'veterinarian,notary,judge,interpreter,conductor,soloist,composer,doctor,nurse,lawyer,teacher,coach'.split(
    ',',
  ),
  ...'headteacher,supervisor,witness,driver,skipper,secretary,chairperson,treasurer,technician,caretaker'.split(
    ',',
  ),
)

/** What a document may be. */
export const documentSenses: ReadonlySet<number> = sensesOfAny(
  ...'document,certificate,file,licence,contract,application,report,card,ticket,invoice,receipt,order,policy,notice'.split(
    ',',
  ),
  ...'registration,delivery,grade,passport,visa,vaccine,warranty,inspection,admission,booking,request,boarding'.split(
    ',',
  ),
)

export function sensesOfAny(...words: readonly string[]): ReadonlySet<number> {
  return new Set(words.flatMap((word) => [...senseOf(word)]))
}

function senseOf(word: string): ReadonlySet<number> {
  return sensesByWord.get(word) ?? none
}

function isDense(key: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+$/u.test(key)
}
