// Splits a batch scan or a picture of several documents that arrived in a watch folder whose rule asks for it: each document in it becomes a record
// with a delivery of its own, and the record of the scan goes to the trash; all in one transaction.
import { ok, type Result } from '../../../shared/result.ts'
import type { OrderAgain } from '../intake/intake.ts'
import { priorityOf } from '../jobs/order.ts'
import type { Delivery } from '../output/deliverer.ts'
import { createOrderAgain } from './read-again.ts'
import { findDocuments, inheritedProperties, withNames } from './split.ts'
import type { HandlerParts } from './handler-parts.ts'

type Parts = 'intake' | 'pages' | 'records' | 'shelf' | 'understanding' | 'deliveries' | 'events'

interface SplitParts extends Pick<HandlerParts, Parts> {
  /** The believed time, by which the trash expires. */
  readonly trashNow: () => number
}

/** Splits a batch scan into records of its documents. Does nothing if the record is a single document. */
export async function splitBatchScan(parts: SplitParts, { folder, record }: Delivery): Promise<Result<void>> {
  const { pages_asked: requestedPages, id } = record
  if (!folder.rule.splitsPiles || requestedPages !== null) return ok(undefined)
  const found = await findDocuments(parts, record)
  if (!found.ok) return found
  const { records, deliveries, intake, events, trashNow } = parts
  // Somebody may have split or deleted it meanwhile.
  if (found.value.length < 2 || records.get(id)?.removed_at !== null) return ok(undefined)
  const priority = priorityOf(folder.rule.priority)
  const orders: OrderAgain[] = []
  for (const part of withNames(found.value)) {
    const duplicateOf = records.samePart(record.duplicate_of, part.name, record.hash)
    const options = { ...inheritedProperties(record, part), duplicateOf, source: record.source, priority }
    const order = createOrderAgain(parts, record, {}, options)
    if (!order.ok) return order
    orders.push(order.value)
  }
  const made = intake.fromRecord(record, orders, () => {
    records.trash(id, trashNow())
    deliveries.remove(id)
  })
  if (!made.ok) return made
  events.emit('record.removed', { ids: [id] })
  return ok(undefined)
}
