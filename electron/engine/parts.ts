// Creates the parts of the engine and connects them.
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultSettings } from '../../shared/settings.ts'
import type { Tier } from '../../shared/limits.ts'
import { resultFile } from '../../shared/export/write-export.ts'
import { faultText } from '../../shared/faults.ts'
import { createKeyDoor } from './access/keys.ts'
import { createSessionDoor } from './access/sessions.ts'
import { createBelievedTime } from './believed-time.ts'
import { createRuleBook } from './corrections/rule-book.ts'
import { createFieldsOf } from './corrections/fields-of.ts'
import type { RecordRow } from './db/records.ts'
import { type DataFolder } from './data-folder.ts'
import { createDiskSpace } from './disk-space.ts'
import { databaseFile, emptyJournal } from './db/open.ts'
import { createRepos } from './db/repos.ts'
import { createEvents } from './events.ts'
import { splitBatchScan } from './handlers/split-batch-scan.ts'
import { queueState } from './handlers/queue.ts'
import { toExportRecord } from './output/export-record.ts'
import { createHistory } from './history.ts'
import { createIds } from './ids.ts'
import { createFolderIntake } from './intake/folder-intake.ts'
import { createImageStore } from './intake/image-store.ts'
import { createIntake, createNewRecord } from './intake/intake.ts'
import { createImageDoor } from './intake/open-image.ts'
import { createFiller } from './jobs/fill.ts'
import { createReading } from './jobs/reading.ts'
import { createPageWriter } from './jobs/write-page.ts'
import { createRenewal } from './jobs/renewal.ts'
import { createRunner } from './jobs/runner.ts'
import { createSecondLook } from './jobs/second-look.ts'
import { createModelStore } from './languages/model-store.ts'
import { createLanguageParser } from './languages/parse-languages.ts'
import { createLanguageModel } from './model/ask-model.ts'
import { createDeliver } from './output/deliver.ts'
import { createDeliverer } from './output/deliverer.ts'
import { createSheetKeeper } from './output/sheet-keeper.ts'
import { rowFacts } from './output/row-facts.ts'
import { firstStep } from './output/steps.ts'
import { createPackGetter, packCatalogue } from './packs/get-pack.ts'
import { createPackStore } from './packs/pack-store.ts'
import { createPasswords } from './passwords.ts'
import type { Log, Ports } from './ports.ts'
import { createSchemaShelf } from './schemas/schema-shelf.ts'
import { type Scope } from './scope.ts'
import { createWatchers } from './watch/watchers.ts'
import { createUnderstanding } from './understanding/understanding.ts'
import { createPictures } from './workers/pictures.ts'
import { createPool } from './workers/pool.ts'
import { createSearchablePdfs } from './workers/searchable.ts'
import { poolSize } from './workers/size.ts'

/** The base URL in records that were made while the service was off. */
const defaultBaseUrl = `http://127.0.0.1:${defaultSettings.servicePort}`

/** Shorter than the server waits for its calls when it closes, so that each of them can still be answered. */
const grace = { ms: 3000, requestMs: 8000 }

/** Creates every part with its dependencies; the scope closes them in reverse order. */
export function createParts(ports: Ports, scope: Scope, base: DataFolder) {
  const { dataDir } = ports
  const { db, damage } = base
  const { log, clock } = damage
  const repos = createRepos(db)
  const {
    records,
    jobs,
    pages,
    fields,
    corrections,
    rules,
    schemas,
    folders,
    folderFiles,
    deliveries,
    written,
    thumbnails,
    keys,
    settings,
  } = repos
  const now = () => clock.now()
  const newId = createIds(now)
  const events = createEvents(log)
  const closing = new AbortController()
  let serviceUrl: string | null = null

  const ruleBook = createRuleBook({ rules, areUsed: () => settings.get().usesRules })
  const fieldsOf = createFieldsOf({ fields, corrections })
  const shelf = createSchemaShelf({ db, schemas, events, newId, now })
  logUnparseable(settings.unparseable(), log)
  const store = createImageStore(path.join(dataDir, 'images'))
  // A rescued database may have lost records, so no image is taken for unneeded.
  store.completeIncoming((hash) => base.isRescued || records.hasStoredImage(hash))

  const passwords = createPasswords()
  const modelDir = path.join(dataDir, 'models')
  const models = createModelStore({ dir: modelDir, repo: repos.models, now })
  const packDir = path.join(dataDir, 'packs')
  const packs = createPackStore(packDir)
  const parseLanguages = createLanguageParser(() => [...models.languages(), ...packs.languages()])
  const packGetter = createPackGetter({
    catalogue: ports.packCatalogue ?? packCatalogue,
    dir: packDir,
    store: packs,
    events,
    clock,
    closing: closing.signal,
  })
  const pack = () => packs.choiceOf(settings.get().enginePack)
  const profile = () => settings.get().profile

  const size = poolSize(settings.get().workers, availableParallelism(), totalmem())
  const pool = createPool({
    host: ports.workers,
    clock,
    log,
    size,
    sharing: { isHeld: ({ canPause }) => canPause === true && (runner.isPaused() || disk.isFull()) },
    addedModels: models.files,
    // Called between two messages, where nobody catches errors; and a thumbnail can be made again.
    onThumbnail: (hash, body) => disk.ifSpace(() => thumbnails.insert(hash, body)),
  })
  scope.own(() => pool.close())
  /** Makes a pool of two processes that show and write files: these never delay reading, nor does a client another. */
  const createSmallPool = () =>
    createPool({ host: ports.workers, clock, log, size: 2, sharing: { maxShare: 1 }, idleMs: 60_000, lingerMs: 2000 })
  const pictures = createPictures({ pool: createSmallPool() })
  scope.own(() => pictures.close())
  const searchable = createSearchablePdfs({
    pool: createSmallPool(),
    ...{ pages, store, passwords },
    dir: path.join(dataDir, 'writing'),
    resultOf: (row) => String(resultFile(toExportRecord(row, baseUrl(), pages.dataOf(row)), 'json')),
  })
  scope.own(() => searchable.close())
  const understanding = createUnderstanding({ host: ports.understanding, clock, log })
  scope.own(() => understanding.close())
  const readLimitMs = () => settings.get().readTimeoutSeconds * 1000
  const baseUrl = () => serviceUrl ?? defaultBaseUrl
  /** The exported form of a record, with the facts for its row in a sheet. */
  const exported = (row: RecordRow) => {
    const image = row.source_path && pathToFileURL(row.source_path).href
    return {
      ...toExportRecord(row, baseUrl(), pages.dataOf(row)),
      row: rowFacts({ records, fieldsOf }, row, image),
    }
  }
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
          { intake, pages, records, shelf, deliveries, events, trashNow: () => believed.now() },
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
  const model = createLanguageModel({
    settings: () => settings.get(),
    now,
    onProblem: (problem) => log.info(`fields were filled without the language model: ${faultText(problem)}`),
  })
  const writePage = createPageWriter({
    understanding,
    joinsParagraphs: () => settings.get().joinsParagraphs,
    htmlTables: () => settings.get().htmlTables,
  })
  const reading = createReading({
    records,
    pages,
    fields,
    store,
    pool,
    clock,
    readLimitMs,
    addedLanguages: models.languages,
    understanding,
    filler: createFiller({
      rules,
      ruleBook,
      model,
      understanding,
      lookAgain: createSecondLook({ pool, store, readLimitMs, passwordOf: passwords.of }),
      settings: () => settings.get(),
    }),
    writePage,
    engine: () => settings.get().engine,
    layer: () => settings.get().textLayer,
    pack,
    passwordOf: passwords.of,
  })
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
      const step = rule ? firstStep(rule, record) : null
      if (folderId !== null && step) deliveries.insert(id, folderId, step, now())
    },
    onDone({ folder_id: folderId }) {
      if (folderId !== null) deliverer.pump()
    },
  })
  scope.own(() => runner.close(grace))
  const onAccepted = () => runner.pump()
  const newRecord = createNewRecord(newId, now)
  const intakeParts = { db, records, jobs, events, newRecord, onAccepted, passwords }
  const intake = createIntake({ ...intakeParts, store })
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
  const requestsPerMinute = (tier: Tier) => settings.get().requestsPerMinute[tier]
  const keyDoor = createKeyDoor({
    // The time of use may be skipped: with a full disk, keys and sessions still work.
    repo: { ...keys, touch: (id, time) => disk.ifSpace(() => keys.touch(id, time)) },
    now,
    requestsPerMinute,
  })
  const sessions = createSessionDoor({
    repo: { ...repos.sessions, touch: (id, time) => disk.ifSpace(() => repos.sessions.touch(id, time)) },
    events,
    newId,
    now,
  })

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
  damage.onFound(() => {
    const ends = [
      watchers.close(),
      runner.close(grace),
      deliverer.close(),
      sheetKeeper.close(),
      history.close(),
    ]
    void Promise.all(ends).catch((error: unknown) =>
      log.error('the damaged database held something up', error),
    )
    events.emit('notices.changed', {})
    // If damage shows again after a rescue, restarting would go on forever.
    if (!base.isRescued) events.emit('engine.restart', {})
  })
  base.backups.onProblem(() => events.emit('notices.changed', {}))
  /** The current state of the queue. */
  const queue = () => queueState({ runner, jobs, workers: size, isDiskFull: disk.isFull() })
  const setBaseUrl = (url: string) => {
    serviceUrl = url
  }

  return {
    ...{ base, repos, events, now, newId, version: ports.version, dataDir, log, closing, clock },
    ...{
      ruleBook,
      fieldsOf,
      shelf,
      store,
      images: createImageDoor({ folders, store }),
      passwords,
      models,
      parseLanguages,
      packs,
      packGetter,
      pack,
      profile,
      pool,
      pictures,
      searchable,
      understanding,
      writePage,
    },
    ...{ baseUrl, setBaseUrl, serviceUrl: () => serviceUrl, exported, disk, minFreeBytes, queue },
    ...{ deliverer, sheetKeeper, model, runner, intake, watchers, keyDoor, sessions, history },
  }
}

export type Parts = ReturnType<typeof createParts>

/** Logs settings that have lost their value, so that the diagnostics show them; setting one again repairs it. */
function logUnparseable(names: readonly string[], log: Log): void {
  if (names.length === 0) return
  log.error('settings could not be understood and have their defaults', `set them again: ${names.join(', ')}`)
}
