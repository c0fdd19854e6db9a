// A pile that was scanned as one into the documents that lie in it. Their pages were read already.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { readPages } from '../../../shared/document/document.ts'
import { asRange, pagesIn } from '../../../shared/document/page-range.ts'
import { partsIn, type StackPart } from '../../../shared/extract/stacks/parts.ts'
import { signsOf, type PageSigns } from '../../../shared/extract/stacks/signs.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import { anotherOf } from './read-again.ts'
import { faultView, summaryOf } from './record-view.ts'
import type { RecordParts } from './record-parts.ts'

type Parts = Pick<RecordParts, 'intake' | 'pages' | 'records' | 'shelf'>

export async function partsOfPile(parts: Parts, row: RecordRow): Promise<Result<StackPart[]>> {
  const { id, status, document, filename: name } = row
  if (status !== 'done') return err('record.notDone', { id, status })
  if (!document || document.total === 1) return err('document.onePage', { name })
  const signs: PageSigns[] = []
  for (const number of readPages(document)) {
    const page = parts.pages.of(row, number)
    if (page) signs.push(signsOf(number, page))
    // a page takes a few milliseconds, between which others get their turn
    await nextTurn()
  }
  return ok(partsIn(signs))
}

type Added = { readonly records: RecordSummary[]; readonly refused: { name: string; error: FaultView }[] }

/** A part that is refused, as its schema is gone, keeps none of the others from being made. */
export async function split(
  parts: Parts,
  row: RecordRow,
  wished: ParsedInput<'records.split'>['parts'],
): Promise<Result<Added>> {
  const told = wished ? ok(wished) : await proposed(parts, row)
  if (!told.ok) return told
  const { filename: name } = row
  const total = row.document?.total ?? 1
  if (total === 1) return err('document.onePage', { name })
  const beyond = told.value.find(({ pages }) => (pagesIn(pages, total) ?? []).length === 0)
  if (beyond) return err('document.noPages', { name, asked: beyond.pages, pages: total })
  const priority = told.value.length > interactiveImages ? priorities.batch : priorities.interactive
  const { asked_languages: languages, profile, engine, part } = row
  const records: RecordSummary[] = []
  const refused: { name: string; error: FaultView }[] = []
  for (const { pages, ...wanted } of told.value) {
    const made = anotherOf(parts, row, wanted, { priority, languages, profile, engine, part, pages })
    const added = made.ok ? parts.records.get(made.value) : null
    if (added) records.push(summaryOf(added))
    else if (!made.ok) refused.push({ name: `${name} (${pages})`, error: faultView(made.error) })
  }
  return ok({ records, refused })
}

async function proposed(
  parts: Parts,
  row: RecordRow,
): Promise<Result<NonNullable<ParsedInput<'records.split'>['parts']>>> {
  const found = await partsOfPile(parts, row)
  if (!found.ok) return found
  if (found.value.length < 2) return err('document.onePart', { name: row.filename })
  return ok(found.value.map(({ pages }) => ({ pages: asRange(pages) })))
}
