// Carries out the delivery steps of a result: files, move, program, webhook; and rewrites the files when the record
// has changed.
import path from 'node:path'
import { operations } from '../../../shared/operations.ts'
import { assertNever, err, ok, type Result } from '../../../shared/result.ts'
import type { ExportRecord } from '../../../shared/export/exported.ts'
import { contractRecord } from '../../../shared/export/json.ts'
import type { DeliveryRepo } from '../db/deliveries.ts'
import { documentKey } from '../db/folder-documents.ts'
import type { FilePlace, FolderFileRepo } from '../db/folder-files.ts'
import type { Db } from '../db/open.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import type { WrittenFileRepo } from '../db/written-files.ts'
import { placeOf } from '../../files/place-of.ts'
import { makeContent, inWritingOrder, type ContentParts } from './make-content.ts'
import { callWebhook } from './call-webhook.ts'
import { extensionOf, nameFacts, outputBase, outputPath } from './output-paths.ts'
import type { Deliver, Delivery } from './deliverer.ts'
import { findFreeTarget, moveImage } from './move-image.ts'
import { maxNames } from './numbered-path.ts'
import { placeFile, renewFile } from './place-file.ts'
import { sha256 } from '../../files/user-folder.ts'
import { runCommand } from './run-command.ts'

interface DeliverParts extends ContentParts {
  readonly db: Db
  readonly deliveries: DeliveryRepo
  readonly records: RecordRepo
  readonly folderFiles: FolderFileRepo
  readonly written: WrittenFileRepo
  readonly now: () => number
  /** Splits a batch scan into documents, each with a delivery of its own. */
  readonly splitBatchScan: (delivery: Delivery) => Promise<Result<void>>
}

/** Returns a function that carries out the one step that a delivery is at. */
export function createDeliver(parts: DeliverParts): Deliver {
  return (delivery, signal) => {
    const { rule } = delivery.folder
    const timeoutMs = rule.hookTimeoutSeconds * 1000
    switch (delivery.row.step) {
      case 'parts':
        return parts.splitBatchScan(delivery)
      case 'files':
        return writeFiles(parts, delivery, signal)
      case 'move':
        return moveSource(parts, delivery)
      case 'command':
        return runCommand(rule.command ?? [], hookFacts(parts, delivery), timeoutMs, signal)
      case 'webhook': {
        const { record, folder } = delivery
        const facts = hookFacts(parts, delivery)
        const body = {
          ...contractRecord(parts.exported(record)),
          ...facts,
          folder: folder.path,
          tags: record.tags,
        }
        const webhook = { address: rule.webhookUrl ?? '', header: rule.webhookHeader, timeoutMs }
        return callWebhook(webhook, JSON.stringify(body), signal)
      }
      case 'renew':
        return renewFiles(parts, delivery, signal)
      default:
        return assertNever(delivery.row.step)
    }
  }
}

/** Writes the files of a result, each under a free name or over its own older version. */
async function writeFiles(
  parts: DeliverParts,
  { folder, record }: Delivery,
  signal: AbortSignal,
): Promise<Result<void>> {
  const { written, now } = parts
  const exported = parts.exported(record)
  const source = sourceKey(record)
  for (const kind of inWritingOrder(folder.rule.writes)) {
    const place = placeBelow(folder.path, record)
    const facts = nameFacts(place, toNamedResult(record, exported), now())
    const content = await makeContent(parts, record, kind, signal)
    if (!content.ok) return content
    const file = outputPath(folder.path, folder.rule, place, facts, kind)
    // A PDF with its own text layer is already there, unchanged.
    if (file === record.source_path && hasSameBytes(content.value, record)) continue
    const placed = await placeFile({
      place: { base: outputBase(folder.path, folder.rule), file },
      ending: extensionOf(kind),
      content: content.value,
      id: `${record.id}-${kind}`,
      before: written.latest(source, kind),
      // the document itself belongs to the user, whatever is in it
      belongsToOther: (taken) =>
        taken === record.source_path || (written.sourceOf(taken) ?? source) !== source,
    })
    if (!placed.ok) return placed
    written.put({ ...placed.value, source, kind, recordId: record.id }, now())
  }
  return ok(undefined)
}

/** The key of the files written for a record: each part of a batch scan has its own. */
function sourceKey({ id, source_path: sourcePath, pages_asked: pages }: RecordRow): string {
  return documentKey({ id, sourcePath, pages })
}

/** Tells whether the content is byte for byte the image of the record. */
function hasSameBytes(content: string | Uint8Array, { hash }: RecordRow): boolean {
  return typeof content !== 'string' && sha256(content) === hash
}

/** Rewrites the files of a record. A file that somebody has changed is left alone and reported. */
async function renewFiles(
  parts: DeliverParts,
  { folder, record }: Delivery,
  signal: AbortSignal,
): Promise<Result<void>> {
  const { written, now } = parts
  const source = sourceKey(record)
  const leftAlone: string[] = []
  for (const kind of folder.rule.writes) {
    const before = written.latest(source, kind)
    if (!before) continue
    const content = await makeContent(parts, record, kind, signal)
    if (!content.ok) return content
    const renewed = await renewFile({ before, content: content.value, id: `${record.id}-${kind}` })
    const isGone = !renewed.ok && renewed.error.code === 'file.gone'
    if (!renewed.ok && !isGone) return renewed
    if (renewed.ok && renewed.value)
      written.put({ ...renewed.value, source, kind, recordId: record.id }, now())
    else if (renewed.ok) leftAlone.push(before.path)
  }
  const [first] = leftAlone
  return first === undefined ? ok(undefined) : err('output.changed', { path: first })
}

/** Moves the image to the folder for processed images, under a free name that is stored first. */
async function moveSource(parts: DeliverParts, delivery: Delivery): Promise<Result<void>> {
  const { db, deliveries, records, folderFiles, written } = parts
  const { folder, record } = delivery
  const { source_path: from, hash } = record
  const { doneDir } = folder.rule
  if (from === null || hash === null || doneDir === null) return ok(undefined)
  const place = placeOf(folder.path, from)
  // The image is already in its target folder, or somebody moved it elsewhere.
  if (!place) return ok(undefined)
  const preferred = path.join(doneDir, ...place.dir.split('/'), place.name)
  let stored = delivery.row.movingTo
  for (let tries = 0; tries < maxNames; tries++) {
    const free: Result<string> =
      stored === null ? await findFreeTarget({ base: doneDir, file: preferred }) : ok(stored)
    if (!free.ok) return free
    const to = free.value
    if (stored === null) deliveries.setMovingTo(record.id, to)
    // The base of the stored target, even if the rule names another folder by now.
    const base = path.join(path.dirname(to), path.relative(place.dir, ''))
    const [source, target] = [
      { base: folder.path, file: from },
      { base, file: to },
    ]
    const moved = await moveImage({ from: source, to: target, hash, id: record.id })
    if (!moved.ok) return moved
    stored = null
    if (moved.value === 'taken') continue
    // If the image is gone, there is nothing to move; if it has changed, it will be read again.
    if (moved.value !== 'moved') return ok(undefined)
    db.transaction(() => {
      records.sourceMoved(from, to)
      written.sourceMoved(from, to)
      folderFiles.forget(folder.id, place)
    })()
    return ok(undefined)
  }
  return err('output.taken', { path: preferred })
}

/** The facts about a result that a program or a webhook gets. */
function hookFacts(parts: DeliverParts, { folder, record }: Delivery) {
  return {
    file: record.source_path ?? '',
    record: record.id,
    operation: operations[record.operation].path.slice('/api/'.length),
    folder: folder.path,
    part: record.pages_asked ?? '',
    outputs: parts.written.listOfRecord(record.id).map((file) => file.path),
  }
}

/** The place of a record's image in the folder. An image that was moved away meanwhile still has its name. */
function placeBelow(root: string, record: RecordRow): FilePlace {
  return (
    (record.source_path === null ? null : placeOf(root, record.source_path)) ?? {
      dir: '',
      name: record.filename,
    }
  )
}

/** The facts about a result that its file name may contain. */
function toNamedResult(record: RecordRow, exported: ExportRecord) {
  return {
    id: record.id,
    operation: record.operation,
    hash: record.hash ?? '',
    timestamp: exported.timestamp,
    fields: record.operation === 'json' ? exported.content : null,
    pages: record.pages_asked,
  }
}
