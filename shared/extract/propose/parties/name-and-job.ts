// Who signs beside what they are: "Harold Finch, Registrar" in one line, or the name and below it "Head of Planning".
import { jobWords } from '../../lexicon/jobs.ts'
import { textOf, wholePart, type Place } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import type { Told } from '../prose/told.ts'
import type { Scene } from '../../page/scene.ts'
import { hasLegalForm } from '../../words/company-words.ts'
import type { FieldName } from '../../words/names.ts'
import { isOfPerson, isProfession, isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { addressScore } from '../../words/address-line.ts'
import { isPersonal } from '../../page/persons.ts'

interface Titled {
  readonly name: Place
  readonly job: Place
  readonly says: readonly Sensed[]
  /** It surely is one: 14 Mill Lane and Kundennummer are none. */
  readonly isJob: boolean
}

const title = String.raw`(?:(?:Dr|Prof|Mrs?|Ms|Mme|M|Herr|Frau|Sig|Sra?|Dra?|Ing|Dame|Sir|Prof\.ssa|Dott\.ssa|Dott|Me|mgr|inż)\.? )`
const person = String.raw`${title}*\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|di|da|del|la|le|bin|al) )*\p{Lu}[\p{L}'’.-]*){1,3}`
const alone = new RegExp(`^${person}$`, 'u')
const inOneLine = new RegExp(String.raw`^(?<name>${person}), (?<job>\p{L}[\p{L} .&'’/-]{3,50})$`, 'u')
const jobLine = /^\p{L}[\p{L}&,/ .'’()-]{3,55}$/u
/** In heights of a part. */
const [mostBelow, mostShift] = [1.2, 1]
const score = 0.6

/** The field's own person, or who signs it all. */
export function namedWithJob(scene: Scene, field: FieldName): Told[] {
  const { type, concept, group } = field
  const isJob = concept === 'jobTitle' && group !== null
  if (!isJob && type !== 'name' && (type !== 'text' || concept !== null)) return []
  const words = wordsFor(field)
  const titled = titledIn(scene).filter(({ name }) => type !== 'text' || isPersonal(textOf(name)))
  // "Chief Elevator Inspector" is no type of elevator
  const head = [...(field.phrases.at(-1) ?? []), ...words].findLast(({ key }) => !/^\d+$/.test(key))
  if (type === 'text' && !isJob && (!head || !isSomebody(head))) return []
  const said = titled.filter(({ says }) => words.some((word) => says.some((one) => isSame(one, word))))
  const all = [...(group?.words ?? []), ...(field.phrases.at(-1) ?? [])]
  const isSigning = all.some(({ senses }) => !senses.isDisjointFrom(signing))
  const found =
    said.length > 0
      ? said.filter((one) => !isJob || one.isJob)
      : isSigning
        ? titled.filter((one) => one.isJob).slice(-1)
        : []
  return found.map(({ name, job }) => ({ place: isJob ? job : name, score }))
}

function isSomebody(word: Sensed): boolean {
  return isProfession(word) || isOfPerson(word) || jobs.has(word.key) || !word.senses.isDisjointFrom(signing)
}

const signing = sensesOfAny('signature', 'signed')

/** The registrar of registrar.name. */
function wordsFor({ phrases, group, type }: FieldName): readonly Sensed[] {
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type) && !isTypeWord(word, 'name'))
  return own.length > 0 ? own : (group?.words ?? [])
}

function titledIn({ sheet, isInParagraph }: Scene): Titled[] {
  const { rows, unit } = sheet
  return rows.flatMap((row, i) =>
    row.flatMap((part): Titled[] => {
      const line = inOneLine.exec(part.text.trim())?.groups
      if (line) {
        const end = line['name']?.length ?? 0
        return told({ part, start: 0, end }, { ...wholePart(part), start: end + 2 })
      }
      if (!isName(part) || isInParagraph(part)) return []
      const below = rows[i + 1]?.find(({ box }) => isBelow(part, box, unit))
      return below && jobLine.test(below.text.trim()) ? told(wholePart(part), wholePart(below)) : []
    }),
  )
}

function isName({ text }: Part): boolean {
  return alone.test(text.trim()) && !hasLegalForm(text) && addressScore(text) < 0.3
}

function isBelow({ box }: Part, other: Part['box'], unit: number): boolean {
  const isAligned =
    Math.abs(box.x0 - other.x0) < mostShift * unit ||
    Math.abs(box.x0 + box.x1 - other.x0 - other.x1) < 2 * mostShift * unit
  return isAligned && other.y0 - box.y1 < mostBelow * unit
}

const jobs = new Set(jobWords)
/** teammanager, Vertriebsleiter */
const longJobs = jobWords.filter((word) => word.length >= 6)

function told(name: Place, job: Place): Titled[] {
  const tokens = tokensOf(job.part.folded.slice(job.start, job.end))
  const says = sensedOf(tokens)
  const isJob =
    tokens.some(({ key }) => jobs.has(key) || longJobs.some((one) => key.endsWith(one))) ||
    says.some((one) => isProfession(one))
  return [{ name, job, says, isJob }]
}
