// The parts of the engine that work in the background: the queue, watched folders, deliveries, sheets and the removal of
// old records. Each calls the others when it has changed something.
import path from 'node:path'
import { createBelievedTime } from './believed-time.ts'
import { databaseFile, emptyJournal } from './db/open.ts'
import { createDiskSpace } from './disk-space.ts'
import { splitBatchScan } from './handlers/split-batch-scan.ts'
import { createHistory } from './history.ts'
import { createFolderIntake } from './intake/folder-intake.ts'
import { createIntake, createNewRecord } from './intake/intake.ts'
import { createKindFiller } from './intake/kind-filler.ts'
import { createRenewal } from './jobs/renewal.ts'
import { createRunner } from './jobs/runner.ts'
import { createDeliver } from './output/deliver.ts'
import { createDeliverer } from './output/deliverer.ts'
import type { FolderRule } from '../../shared/contract/folder-rule.ts'
import type { RecordRow } from './db/records.ts'
import { createSheetKeeper } from './output/sheet-keeper.ts'
import { firstStep } from './output/steps.ts'
import type { Readers } from './readers.ts'
import type { Scope } from './scope.ts'
import type { Stores } from './stores.ts'
import { createWatchers } from './watch/watchers.ts'

/** Shorter than the server waits for its calls when it closes, so that each of them can still be answered. */
const grace = { ms: 3000, requestMs: 8000 }

/** The scope closes the parts in reverse order. */
export function createWork(
  stores: Stores,
  { pool, reading, searchable, remote, understanding }: Readers,
  scope: Scope,
) {
  const { base, repos, dataDir, events, clock, log, now, newId, closing } = stores
  const { db } = base
  const { shelf, store, passwords, profile, exported } = stores
  const { records, jobs, pages, schemas, folders, folderFiles, deliveries, written, thumbnails, settings } =
    repos
  const minFreeBytes = () => settings.get().minFreeMegabytes * 2 ** 20
  const disk = createDiskSpace({
    dir: dataDir,
    minBytes: minFreeBytes,
    clock,
    log,
    onChange() {
      runner.pump()
      watchers.resume()
    },
  })
  scope.own(() => disk.close())
  const believed = createBelievedTime(repos.believedTime, clock, () => settings.get().trashDays)
  const deliverer = createDeliverer({
    deliveries,
    folders,
    records,
    deliver: createDeliver({
      ...{ db, deliveries, records, folderFiles, written, exported, searchable, now },
      splitBatchScan: (delivery) =>
        splitBatchScan(
          {
            intake,
            pages,
            records,
            shelf,
            deliveries,
            understanding,
            events,
            trashNow: () => believed.now(),
          },
          delivery,
        ),
    }),
    clock,
    log,
    /** Announces a delivery to the folder's watchers, and lets its sheet follow. */
    onChange(folderId) {
      watchers.announceChange(folderId)
      sheetKeeper.pump()
    },
  })
  scope.own(() => deliverer.close())
  const sheetKeeper = createSheetKeeper({
    db,
    folders,
    schemas,
    sheets: repos.sheets,
    written,
    make: (task, signal) => base.checks.makeSheet(path.join(dataDir, databaseFile), task, signal),
    clock,
    log,
    onChange: (folderId) => watchers.announceChange(folderId),
  })
  scope.own(() => sheetKeeper.close())
  const stopSheets = events.on(({ name, data }) => {
    if (name === 'record.removed' || name === 'record.marked' || name === 'record.changed') {
      sheetKeeper.pump()
      // a batch scan may have waited for the records that were removed
      if (name === 'record.removed' || (name === 'record.changed' && data.status === 'done')) deliverer.pump()
    }
  })
  scope.own(stopSheets)
  const renewal = createRenewal({
    db,
    records,
    renewals: repos.renewals,
    reading,
    events,
    log,
    disk,
  })
  const runner = createRunner({
    db,
    records,
    jobs,
    reading,
    renewal,
    pool,
    events,
    clock,
    log,
    disk,
    /** Adds the first delivery step of a result, if its watch folder's rule requests one. */
    onStored(record) {
      const { id, folder_id: folderId } = record
      const rule = folderId === null ? null : folders.get(folderId)?.rule
      const step = rule && !isExtra(rule, record) ? firstStep(rule, record) : null
      if (folderId !== null && step) deliveries.insert(id, folderId, step, now())
    },
    onDone({ folder_id: folderId }) {
      if (folderId !== null) deliverer.pump()
    },
  })
  /** Fields that were filled because a document was recognised; the rule's own result is another record of it. */
  function isExtra({ operation }: FolderRule, record: RecordRow): boolean {
    if (record.operation !== 'json' || operation === 'json') return false
    const query = { documentId: record.document_id, operation, status: 'done' } as const
    return records.find(query, { sort: 'newest', limit: 1, offset: 0 }).total > 0
  }

  scope.own(() => runner.close(grace))
  remote?.readers.onChange(() => runner.pump())
  const onAccepted = () => runner.pump()
  const newRecord = createNewRecord(newId, now)
  const intakeParts = { db, records, jobs, events, newRecord, onAccepted, passwords }
  const intake = createIntake({ ...intakeParts, store })
  const isOn = ({ folder_id: folderId }: RecordRow) =>
    (folderId === null ? null : folders.get(folderId)?.rule.fillsRecognised) ?? settings.get().fillsRecognised
  const fillKind = createKindFiller({ records, pages, shelf, intake, isOn })
  scope.own(
    events.on(({ name, data }) => {
      if (name === 'record.changed' && data.status === 'done') fillKind(data.id)
    }),
  )
  const folderIntake = createFolderIntake({
    ...intakeParts,
    folderFiles,
    deliveries,
    written,
    now,
    onRenamed: () => deliverer.pump(),
  })
  const watchers = createWatchers({
    folders,
    folderFiles,
    schemas,
    intake: folderIntake,
    events,
    clock,
    log,
    profile,
    isDiskFull: disk.isFull,
  })
  scope.own(() => watchers.close())
  const history = createHistory({
    db,
    records,
    pages,
    thumbnails,
    store,
    runner,
    events,
    clock,
    believed,
    onOld: (ids) => repos.sheets.release(ids),
    emptyJournal: () => emptyJournal(db),
    log,
    retention: () => settings.get(),
    closing: closing.signal,
  })
  scope.own(() => history.close())
  /** Ends all work, after the database was found damaged. */
  const end = () =>
    Promise.all([
      watchers.close(),
      runner.close(grace),
      deliverer.close(),
      sheetKeeper.close(),
      history.close(),
    ])
  return { disk, minFreeBytes, deliverer, sheetKeeper, runner, intake, watchers, history, end }
}
