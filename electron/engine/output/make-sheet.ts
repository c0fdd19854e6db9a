// Works out the content of the files of a folder's sheet, from the records and from the existing files. Runs in a
// thread because it takes long and blocks. It only reads; the caller writes the files. [Note: sheet]
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { operationNames } from '../../../shared/operations.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { buildTables } from '../../../shared/export/tables.ts'
import { buildWorkbookTables } from '../../../shared/export/workbook-tables.ts'
import { followSheet, sheetKinds, type Followed } from '../../../shared/watch/follow-sheet.ts'
import type { Remembered, TargetTable } from '../../../shared/watch/sheet-plan.ts'
import { createFieldsOf } from '../corrections/fields-of.ts'
import { createCorrectionRepo } from '../db/corrections.ts'
import { createFieldRepo } from '../db/fields.ts'
import { folderDocuments } from '../db/folder-documents.ts'
import type { Db } from '../db/open.ts'
import { createRecordRepo, type RecordRow } from '../db/records.ts'
import { createSheetRepo, type HashChange, type SheetState } from '../db/sheets.ts'
import { createWrittenFileRepo } from '../db/written-files.ts'
import { toExportRecord } from './export-record.ts'
import { maxNames, numberedPath } from './numbered-path.ts'
import { rowFacts } from './row-facts.ts'
import { inUserFolder, sha256 } from '../../files/user-folder.ts'

export const sheetTaskSchema = z.object({
  folderId: z.string(),
  kind: z.enum(sheetKinds),
  hasMark: z.boolean(),
  /** The path of the sheet, and the folder that it must stay below. */
  base: z.string(),
  file: z.string(),
  operation: z.enum(operationNames),
  schemaId: z.string().nullable(),
  /** The schema whose columns come first. */
  schema: z.string().nullable(),
})
export type SheetTask = z.output<typeof sheetTaskSchema>

const madeFileSchema = z.object({
  path: z.string(),
  /** The hash of the existing file; null if there is none. */
  foundHash: z.string().nullable(),
  /** The new content; null if the existing file is right. */
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array).nullable(),
  /** The hash after writing, if all of the content is Fovea's. */
  ownHash: z.string().nullable(),
  heads: z.record(z.string(), z.array(z.string())),
  changes: z.array(z.object({ name: z.string(), record: z.string(), hash: z.string().nullable() })),
})
export type MadeFile = z.output<typeof madeFileSchema>

export const madeSheetSchema = z.object({
  /** Whether a new sheet is begun, so that the remembered hashes of the old one no longer apply. */
  isNew: z.boolean(),
  files: z.array(madeFileSchema),
  kept: z.array(z.string()),
  left: z.string().nullable(),
})
export type MadeSheet = z.output<typeof madeSheetSchema>

const emptyState: SheetState = { place: '', files: [], kept: [], left: null }

/** Makes the content of all files of the sheet. */
export async function makeSheet(db: Db, task: SheetTask): Promise<Result<MadeSheet>> {
  const sheets = createSheetRepo(db)
  const stored = sheets.get(task.folderId)?.state ?? emptyState
  const isNew = stored.place !== task.file
  const state = isNew ? emptyState : stored
  const heads = new Map(state.files.flatMap(({ heads: of }) => Object.entries(of)))
  const before = sheets.remembered(task.folderId, heads)
  const targetTables = tablesOfFolder(db, task)
  const made: MadeSheet = { isNew, files: [], kept: [], left: state.left }
  for (const { file, tables } of splitIntoFiles(task, targetTables)) {
    const names = new Set(tables.map(({ name }) => name))
    const current = state.files.find(({ heads: of }) => Object.keys(of).some((name) => names.has(name)))
    const one = await makeFile(db, task, { file, tables, before, current: current?.path ?? null })
    if (!one.ok) return one
    made.files.push(one.value.file)
    made.kept.push(...one.value.kept.filter((record) => !made.kept.includes(record)))
    if (one.value.left !== null) Object.assign(made, { left: one.value.left })
  }
  return ok(made)
}

/** Builds the tables of the sheet from the folder's records. */
function tablesOfFolder(db: Db, task: SheetTask): TargetTable[] {
  const records = createRecordRepo(db)
  const parts = {
    records,
    fieldsOf: createFieldsOf({ fields: createFieldRepo(db), corrections: createCorrectionRepo(db) }),
  }
  const documents = folderDocuments(db, task.folderId, task)
  const otherRecords = new Map(documents.map((document) => [document.id, document.otherRecords]))
  const exported = documents.flatMap(({ id }) => {
    const row = records.get(id)
    return row ? [{ ...toExportRecord(row, ''), row: rowFacts(parts, row, linkTo(row, task)) }] : []
  })
  const build = task.kind === 'xlsx' ? buildWorkbookTables : buildTables
  return build(exported, { schema: task.operation === 'json' ? task.schema : null }).map((table) => ({
    ...table,
    groups: table.groups.map((group) => ({ ...group, replaces: otherRecords.get(group.record) ?? [] })),
  }))
}

/**
 * The link to a record's image, relative to the sheet, so that links still work after the folder is moved or
 * synchronised.
 */
function linkTo({ source_path: image }: RecordRow, { file }: SheetTask): string | null {
  if (image === null) return null
  const relative = path.relative(path.dirname(file), image)
  if (path.isAbsolute(relative)) return pathToFileURL(image).href
  return relative.split(path.sep).map(encodeURIComponent).join('/')
}

/**
 * Assigns the tables to files: all tables in one workbook, or a CSV file for each: receipts.csv, and
 * receipts.items.csv for the list.
 */
function splitIntoFiles(
  { kind, file }: SheetTask,
  tables: readonly TargetTable[],
): { file: string; tables: TargetTable[] }[] {
  if (kind === 'xlsx') return [{ file, tables: [...tables] }]
  const withoutExtension = file.slice(0, file.length - path.extname(file).length)
  return tables.map((table, at) => ({
    file:
      at === 0
        ? file
        : `${withoutExtension}.${table.name.replace(/[^\p{L}\p{N}._-]/gu, '_')}${path.extname(file)}`,
    tables: [table],
  }))
}

interface FileTask {
  readonly file: string
  readonly tables: readonly TargetTable[]
  readonly before: ReadonlyMap<string, Remembered>
  /** The file that holds the sheet at present. */
  readonly current: string | null
}

interface SheetFileResult {
  readonly file: MadeFile
  readonly kept: readonly string[]
  readonly left: string | null
}

/** Makes one file of the sheet. If the present file is not recognisable any more, a free name is taken. */
async function makeFile(db: Db, task: SheetTask, fileTask: FileTask): Promise<Result<SheetFileResult>> {
  const written = createWrittenFileRepo(db)
  let left: string | null = null
  const names = Array.from({ length: maxNames }, (_, at) =>
    numberedPath(fileTask.file, path.extname(fileTask.file), at + 1),
  )
  for (const name of fileTask.current === null ? names : [fileTask.current, ...names]) {
    const read = await inUserFolder(
      { base: task.base, file: name },
      async (folder) => ok(await folder.read(path.basename(name))),
      { createsMissing: false },
    )
    const isMissing = !read.ok && read.error.code === 'file.gone'
    if (!read.ok && !isMissing) return read
    const bytes = read.ok ? read.value : null
    const isCurrent = name === fileTask.current
    // A file that Fovea did not write, or anything else of this name, is left alone.
    if (bytes === 'not ours' || (bytes !== null && !isCurrent && !written.has(name, 'sheet'))) continue
    const hash = bytes && sha256(bytes)
    const before = isCurrent && bytes ? fileTask.before : new Map<string, Remembered>()
    const followed = followSheet({
      kind: task.kind,
      hasMark: task.hasMark,
      tables: fileTask.tables,
      found: bytes && { bytes, isOurs: hash === written.hashOf(name) },
      before,
      hash: (text) => sha256(Buffer.from(text)).slice(0, 16),
    })
    if (followed)
      return ok({ file: toMadeFile(name, hash, followed, fileTask.before), kept: followed.kept, left })
    left = name
  }
  return err('output.taken', { path: fileTask.file })
}

/** Combines the new content of a sheet file with what is to be remembered about its rows. */
function toMadeFile(
  name: string,
  foundHash: string | null,
  followed: Followed,
  before: ReadonlyMap<string, Remembered>,
): MadeFile {
  const ownHash = followed.bytes ? sha256(followed.bytes) : foundHash
  return {
    path: name,
    foundHash,
    bytes: followed.bytes,
    ownHash: followed.isOurs ? ownHash : null,
    heads: Object.fromEntries([...followed.remembered].map(([table, { head }]) => [table, [...head]])),
    changes: [...followed.remembered].flatMap(([table, now]) => changesOf(table, before.get(table), now)),
  }
}

/** Returns which row hashes of a table are new, changed or gone. */
function changesOf(name: string, before: Remembered | undefined, now: Remembered): HashChange[] {
  const put = [...now.hashes].filter(([record, hash]) => before?.hashes.get(record) !== hash)
  const gone = [...(before?.hashes.keys() ?? [])].filter((record) => !now.hashes.has(record))
  return [
    ...put.map(([record, hash]) => ({ name, record, hash })),
    ...gone.map((record) => ({ name, record, hash: null })),
  ]
}
