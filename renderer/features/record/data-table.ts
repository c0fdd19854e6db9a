// Shows an embedded data file, such as an e-invoice, as facts and a table, and formats it for the clipboard.
import { groupByLine, terms, type DataFile, type Fact, type Term } from '../../../shared/facts.ts'
import { isNumericColumn } from './field-groups.ts'
import { termName, type TermWords } from '../../../shared/words/term-name.ts'

export interface LineTable {
  readonly columns: readonly { readonly term: Term; readonly isNumeric: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

export function documentFacts({ facts }: DataFile): readonly Fact[] {
  return facts.filter(({ line }) => line === undefined)
}

/** One row per invoice line, with every column that occurs in any of them. */
export function lineTable(file: DataFile): LineTable {
  const lines = groupByLine(file)
  const present = new Set(lines.flatMap(({ facts }) => facts.map(({ term }) => term)))
  const columns = terms.filter((term) => present.has(term))
  /** The values of a line in one column. */
  const cell = (facts: readonly Fact[], column: Term) =>
    facts.flatMap(({ term, value }) => (term === column ? [value] : [])).join(', ')
  const rows = lines.map(({ facts }) => columns.map((column) => cell(facts, column)))
  const isNumericAt = (at: number) => isNumericColumn(rows.map((row) => row[at] ?? ''))
  return { columns: columns.map((term, at) => ({ term, isNumeric: isNumericAt(at) })), rows }
}

/** Formats the file as TSV, which spreadsheets paste into cells. */
export function dataText(file: DataFile, words: TermWords): string {
  const { columns, rows } = lineTable(file)
  const facts = documentFacts(file).map(({ term, value }) => [termName(term, words), value])
  const table = columns.length === 0 ? [] : [[], columns.map(({ term }) => termName(term, words)), ...rows]
  return [...facts, ...table].map((cells) => cells.map(toCell).join('\t')).join('\n')
}

function toCell(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ')
}
