// A card that somebody hands over: a few lines without labels that say who somebody is, and how to reach them.
import { addressScore } from '../../words/address-line.ts'
import { hasBusinessWord, hasLegalForm } from '../../words/company-words.ts'
import { denseDepartment, denseJob, departmentWords, jobWords } from '../../lexicon/jobs.ts'
import { textOf, wholePart, type Place } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { keyOf, tokensOf } from '../../lexicon/tokens.ts'

export interface Card {
  readonly person: Place | null
  readonly job: Place | null
  readonly department: Place | null
  readonly company: Place | null
}

/** More lines or words are no card. */
const most = { rows: 16, words: 60 } as const

/** Null where the page is no card. */
export function cardOf({ sheet, labelsIn }: Scene): Card | null {
  if (!isCard(sheet)) return null
  const lines = sheet.rows
    .flat()
    .filter((part) => !isReach(part) && !labelsIn(part).some(({ hasColon }) => hasColon))
    .flatMap(piecesOf)
  const job = lines.find(isJob) ?? null
  const department = lines.find((line) => line !== job && isDepartment(line)) ?? null
  const rest = lines.filter((line) => line !== job && line !== department)
  const company = companyIn(rest, domainsIn(sheet))
  const people = rest.filter((line) => line !== company && isPerson(line))
  return { person: nearestTo(job ?? department, people), job, department, company }
}

function isCard({ rows, isReceipt, folded }: Sheet): boolean {
  const parts = rows.flat()
  const words = parts.reduce((sum, part) => sum + part.words.length, 0)
  const canBeReached = parts.some(
    ({ folded }) => recognisers.email(folded).length > 0 || recognisers.url(folded).length > 0,
  )
  const hasSums = /\d[.,]\d{2}(?!\d)/.test(folded)
  return !isReceipt && canBeReached && !hasSums && rows.length <= most.rows && words <= most.words
}

/** How to reach somebody, and not who they are. */
function isReach({ folded }: Part): boolean {
  const isOne = (['email', 'url', 'phone'] as const).some((type) => recognisers[type](folded).length > 0)
  return isOne || addressScore(folded) >= 0.45 || /\d{3}/.test(folded)
}

/** 営業部課長 is a department and a job. */
function piecesOf(part: Part): Place[] {
  const whole = wholePart(part)
  if (!/\p{Script=Han}/u.test(part.text)) return [whole]
  for (let cut = 2; cut <= part.text.length - 2; cut++) {
    const [head, tail] = [
      { ...whole, end: cut },
      { ...whole, start: cut },
    ]
    if (denseDepartment.test(textOf(head).trim()) && denseJob.test(textOf(tail))) return [head, tail]
  }
  return [whole]
}

const jobs = new Set(jobWords)
const departments = new Set(departmentWords)

function isJob(line: Place): boolean {
  return denseJob.test(textOf(line)) || hasWordOf(line, jobs)
}

function isDepartment(line: Place): boolean {
  return denseDepartment.test(textOf(line)) || hasWordOf(line, departments)
}

function hasWordOf({ part }: Place, words: ReadonlySet<string>): boolean {
  return !hasLegalForm(part.text) && tokensOf(part.folded).some(({ key }) => words.has(key))
}

/** Two to four words with capitals, or as many Han characters as a name has. */
function isPerson(line: Place): boolean {
  const text = textOf(line).replace(/,.*$/u, '').trim()
  if (hasLegalForm(text) || hasBusinessWord(text) || /\d/.test(text)) return false
  const isHan =
    /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{1,3} ?[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{1,3}$/u
  return isHan.test(text) || /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s+){1,3}\p{Lu}[\p{L}\p{M}'’-]+$/u.test(text)
}

/** A company with its legal form is surest, then one that its address in the net names. */
function companyIn(lines: readonly Place[], domains: ReadonlySet<string>): Place | null {
  const inDomain = lines.find((line) => domains.has(keyOf(line.part.folded)))
  return lines.find((line) => hasLegalForm(textOf(line))) ?? inDomain ?? null
}

function domainsIn({ rows }: Sheet): ReadonlySet<string> {
  const names = rows
    .flat()
    .flatMap(({ folded }) => [...folded.matchAll(/(?:@|www\.|\/\/)(?:www\.)?(?<name>[\p{L}\p{N}-]+)\./gu)])
  return new Set(names.map(({ groups }) => keyOf((groups?.['name'] ?? '').replaceAll('-', ''))))
}

function nearestTo(line: Place | null, people: readonly Place[]): Place | null {
  if (!line) return people[0] ?? null
  const apart = ({ part: { box } }: Place) => Math.abs(box.y0 - line.part.box.y0)
  return people.toSorted((a, b) => apart(a) - apart(b))[0] ?? null
}
