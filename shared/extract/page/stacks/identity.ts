// The marks by which one document differs from another: the numbers of its parties, its own number, its totals and days,
// and the name or title at its top.
import type { OwnReason } from '../../../document/part-reasons.ts'
import type { Page } from '../../../page.ts'
import { recogniseOne, recognisers, type ValueType } from '../../kinds/kinds.ts'
import { setOf } from '../../lexicon/words.ts'
import type { Row } from '../../model/sheet.ts'
import { hasBusinessWord, hasLegalForm } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { vocabularyOf } from '../../words/vocabulary.ts'
import { labelsOf, valuesBehind, type Label } from '../labels.ts'
import { sheetOf } from '../make-sheet.ts'

const marks = ['sender', 'number', 'total', 'date'] as const
type Mark = (typeof marks)[number]

export interface Identity extends Readonly<Record<Mark | 'head', ReadonlySet<string>>> {
  /** Its sums of money have cents. */
  readonly hasCents: boolean
}

const vocabulary = vocabularyOf(new Set(), [])
const headRows = 6
const minQuality = 0.5
const minDigits = 3

/** The labels of each mark, and the kind of value that they stand by. */
const labelled: Readonly<Record<Exclude<Mark, 'date'>, readonly (readonly [string, ValueType])[]>> = {
  sender: [
    ['taxId', 'taxId'],
    ['registrationNumber', 'code'],
    ['phone', 'phone'],
  ],
  number: [['invoiceNumber', 'code']],
  total: [['total', 'amount']],
}

/** A part of a page may have no sum with cents left, so the whole page's `hasCents` is passed for it. */
export function identityOf(page: Page, hasCents = false): Identity {
  const sheet = sheetOf(page)
  const labels = labelsOf(sheet, vocabulary).filter(({ quality }) => quality >= minQuality)
  const valuesOf = (mark: keyof typeof labelled) =>
    labels.flatMap((label) =>
      labelled[mark].flatMap(([concept, type]) =>
        label.concepts.includes(concept) ? valuesBehind(sheet, label, type).slice(0, 1) : [],
      ),
    )
  const isMoney = (text: string) => (sheet.hasWholeSums && !hasCents) || /[.,]\s?\d{2}\D*$/u.test(text)
  const isNoDay = (text: string) => recogniseOne('date', text) === null
  const heads = sheet.rows.slice(0, headRows).flat()
  return {
    hasCents: !sheet.hasWholeSums,
    sender: keysOf(valuesOf('sender')),
    number: keysOf(valuesOf('number').filter(isNoDay)),
    total: keysOf(valuesOf('total').filter(isMoney)),
    date: keysOf(sheet.rows.flatMap((row) => daysIn(row, labels))),
    head: new Set(heads.flatMap(({ text, folded }) => (isHead(text, folded) ? keyOf(text) : []))),
  }
}

const otherDays = setOf('daysOfOthers')

/** The days of a row, unless its label says that something else than the document has them. */
function daysIn(row: Row, labels: readonly Label[]): string[] {
  const isOther = labels.some(
    ({ part, concepts }) => row.includes(part) && concepts.some((id) => otherDays.has(id)),
  )
  return isOther
    ? []
    : row.flatMap(({ folded }) => recognisers.date(folded).map(({ start, end }) => folded.slice(start, end)))
}

/** A name, a title, or what stands below a name: where it is and how it is reached. */
function isHead(text: string, folded: string): boolean {
  return (
    hasLegalForm(text) ||
    hasBusinessWord(text) ||
    isDocumentTitle(text) ||
    (['address', 'phone', 'taxId'] as const).some((type) => recogniseOne(type, folded) !== null)
  )
}

function keysOf(texts: readonly string[]): Set<string> {
  return new Set(texts.map(keyOf).filter((key) => key.replace(/\P{N}/gu, '').length >= minDigits))
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export function joinedIdentity(one: Identity | null, other: Identity | null): Identity | null {
  if (!one || !other) return one ?? other
  const joined = (mark: Mark | 'head') => one[mark].union(other[mark])
  return {
    hasCents: one.hasCents || other.hasCents,
    ...{ sender: joined('sender'), number: joined('number'), total: joined('total') },
    ...{ date: joined('date'), head: joined('head') },
  }
}

/** Counts differing senders, numbers, totals and days, and heads on both. */
const minReasons = 3

export interface Proof {
  /** One of these must differ. */
  readonly needed: readonly Mark[]
  /** Both must have a number, or a day: the upper and the lower part of one document rarely have. */
  readonly areNamed: boolean
}

/** The reasons why two are different documents; none if they share a number or a total. */
export function reasonsBetween(one: Identity, other: Identity, { needed, areNamed }: Proof): OwnReason[] {
  const haveBoth = (mark: Mark | 'head') => one[mark].size > 0 && other[mark].size > 0
  const differing = marks.filter((mark) => haveBoth(mark) && one[mark].isDisjointFrom(other[mark]))
  const shares = (['number', 'total'] as const).some((mark) => !one[mark].isDisjointFrom(other[mark]))
  const isNamed = !areNamed || haveBoth('number') || haveBoth('date')
  if (shares || !isNamed || !needed.some((mark) => differing.includes(mark))) return []
  const areHeaded = haveBoth('head')
  if (differing.length + Number(areHeaded) < minReasons) return []
  return [...differing.filter((mark) => mark !== 'date'), ...(areHeaded ? (['head'] as const) : [])]
}
