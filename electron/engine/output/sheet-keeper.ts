// Keeps the sheets of watch folders up to date. [Note: sheet] Database triggers count the changes of records within
// the same transaction, so no sheet is forgotten, whatever changes a record and whenever the engine is killed.
// Changes are collected: a sheet is written once for all of them, and less often the longer that takes.
import { ok, type Result } from '../../../shared/result.ts'
import { createBackground } from '../background.ts'
import type { FolderRepo, FolderRow } from '../db/folders.ts'
import type { Db } from '../db/open.ts'
import type { SchemaRepo } from '../db/schemas.ts'
import type { SheetRepo, SheetState } from '../db/sheets.ts'
import type { WrittenFileRepo } from '../db/written-files.ts'
import type { Clock, Log } from '../ports.ts'
import { msUntil } from '../../../shared/wait-until.ts'
import { sheetFile } from './output-paths.ts'
import type { MadeFile, MadeSheet, SheetTask } from './make-sheet.ts'
import { putSheet } from './put-sheet.ts'
import { decideDeliveryRetry } from './retry.ts'

export interface SheetKeeper {
  /** Looks for sheets that are due. */
  pump(): void
  /** Makes a folder's sheet again, even if none of its records changed. */
  lookAgain(folderId: string): void
  close(): Promise<void>
}

/** After a sheet, the pause is this many times as long as writing it took. */
const pauseFactor = 10
const minPauseMs = 1000
const maxPauseMs = 30_000

export function createSheetKeeper(parts: {
  db: Db
  folders: FolderRepo
  schemas: SchemaRepo
  sheets: SheetRepo
  written: WrittenFileRepo
  make: (task: SheetTask, signal: AbortSignal) => Promise<Result<MadeSheet>>
  clock: Clock
  log: Log
  onChange: (folderId: string) => void
}): SheetKeeper {
  const { db, folders, schemas, sheets, written, clock, log } = parts
  const background = createBackground((error) => log.error('a sheet could not be written', error))
  const pausedUntil = new Map<string, number>()
  /** The paths of the sheets that are being written, by folder. */
  const busy = new Map<string, string>()
  let stopTimer: () => void = () => undefined

  /** Begins to update each sheet that is due, and sets a timer for the next one. */
  function pump(): void {
    if (background.isClosed()) return
    stopTimer()
    const now = clock.now()
    const times = folders.list().flatMap((folder) => {
      const ms = msUntilDue(folder, now)
      if (ms === null || ms > 0) return ms ?? []
      background.run((signal) => update(folder, signal))
      return []
    })
    const next = Math.min(...times)
    if (Number.isFinite(next)) stopTimer = clock.after(next, pump)
  }

  /**
   * Milliseconds until a folder's sheet is to be made. Null if it is up to date, or is being made: also for another folder whose rule
   * writes to the same file.
   */
  function msUntilDue({ id, path, rule }: FolderRow, now: number): number | null {
    if (rule.sheet === 'none' || busy.has(id)) return null
    if ([...busy.values()].includes(sheetFile(path, rule, rule.sheet).file)) return null
    const row = sheets.get(id)
    if (!row) sheets.touch(id)
    if (row && (row.isParked || row.changes === row.written)) return null
    return Math.max(msUntil(row?.notBefore ?? 0, now), msUntil(pausedUntil.get(id) ?? 0, now))
  }

  /** Updates a folder's sheet, and stores when to try again if that fails. */
  async function update(folder: FolderRow, signal: AbortSignal): Promise<void> {
    const { id, rule } = folder
    busy.set(id, rule.sheet === 'none' ? '' : sheetFile(folder.path, rule, rule.sheet).file)
    const beganAt = clock.now()
    const row = sheets.get(id)
    try {
      const done = await bringUpToDate(folder, signal)
      if (signal.aborted) return
      if (!done.ok) {
        const verdict = decideDeliveryRetry(done.error, (row?.attempts ?? 0) + 1)
        sheets.fail(id, done.error, verdict.kind === 'retry' ? clock.now() + verdict.delayMs : null)
      } else if (done.value === 'written') sheets.settle(id, row?.changes ?? 0)
    } catch (error) {
      log.error('a sheet could not be written in a way that was not foreseen', error, { folder: folder.path })
      if (folders.get(id)) sheets.fail(id, { code: 'internal', data: { reference: id } }, null)
    } finally {
      busy.delete(id)
    }
    const pauseMs = Math.min(maxPauseMs, (clock.now() - beganAt) * pauseFactor)
    pausedUntil.set(id, clock.now() + Math.max(minPauseMs, pauseMs))
    parts.onChange(id)
    pump()
  }

  /** Works out the sheet's files and writes them; 'changed' if somebody edited a file meanwhile. */
  async function bringUpToDate(
    folder: FolderRow,
    signal: AbortSignal,
  ): Promise<Result<'written' | 'changed'>> {
    const { rule } = folder
    // A sheet is begun with its first row.
    if (rule.sheet === 'none' || !sheets.hasRows(folder.id)) return ok('written')
    const place = sheetFile(folder.path, rule, rule.sheet)
    const schema = rule.schemaId === null ? null : schemas.get(rule.schemaId)
    const task = {
      ...place,
      folderId: folder.id,
      kind: rule.sheet,
      hasMark: rule.sheetHasMark,
      operation: rule.operation,
      schemaId: rule.schemaId,
      schema: schema?.body ?? null,
    }
    const made = await parts.make(task, signal)
    if (!made.ok) return made
    const { isNew, files, kept, left } = made.value
    const state: SheetState = { place: place.file, files: [], kept, left }
    if (isNew) sheets.clear(folder.id)
    for (const file of files) {
      // Registered before it is written, so that it is known to be Fovea's whatever happens next.
      if (file.foundHash === null) registerFile(folder, file)
      const put = await putSheet(place.base, file, folder.id)
      if (!put.ok || put.value === 'changed') return put
      storeState(folder, state, file)
    }
    return ok('written')
  }

  /** Registers a sheet file as written by Fovea. */
  function registerFile({ path: source }: FolderRow, { path: file, ownHash }: MadeFile): void {
    written.put({ path: file, source, kind: 'sheet', hash: ownHash ?? '', recordId: '' }, clock.now())
  }

  /** Stores what was written, so that the next update knows its own rows. */
  function storeState(folder: FolderRow, state: SheetState, file: MadeFile): void {
    const { id } = folder
    state.files.push({ path: file.path, heads: file.heads })
    if (!folders.get(id)) return
    db.transaction(() => {
      sheets.wrote(id, state, file.changes)
      if (file.bytes !== null || written.hashOf(file.path) !== (file.ownHash ?? ''))
        registerFile(folder, file)
    })()
  }

  return {
    pump,
    /** Has the folder's sheet updated now, without the pause after the last update. */
    lookAgain(folderId) {
      pausedUntil.delete(folderId)
      if (folders.get(folderId)) sheets.touch(folderId)
      pump()
    },
    async close() {
      stopTimer()
      await background.close()
    },
  }
}
