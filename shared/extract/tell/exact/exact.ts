// Machine-readable data of a document go before text that was read: they are exact. Where the page prints the same
// value, the field has that place; where it prints another, the field says so.
import type { FoundField } from '../../../contract/field.ts'
import { factsOfCode } from '../../../codes/facts-of-code.ts'
import type { Fact, Term } from '../../../facts.ts'
import type { Box, Page } from '../../../page.ts'
import { formatPath } from '../../../schema/path.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { groundTyped } from '../grounding/ground-typed.ts'
import { matchedCharacters } from '../grounding/matched.ts'
import { pageTextOf, type PageText } from '../grounding/page-text.ts'
import { squash } from '../grounding/squash.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { columnsIn } from '../../propose/tables/table.ts'
import { requestedFields } from '../../score/requested-fields.ts'
import type { RequestedField } from '../../words/requested-field.ts'
import { isColumnOf, meaningOf } from './meanings.ts'

/** A fact, and what tells it. */
interface Told extends Fact {
  readonly how: 'data' | 'code'
  /** Where on the page. */
  readonly box: Box | null
}

export function withExact(page: Page, schema: SchemaNode, fields: readonly FoundField[]): FoundField[] {
  const told = toldOn(page)
  if (told.length === 0) return [...fields]
  const seen: Seen = { page, text: pageTextOf(page) }
  return requestedFields(schema).reduce<FoundField[]>((sofar, wanted) => {
    const own = fields.filter(({ path }) => isAt(path, wanted.path))
    const exact = exactOf(seen, wanted, told, own)
    return [...sofar, ...(exact.length > 0 ? exact : own)]
  }, [])
}

/** Data go before codes. */
function toldOn({ data = [], codes = [] }: Page): Told[] {
  return [
    ...data.flatMap(({ facts }) => facts.map((fact): Told => ({ ...fact, how: 'data', box: null }))),
    ...codes.flatMap((code) =>
      factsOfCode(code).map((fact): Told => ({ ...fact, how: 'code', box: code.box })),
    ),
  ]
}

function isAt(path: string, wanted: string): boolean {
  return path === wanted || path.startsWith(`${wanted}[`)
}

interface Seen {
  readonly page: Page
  readonly text: PageText
}

function exactOf(
  seen: Seen,
  wanted: RequestedField,
  told: readonly Told[],
  own: readonly FoundField[],
): FoundField[] {
  const { path, node } = wanted
  if (node.kind === 'array' && node.element.kind === 'object') return rowsOf(seen, wanted, told, own)
  const meant = meantBy(wanted, told)
  if (node.kind === 'value') {
    const [first, other] = meant
    // if two facts differ, neither is the requested one
    if (!first || (first.how === 'code' && (other || isLess(first, own[0])))) return []
    return [exactField(seen, path, first, own[0])]
  }
  return meant.map((one, i) => exactField(seen, `${path}[${i}]`, one, undefined))
}

/** Whose card is printed beside an invoice, or what is to be written on a payment, may be another than is asked for. */
function isLess({ term, value }: Told, read: FoundField | undefined): boolean {
  const isAside = term === 'note' || term === 'subject' || term.startsWith('person.')
  return isAside && read !== undefined && read.value !== '' && likenessOf(read.value, value) < minAlike
}

/** The smallest likeness of a value and a misread print of it. */
const minAlike = 0.8

function likenessOf(read: string, value: string): number {
  const [a, b] = [squash(read), squash(value)]
  const matched = matchedCharacters(a, b).filter(Boolean).length
  return matched / Math.max(1, a.length, b.length)
}

/** Each value once; a data file goes before a code, and what means the field best before what could mean it. */
function meantBy({ name }: RequestedField, told: readonly Told[]): Told[] {
  const fitting = told
    .filter(({ line }) => line === undefined)
    .map((one) => ({ one, fit: meaningOf(one.term, name) }))
  const best = Math.max(0, ...fitting.map(({ fit }) => fit))
  if (best === 0) return []
  const meant = fitting.filter(({ fit }) => fit === best).map(({ one }) => one)
  const { term, how } = meant[0] ?? {}
  const values = new Map(
    meant.filter((one) => one.term === term && one.how === how).map((one) => [one.value, one]),
  )
  return [...values.values()]
}

function exactField(
  { page, text }: Seen,
  path: string,
  { value, how, box }: Told,
  read: FoundField | undefined,
): FoundField {
  const type = valueTypeOf(path, value)
  const printed = groundTyped(text, value, type, dateOrderOf(page))
  const isSame = printed !== null && printed.likeness === 1
  const other = !isSame && read && read.value !== '' && read.value !== value ? read : null
  return {
    path,
    value,
    raw: isSame ? printed.raw : value,
    box: isSame ? printed.box : box,
    confidence: 1,
    reason: null,
    how,
    alternatives: other
      ? [{ value: other.value, raw: other.raw, box: other.box, confidence: other.confidence }]
      : [],
    doubt: other && isSure(other) ? 'otherwisePrinted' : null,
  }
}

/** Beside its label and well read: another value there is no mistake of ours. */
function isSure({ confidence, how }: FoundField): boolean {
  return (confidence ?? 0) >= sureOfPrint && (how === 'label' || how === 'below')
}

const sureOfPrint = 0.9

/** The lines of what was sold. What they do not tell of a column, the page's own rows do where they are as many. */
function rowsOf(
  seen: Seen,
  { path, node }: RequestedField,
  told: readonly Told[],
  own: readonly FoundField[],
): FoundField[] {
  if (node.kind !== 'array' || node.element.kind !== 'object') return []
  const lines = linesOf(told)
  const columns = columnsIn(node.element)
  const terms = columns.map((column) => termOf(column, lines))
  if (!terms.some((term) => term === 'item' || term === 'itemCode')) return []
  const isAsMany = !own.some(({ path: at }) => at.startsWith(`${path}[${lines.length}]`))
  const hasLast = own.some(({ path: at }) => at.startsWith(`${path}[${lines.length - 1}]`))
  return lines.flatMap((facts, i) =>
    columns.flatMap((column, at): FoundField[] => {
      const place = path + formatPath([i, column.key])
      const read = own.find((field) => field.path === place)
      const fact = facts.find(({ term }) => term === terms[at])
      if (fact) return [exactField(seen, place, fact, undefined)]
      return terms[at] === null && isAsMany && hasLast && read ? [read] : []
    }),
  )
}

function linesOf(told: readonly Told[]): Told[][] {
  const lines: Told[][] = []
  for (const one of told) if (one.line !== undefined) lines[one.line] = [...(lines[one.line] ?? []), one]
  return lines
}

function termOf(column: Parameters<typeof isColumnOf>[1], lines: readonly (readonly Told[])[]): Term | null {
  const terms = new Set(lines.flatMap((facts) => facts.map(({ term }) => term)))
  return [...terms].find((term) => isColumnOf(term, column)) ?? null
}
