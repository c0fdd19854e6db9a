// The sender of a document, by which learned rules are found again: its numbers and its registered name, and never a
// line that anybody's document may have, such as a cashier's.
import type { Page } from '../../../page.ts'
import type { RuleSender } from '../../../contract/learned-rule.ts'
import { ruleLimits } from '../../../contract/learned-rule.ts'
import { recogniseOne, type ValueType } from '../../kinds/kinds.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { labelsOf, valuesBehind, type Label } from '../../page/labels.ts'
import { sheetOf } from '../../page/make-sheet.ts'
import { hasBusinessWord, hasLegalForm } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { vocabularyOf } from '../../words/vocabulary.ts'
import { fieldType, isOfIssuer } from '../../score/field-types.ts'
import { squash } from '../grounding/squash.ts'
import { comparable, likenessOfLayouts } from './layout.ts'

/** Labels of numbers that a party has for itself, with their kind. */
const ownNumbers: Readonly<Record<string, readonly [keyof Omit<RuleSender, 'names'>, ValueType]>> = {
  taxId: ['taxNumbers', 'taxId'],
  registrationNumber: ['taxNumbers', 'code'],
  phone: ['contacts', 'phone'],
  mobile: ['contacts', 'phone'],
}

export interface KnownValue {
  readonly field: string
  readonly value: string
}

/** The sender of a page, with the lines of its head, in which a name may be misread. */
export interface PageSender extends RuleSender {
  readonly head: readonly string[]
}

const vocabulary = vocabularyOf(new Set(), [])
const minQuality = 0.5
const minDigits = 6
const minName = 6
const headRows = 8

/** The sender as the page names it; `known` are values of its record, whose names of a seller count if the page shows them. */
export function senderOf(page: Page, known: readonly KnownValue[] = []): PageSender {
  const sheet = sheetOf(page)
  const labels = labelsOf(sheet, vocabulary).filter(({ quality }) => quality >= minQuality)
  const isOfOther = otherParties(sheet, labels)
  const found = { taxNumbers: new Set<string>(), contacts: new Set<string>() }
  for (const label of labels.filter(({ part, roles }) => !isOfOther(part) && !roles.some(isOther)))
    for (const concept of label.concepts) {
      const [kind, type] = ownNumbers[concept] ?? []
      const number = kind && type ? numberAt(sheet, label, type) : null
      if (kind && number !== null) found[kind].add(number)
    }
  const head = sheet.rows
    .slice(0, headRows)
    .flat()
    .filter((part) => !isOfOther(part))
  for (const { folded } of head) {
    const site = recogniseOne('url', folded)
    if (site)
      found.contacts.add(
        squash(folded.slice(site.start, site.end).replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')),
      )
  }
  const names = [
    ...known
      .filter(isSellerName)
      .map(({ value }) => value)
      .filter((name) => head.some(({ text }) => isAlike(text, name))),
    ...head.map(({ text }) => text).filter(isName),
  ]
  return {
    taxNumbers: limited(found.taxNumbers),
    contacts: limited(found.contacts),
    names: limited(new Set(names.map((name) => name.slice(0, ruleLimits.line)))),
    head: head.map(({ text }) => text),
  }
}

function isSellerName({ field, value }: KnownValue): boolean {
  return squash(value).length >= minName && isOfIssuer(field) && fieldType(field) === 'company'
}

function limited(values: ReadonlySet<string>): string[] {
  return [...values].slice(0, ruleLimits.senderKeys)
}

function isName(text: string): boolean {
  return (
    (hasLegalForm(text) || hasBusinessWord(text)) &&
    !isDocumentTitle(text) &&
    squash(text).length >= minName &&
    !/[:：]/u.test(text)
  )
}

function numberAt(sheet: Sheet, label: Label, type: ValueType): string | null {
  const numbers = valuesBehind(sheet, label, type).map(squash)
  return numbers.find((number) => number.replace(/\P{N}/gu, '').length >= minDigits) ?? null
}

const ofSender: ReadonlySet<string> = new Set(['seller', 'shipFrom', 'payee', 'employer', 'landlord'])
const isOther = (role: string) => !ofSender.has(role)
/** The rows of a party's block. */
const blockRows = 5

/** Tells whether a segment is in the block of another party, below or beside the label that heads it. */
function otherParties({ rows }: Sheet, labels: readonly Label[]): (part: Part) => boolean {
  const parts = new Set<Part>()
  for (const { roles, row, index, part } of labels)
    if (roles.length > 0 && roles.every(isOther)) {
      parts.add(part)
      for (const next of (rows[row] ?? []).slice(index + 1)) parts.add(next)
      for (const below of rows.slice(row + 1, row + 1 + blockRows).flat())
        if (below.box.x0 < part.box.x1 && below.box.x1 > part.box.x0) parts.add(below)
    }
  return (part) => parts.has(part)
}

export function isNamed({ taxNumbers, contacts, names }: RuleSender): boolean {
  return taxNumbers.length + contacts.length + names.length > 0
}

/**
 * How a page is known to be of a rule's sender; null if it is not. Their tax numbers decide, then their names, then
 * phones and sites.
 */
export function sharedSender(one: RuleSender, other: PageSender): 'number' | 'name' | null {
  if (haveCommon(one.taxNumbers, other.taxNumbers)) return 'number'
  const areAlike = one.names.some((name) => other.head.some((line) => isAlike(name, line)))
  if (one.taxNumbers.length > 0 && other.taxNumbers.length > 0)
    return areAlike && one.taxNumbers.some((number) => other.taxNumbers.some((own) => isMisread(number, own)))
      ? 'name'
      : null
  if (areAlike) return 'name'
  if (one.names.length > 0 && other.names.length > 0) return null
  return haveCommon(one.contacts, other.contacts) ? 'number' : null
}

function haveCommon(one: readonly string[], other: readonly string[]): boolean {
  return one.some((value) => other.includes(value))
}

const sameName = 0.75

function isAlike(one: string, other: string): boolean {
  return likenessOfLayouts(comparable([one]), comparable([other])) >= sameName
}

function isMisread(one: string, other: string): boolean {
  const differing = Array.from(one).filter((character, i) => character !== other.charAt(i))
  return one.length === other.length && differing.length === 1
}
