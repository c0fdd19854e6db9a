// Splits a batch scan, or a picture of several documents, into the documents that it contains.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import type { FaultView, RecordSummary } from '../../../shared/contract/record.ts'
import { formatPageRange, parsePageRange } from '../../../shared/document/page-range.ts'
import type { PartReason } from '../../../shared/document/part-reasons.ts'
import type { ImagePart } from '../../../shared/image-part.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Caller } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import type { OrderAgain } from '../intake/intake.ts'
import { clientOfRecord, interactiveImages, priorities } from '../jobs/order.ts'
import { createOrderAgain } from './read-again.ts'
import { faultView } from '../fault-view.ts'
import { summaryOf } from './record-view.ts'
import type { HandlerParts } from './handler-parts.ts'

type Parts = Pick<HandlerParts, 'intake' | 'pages' | 'records' | 'shelf' | 'keyDoor' | 'understanding'>

export interface FoundDocument {
  readonly pages: string
  /** Its place on its page; null if it has whole pages. */
  readonly part: ImagePart | null
  readonly why: PartReason
  readonly reasons: readonly PartReason[]
}

/** Finds the documents of a record by what is on its pages. */
export async function findDocuments(
  { pages, understanding }: Pick<Parts, 'pages' | 'understanding'>,
  row: RecordRow,
): Promise<Result<FoundDocument[]>> {
  const { id, status, document, filename: about } = row
  if (status !== 'done') return err('record.notDone', { id, status })
  const asked = { pages: pages.packedOf(row), numbers: document?.numbers ?? [1] }
  const found = await understanding.ask({ name: 'documents', asked, about, client: clientOfRecord(row) })
  if (!found.ok) return found
  return ok(
    found.value.map(({ pages: of, part, reasons }) => ({
      ...{ pages: formatPageRange(of), part, reasons },
      why: reasons[0] ?? 'start',
    })),
  )
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
  if (total === 1 && !wantedParts.value.some(({ part }) => part)) return err('document.onePage', { name })
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
  for (const { pages, part, name: key, ...schemaOptions } of withNames(wantedParts.value)) {
    const order = createOrderAgain(parts, row, schemaOptions, {
      ...inheritedProperties(row, { name: key, part }),
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

/**
 * Gives each part the name under which its record is known: its pages, and a letter for one of several on a page, as in
 * 2b.
 */
export function withNames<
  Part extends Pick<FoundDocument, 'pages'> & { readonly part?: ImagePart | null | undefined },
>(parts: readonly Part[]): (Part & { readonly name: string })[] {
  const seen = new Map<string, number>()
  return parts.map((one) => {
    const before = seen.get(one.pages) ?? 0
    seen.set(one.pages, before + 1)
    return { ...one, name: one.part ? `${one.pages}${String.fromCharCode(97 + (before % 26))}` : one.pages }
  })
}

/** The properties that the record of a part takes over from the record of the scan. */
export function inheritedProperties(
  row: RecordRow,
  { name: pages, part }: { readonly name: string; readonly part?: ImagePart | null | undefined },
) {
  const { id: partOf, asked_languages: languages, profile, engine, tags } = row
  return { partOf, languages, profile, engine, part: part ?? row.part, tags, pages }
}

/** The documents that were found; an error if the record is a single document. */
async function proposeParts(
  parts: Parts,
  row: RecordRow,
): Promise<Result<NonNullable<ParsedInput<'records.split'>['parts']>>> {
  const found = await findDocuments(parts, row)
  if (!found.ok) return found
  const { document, filename: name } = row
  if (found.value.length < 2)
    return err((document?.total ?? 1) === 1 ? 'document.onePage' : 'document.onePart', { name })
  return ok(found.value.map(({ pages, part }) => ({ pages, part })))
}
