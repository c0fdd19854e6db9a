// The documents of a watch folder: each file (or each part that a batch scan was split into) once, by its newest
// reading, and each image once.
import { z } from 'zod'
import { operationNames, type Operation } from '../../../shared/operations.ts'
import { mayBeBatchScan } from './deliveries.ts'
import type { Db } from './open.ts'

const readingSchema = z.object({
  id: z.string(),
  sourcePath: z.string().nullable(),
  pages: z.string().nullable(),
  operation: z.enum(operationNames),
  schemaId: z.string().nullable(),
  hash: z.string().nullable(),
  duplicateOf: z.string().nullable(),
})
type Reading = z.output<typeof readingSchema>

export interface FolderDocument {
  readonly id: string
  /** The ids of other records of this document: older readings, or records of the same image. */
  readonly otherRecords: readonly string[]
}

export interface DocumentOptions {
  readonly operation: Operation
  readonly schemaId: string | null
}

/**
 * The documents of a folder for its sheet, in the order in which they came; without records that may turn out
 * to be a batch scan.
 */
export function folderDocuments(db: Db, folderId: string, options: DocumentOptions): FolderDocument[] {
  const readings = db
    .prepare(
      `SELECT id, source_path AS sourcePath, pages_asked AS pages, operation, schema_id AS schemaId, hash, duplicate_of AS duplicateOf
       FROM records WHERE folder_id = ? AND status = 'done' AND removed_at IS NULL
         AND NOT ${mayBeBatchScan} ORDER BY seq`,
    )
    .all(folderId)
    .map((row) => readingSchema.parse(row))
  const files = Map.groupBy(readings, documentKey)
  const chosen = [...files.values()].flatMap((same) => {
    const one = chooseReading(same, options)
    return one ? [{ one, others: same.filter((reading) => reading !== one) }] : []
  })
  const firsts = new Map<string, Reading>()
  // A copy of an image is not another document, unless the first one is gone.
  for (const { one } of [...chosen].sort((a, b) => Number(isCopy(a.one)) - Number(isCopy(b.one)))) {
    if (!firsts.has(imageKey(one))) firsts.set(imageKey(one), one)
  }
  const isFirst = ({ one }: { one: Reading }) => !isCopy(one) || firsts.get(imageKey(one)) === one
  return chosen.filter(isFirst).map(({ one, others }) => ({
    id: one.id,
    otherRecords: [
      ...others.map(({ id }) => id).reverse(),
      ...(one.duplicateOf === null ? [] : [one.duplicateOf]),
    ],
  }))
}

/** The key that tells documents apart: a file, or some pages of it. */
export function documentKey({ sourcePath, pages, id }: Pick<Reading, 'sourcePath' | 'pages' | 'id'>): string {
  return sourcePath === null ? id : withPages(sourcePath, pages)
}

function imageKey({ hash, pages, id }: Reading): string {
  return hash === null ? id : withPages(hash, pages)
}

function withPages(file: string, pages: string | null): string {
  return pages === null ? file : `${file}\n${pages}`
}

const isCopy = ({ duplicateOf }: Reading) => duplicateOf !== null

/**
 * Chooses among the readings of one document: the newest reading with the folder's present operation and
 * schema, else with its operation, else the newest.
 */
function chooseReading(same: readonly Reading[], options: DocumentOptions): Reading | undefined {
  return (
    same.findLast(
      ({ operation, schemaId }) => operation === options.operation && schemaId === options.schemaId,
    ) ??
    same.findLast(({ operation }) => operation === options.operation) ??
    same.at(-1)
  )
}
