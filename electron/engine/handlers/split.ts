// Splits a batch scan into the documents that it contains. Its pages are already read.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { formatPageRange, parsePageRange } from '../../../shared/document/page-range.ts'
import { partsIn, type StackPart } from '../../../shared/extract/page/stacks/parts.ts'
import { signsOf, unread, type PageSigns } from '../../../shared/extract/page/stacks/signs.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Caller } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import type { OrderAgain } from '../intake/intake.ts'
import { interactiveImages, priorities } from '../jobs/order.ts'
import { createOrderAgain } from './read-again.ts'
import { faultView } from '../fault-view.ts'
import { summaryOf } from './record-view.ts'
import type { RecordParts } from './record-parts.ts'

type Parts = Pick<RecordParts, 'intake' | 'pages' | 'records' | 'shelf' | 'keyDoor'>

/** Finds the documents of a batch scan by what is on its pages. */
export async function findDocuments(
  { pages }: Pick<Parts, 'pages'>,
  row: RecordRow,
): Promise<Result<StackPart[]>> {
  const { id, status, document, filename: name } = row
  if (status !== 'done') return err('record.notDone', { id, status })
  if (!document || document.total === 1) return err('document.onePage', { name })
  const signs: PageSigns[] = []
  for (const number of document.numbers) {
    const page = pages.of(row, number)
    signs.push(page ? signsOf(number, page) : unread(number))
    // a page takes a few milliseconds; other work gets its turn in between
    await nextTurn()
  }
  return ok(partsIn(signs))
}

type Added = { readonly records: RecordSummary[]; readonly refused: { name: string; error: FaultView }[] }

/**
 * Makes a record for each part. A part that is refused, for example because its schema is gone, doesn't stop the
 * others.
 */
export async function splitRecord(
  parts: Parts,
  row: RecordRow,
  requested: ParsedInput<'records.split'>['parts'],
  caller: Caller,
): Promise<Result<Added>> {
  const wantedParts = requested ? ok(requested) : await proposeParts(parts, row)
  if (!wantedParts.ok) return wantedParts
  const { filename: name } = row
  const total = row.document?.total ?? 1
  if (total === 1) return err('document.onePage', { name })
  const beyond = wantedParts.value.find(({ pages }) => (parsePageRange(pages, total) ?? []).length === 0)
  if (beyond) return err('document.noPages', { name, asked: beyond.pages, pages: total })
  const exceeded =
    caller.kind === 'key'
      ? parts.keyDoor.quotaRefusal(caller.keyId, caller.tier, wantedParts.value.length)
      : null
  if (exceeded) return { ok: false, error: exceeded }
  const priority = wantedParts.value.length > interactiveImages ? priorities.batch : priorities.interactive
  const orders: OrderAgain[] = []
  const refused: { name: string; error: FaultView }[] = []
  for (const { pages, ...schemaOptions } of wantedParts.value) {
    const order = createOrderAgain(parts, row, schemaOptions, {
      ...inheritedProperties(row, pages),
      source: 'window',
      priority,
    })
    if (order.ok) orders.push({ ...order.value, ...ofCaller(row, caller) })
    else refused.push({ name: `${name} (${pages})`, error: faultView(order.error) })
  }
  const made = parts.intake.fromRecord(row, orders)
  if (!made.ok) return made
  const records = made.value.flatMap((id) => parts.records.get(id) ?? [])
  return ok({ records: records.map((record) => summaryOf(record)), refused })
}

/** A part that a key asked for is a request of that key. */
function ofCaller({ base_url: baseUrl }: RecordRow, caller: Caller): Partial<OrderAgain> {
  if (caller.kind !== 'key') return {}
  return { source: 'api', key: { id: caller.keyId, prefix: caller.prefix }, baseUrl }
}

/** The properties that the record of a part takes over from the record of the scan. */
export function inheritedProperties(row: RecordRow, pages: string) {
  const { id: partOf, asked_languages: languages, profile, engine, part, tags } = row
  return { partOf, languages, profile, engine, part, tags, pages }
}

/** The documents that were found; an error if the record is a single document. */
async function proposeParts(
  parts: Parts,
  row: RecordRow,
): Promise<Result<NonNullable<ParsedInput<'records.split'>['parts']>>> {
  const found = await findDocuments(parts, row)
  if (!found.ok) return found
  if (found.value.length < 2) return err('document.onePart', { name: row.filename })
  return ok(found.value.map(({ pages }) => ({ pages: formatPageRange(pages) })))
}
