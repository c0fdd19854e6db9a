// What papers print for what a schema asks for: "queue_number" is called "Ticket No." at one counter and 看诊序号 at
// another. A row of the papers is one thing that they tell; its labels are looked for only where it is asked for, so
// that a word may mean one thing on a permit and another on a match sheet.
import { valueTypes, type ValueType } from '../lexicon/value-types.ts'
import { guessedType } from './guessed-type.ts'
import { isSame, isSameWord, sensedOf, type Sensed } from './senses.ts'
import { keyOf, tokensOf } from '../lexicon/tokens.ts'
import { rootOf } from './word-root.ts'
import { sensesOf, sensesOfAny } from './word-senses.ts'
import { paperRows } from '../lexicon/papers/paper-rows.ts'

interface Named {
  readonly name: string
  readonly row: number
}

interface Meant {
  readonly row: number
  readonly type: ValueType
  /** Without the words that only tell its type. */
  readonly words: readonly Sensed[]
}

/** How surely a label is meant: of what is called so by the very words, or by words of the same senses. */
const [ofVery, ofLike] = [0.93, 0.8]

interface Rows {
  readonly very: readonly number[]
  readonly like: readonly number[]
}

/** The labels, as keys, of whatever is called so, and how surely: with its parents, or else by its own name alone. */
export function labelsPrintedFor(whole: string, own: string, type: ValueType): ReadonlyMap<string, number> {
  const name = `${type} ${whole} ${own}`
  const known = found.get(name)
  if (known) return known
  const labels = labelsOfAny([whole, own].map((one) => rowsNamed(one, type)))
  if (found.size >= mostKept) found.clear()
  found.set(name, labels)
  return labels
}

/** Most schemas are asked for again and again. */
const found = new Map<string, ReadonlyMap<string, number>>()
const mostKept = 5000

function labelsOfAny(all: readonly Rows[]): Map<string, number> {
  const very = all.find((rows) => rows.very.length > 0)?.very ?? []
  const like = all.find((rows) => rows.like.length > 0)?.like ?? []
  const weight = very.length > 0 ? ofVery : ofLike
  return new Map(
    (very.length > 0 ? very : like).flatMap((row) => labelsOf(row).map((key) => [key, weight] as const)),
  )
}

/** A name in another language is a label of its row. */
function rowsNamed(name: string, type: ValueType): Rows {
  const words = contentOf(name)
  if (words.length === 0 || words.length > mostWords) return { very: [], like: [] }
  // all that is called alike has each of the words, so that the rarest will do
  const [rarest = []] = words.map(namesSaying).toSorted((a, b) => a.length - b.length)
  const all = [...new Set(rarest)].map(meant)
  const isVery = (one: Meant) => areOfAKind(one.type, type) && areAlike(one.words, words, haveOneKey)
  const isLike = (one: Meant) =>
    valueTypes[one.type].kind === valueTypes[type].kind && areAlike(one.words, words, isSame)
  const very = rowsOf(all.filter(isVery))
  const labelled = rowsLabelled().get(squeezed(name)) ?? []
  return { very: [...very, ...labelled], like: rowsOf(all.filter(isLike)) }
}

function rowsOf(all: readonly Meant[]): number[] {
  return [...new Set(all.map(({ row }) => row))]
}

function haveOneKey(a: Sensed, b: Sensed): boolean {
  return isSameWord(a.key, b.key)
}

const mostWords = 6

function areAlike(
  some: readonly Sensed[],
  others: readonly Sensed[],
  is: (a: Sensed, b: Sensed) => boolean,
): boolean {
  return (
    some.length === others.length &&
    some.every((one) => others.some((other) => is(one, other))) &&
    others.every((one) => some.some((other) => is(one, other)))
  )
}

/** What nobody knows the type of may be anything. */
function areOfAKind(a: ValueType, b: ValueType): boolean {
  return a === 'text' || b === 'text' || valueTypes[a].kind === valueTypes[b].kind
}

let built: ReadonlyMap<string, readonly Named[]> | undefined

/** The names of all rows by each of their words; only of those that are asked for it is looked what the words mean. */
function namesByWord(): ReadonlyMap<string, readonly Named[]> {
  if (built) return built
  const byWord = new Map<string, Named[]>()
  for (const [row, text] of paperRows.entries())
    for (const name of text.slice(0, text.indexOf(' : ')).split(', ')) {
      const named = { name, row }
      for (const word of name.split(' ')) {
        const others = byWord.get(word)
        if (others) others.push(named)
        else byWord.set(word, [named])
      }
    }
  return (built = byWord)
}

let said: ReadonlyMap<string | number, readonly string[]> | undefined

/** The words that rows are named with, by themselves and by what they mean. */
function wordsByTerm(): ReadonlyMap<string | number, readonly string[]> {
  if (said) return said
  const byTerm = new Map<string | number, string[]>()
  for (const word of namesByWord().keys())
    for (const term of termsOf({ key: word, senses: sensesOf(word), root: rootOf(word) }))
      byTerm.set(term, [...(byTerm.get(term) ?? []), word])
  return (said = byTerm)
}

function termsOf({ key, senses, root }: Pick<Sensed, 'key' | 'senses' | 'root'>): (string | number)[] {
  return [key, ...senses, ...(root === null ? [] : [`root ${root}`])]
}

function namesSaying(word: Sensed): readonly Named[] {
  const words = new Set(termsOf(word).flatMap((term) => wordsByTerm().get(term) ?? []))
  return [...words].flatMap((one) => namesByWord().get(one) ?? [])
}

const meanings = new Map<Named, Meant>()

function meant(named: Named): Meant {
  const known = meanings.get(named)
  if (known) return known
  const { row, name } = named
  const meaning = { row, type: guessedType(name), words: contentOf(name) }
  meanings.set(named, meaning)
  return meaning
}

function contentOf(name: string): readonly Sensed[] {
  return sensedOf(tokensOf(name.replace(/ed at$/, 'ed'))).filter(({ senses }) => senses.isDisjointFrom(light))
}

const light = sensesOfAny('date', 'time', 'name', '#', 'code', 'identifier')

const keysOfRow = new Map<number, readonly string[]>()

function labelsOf(row: number): readonly string[] {
  const known = keysOfRow.get(row)
  if (known) return known
  const keys = textsOf(paperRows[row] ?? '').map((text) => keyOf(text.normalize('NFKC').toLowerCase()))
  keysOfRow.set(row, keys)
  return keys
}

function textsOf(row: string): string[] {
  return row
    .slice(row.indexOf(' : ') + 3)
    .split(/[|,]/)
    .map((label) => label.trim())
    .filter((label) => label !== '' && !answers.has(label.toLowerCase()))
}

/** What is written beside a label asks for nothing. */
const answers: ReadonlySet<string> = new Set(
  [
    'yes,single,married,male,female,normal,good,passed,positive,negative,other,none',
    'ja,nein,ledig,verheiratet,oui,non,célibataire,soltero,soltera,sí,celibe,nubile,solteiro,solteira,ongehuwd,nee,panna,kawaler',
    '男,女,是,否,有,无,無,未婚,已婚,离异,丧偶,单身,單身,独身,合格,不合格,及格,通过,正常,异常,良好,优秀,同意,不同意,其他,阳性,阴性,미혼,기혼',
  ].flatMap((list) => list.split(',')),
)

/** Whether papers print it as the label of anything; a single short word may be a value as well. */
export function isPrintedLabel(text: string): boolean {
  return isTelling.test(text) && rowsLabelled().has(squeezed(text))
}

const isTelling =
  /\p{L}{2,}[ '’-]\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{3,}/u

let labelled: Map<string, number[]> | undefined

/** All labels at once, as a hundred thousand of them one by one take a second. */
function rowsLabelled(): Map<string, number[]> {
  if (labelled) return labelled
  labelled = new Map()
  for (const [row, text] of squeezed(paperRows.join('\n')).split('\n').entries())
    for (const label of text.slice(text.indexOf(':') + 1).split(/[|,]/)) {
      const others = labelled.get(label)
      if (others) others.push(row)
      else labelled.set(label, [row])
    }
  for (const none of ['', ...answers]) labelled.delete(none)
  return labelled
}

/** Without what comes and goes in reading. */
function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ .'’_-]/g, '')
    .replace(/:$/, '')
}
