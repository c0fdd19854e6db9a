// The engine: everything Fovea can do, without a window, a server or a command line around it.
import { mkdirSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { calls, type CallName } from '../../shared/contract/calls.ts'
import { defaultSettings } from '../../shared/settings.ts'
import type { Tier } from '../../shared/limits.ts'
import { faultText } from '../../shared/faults.ts'
import { err, FaultError, ok, type Result } from '../../shared/result.ts'
import { createKeyDoor } from './access/keys.ts'
import { createSessionDoor } from './access/sessions.ts'
import type { CallContext } from './caller.ts'
import { createRuleBook } from './corrections/rule-book.ts'
import { createFieldsOf } from './corrections/fields-of.ts'
import { createCorrectionRepo } from './db/corrections.ts'
import { createDeliveryRepo } from './db/deliveries.ts'
import { createFieldRepo } from './db/fields.ts'
import { createFolderFileRepo } from './db/folder-files.ts'
import { createFolderRepo } from './db/folders.ts'
import { createJobRepo } from './db/jobs.ts'
import { createKeyRepo } from './db/keys.ts'
import { createModelRepo } from './db/models.ts'
import { createBackups, type Backups } from './db/backups.ts'
import { databaseFile, openDatabase, type Db } from './db/open.ts'
import { rescueDatabase, type Rescue } from './db/rescue.ts'
import { createPageRepo } from './db/pages.ts'
import { createRecordRepo, type RecordRow } from './db/records.ts'
import { createRuleRepo } from './db/rules.ts'
import { createSchemaTestRepo } from './db/schema-tests.ts'
import { createSchemaRepo } from './db/schemas.ts'
import { createSearchRepo } from './db/searches.ts'
import { createSessionRepo } from './db/sessions.ts'
import { createSettingsRepo } from './db/settings.ts'
import { createTagRepo } from './db/tags.ts'
import { createThumbnailRepo } from './db/thumbnails.ts'
import { createWrittenFileRepo } from './db/written-files.ts'
import { createDiskSpace } from './disk-space.ts'
import { createEvents } from './events.ts'
import type { Engine } from './face.ts'
import { folderProblem } from './folder-problem.ts'
import { keyHandlers, sessionHandlers } from './handlers/access.ts'
import { folderHandlers } from './handlers/folders.ts'
import { searchHandlers, tagHandlers } from './handlers/history.ts'
import { languageHandlers } from './handlers/languages.ts'
import { modelHandlers } from './handlers/model.ts'
import { operationHandlers } from './handlers/operations.ts'
import { queueHandlers, queueState } from './handlers/queue.ts'
import { recordHandlers } from './handlers/records.ts'
import { recordOf } from './handlers/own-record.ts'
import { ruleHandlers } from './handlers/rules.ts'
import { schemaHandlers } from './handlers/schemas.ts'
import { diagnosticsHandlers } from './handlers/diagnostics.ts'
import { settingsHandlers, systemHandlers } from './handlers/system.ts'
import { exportedOf } from './handlers/record-view.ts'
import type { Handlers } from './handlers/types.ts'
import { createHistory } from './history.ts'
import { createIds } from './ids.ts'
import { createFolderIntake } from './intake/folder-intake.ts'
import { createImageStore } from './intake/image-store.ts'
import { createIntake, createNewRecord } from './intake/intake.ts'
import { createImageFetcher } from './intake/open-image-url.ts'
import { createFiller } from './jobs/fill.ts'
import { createRunner } from './jobs/runner.ts'
import { createSecondLook } from './jobs/second-look.ts'
import { createModelStore } from './languages/model-store.ts'
import { createNamedLanguages } from './languages/named-languages.ts'
import { fetchModel } from './languages/npm-models.ts'
import { findSystemModels } from './languages/system-models.ts'
import { takeLock } from './lock.ts'
import { createLanguageModel } from './model/ask-model.ts'
import { createDeliver } from './output/deliver.ts'
import { createDeliverer } from './output/deliverer.ts'
import { stepFrom } from './output/steps.ts'
import { parseInput } from './parse-input.ts'
import type { Log, Ports } from './ports.ts'
import { createSchemaShelf } from './schemas/schema-shelf.ts'
import { createScope, type Scope } from './scope.ts'
import { createWatchers } from './watch/watchers.ts'
import { createPool } from './workers/pool.ts'
import { poolSize } from './workers/size.ts'

/** What records carry that were made while no service was on. */
const defaultBaseUrl = `http://127.0.0.1:${defaultSettings.servicePort}`

/** What every image begins with: its first lines are read with the small model for English. */
const warmModels = ['eng_fast'] as const

/** Shorter than a server gives its answers on their way, so that each of them still has one to send. */
const grace = { ms: 3000, requestMs: 8000 }

export async function createEngine(ports: Ports): Promise<Result<Engine>> {
  const scope = createScope()
  const opened = openDataFolder(ports, scope)
  if (opened.ok) return ok(build(ports, scope, opened.value))
  await scope.close()
  return opened
}

interface DataFolder {
  readonly db: Db
  /** What happened to a database that was found damaged; null if it was sound. */
  readonly rescue: Rescue | null
  readonly announce: Engine['announce']
}

function openDataFolder(ports: Ports, scope: Scope): Result<DataFolder> {
  const { dataDir } = ports
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = takeLock(dataDir)
    if (!lock.ok) return lock
    scope.own(lock.value.release)
    const backups = createBackups(path.join(dataDir, 'backups'), ports.clock.now)
    const opened = openOrRescue(dataDir, backups, ports)
    if (!opened.ok) return opened
    const { db, rescue } = opened.value
    scope.own(() => void db.close())
    scope.own(backups.keepWeekly(db, ports.clock, ports.log))
    return ok({ db, rescue, announce: lock.value.announce })
  } catch (error) {
    const why = folderProblem(error)
    if (why === null) throw error
    return err('data.notUsable', { dataDir, why })
  }
}

function openOrRescue(
  dataDir: string,
  backups: Backups,
  { clock, log }: Ports,
): Result<{ db: Db; rescue: Rescue | null }> {
  const file = path.join(dataDir, databaseFile)
  const opened = openDatabase(file, backups.beforeMigration)
  if (opened.ok) return ok({ db: opened.value, rescue: null })
  if (opened.error.code !== 'data.damaged') return opened
  const rescued = rescueDatabase(file, path.join(dataDir, 'backups'), backups.list(), clock.now)
  if (rescued.ok) log.info('a damaged database was set aside', { ...rescued.value.rescue })
  return rescued
}

function build(ports: Ports, scope: Scope, base: DataFolder): Engine {
  const { dataDir, clock, log } = ports
  const { db } = base
  const now = () => clock.now()
  const newId = createIds(now)
  const events = createEvents(log)
  const closing = new AbortController()
  let serviceUrl: string | null = null

  const records = createRecordRepo(db)
  const jobs = createJobRepo(db)
  const pages = createPageRepo(db)
  const fields = createFieldRepo(db)
  const corrections = createCorrectionRepo(db)
  const rules = createRuleRepo(db)
  const ruleBook = createRuleBook({ rules, areUsed: () => settings.get().usesRules })
  const fieldsOf = createFieldsOf({ fields, corrections })
  const schemas = createSchemaRepo(db)
  const schemaTests = createSchemaTestRepo(db)
  const shelf = createSchemaShelf({ db, schemas, events, newId, now })
  const folders = createFolderRepo(db)
  const folderFiles = createFolderFileRepo(db)
  const deliveries = createDeliveryRepo(db)
  const written = createWrittenFileRepo(db)
  const tags = createTagRepo(db)
  const thumbnails = createThumbnailRepo(db)
  const keys = createKeyRepo(db)
  const settings = createSettingsRepo(db)
  tellBroken(settings.broken(), log)
  const store = createImageStore(path.join(dataDir, 'images'))
  store.settle((hash) => records.hasStoredImage(hash))

  const modelDir = path.join(dataDir, 'models')
  const models = createModelStore({ dir: modelDir, repo: createModelRepo(db), now })
  const namedLanguages = createNamedLanguages(models.languages)
  const profile = () => settings.get().profile

  const size = poolSize(settings.get().workers, availableParallelism(), totalmem())
  const pool = createPool({
    host: ports.workers,
    clock,
    log,
    size,
    addedModels: models.files,
    onThumbnail: thumbnails.insert,
  })
  scope.own(() => pool.close())
  const readTimeoutMs = () => settings.get().readTimeoutSeconds * 1000
  const baseUrl = () => serviceUrl ?? defaultBaseUrl
  const exported = (row: RecordRow) => exportedOf(row, baseUrl())
  const leastFreeBytes = () => settings.get().minFreeMegabytes * 2 ** 20
  const disk = createDiskSpace({
    dir: dataDir,
    leastBytes: leastFreeBytes,
    clock,
    log,
    onChange() {
      runner.pump()
      watchers.goOn()
    },
  })
  scope.own(() => disk.close())
  const deliverer = createDeliverer({
    deliveries,
    folders,
    records,
    deliver: createDeliver({ db, deliveries, records, folderFiles, written, exported, now }),
    clock,
    log,
    onChange: (folderId) => watchers.tellChange(folderId),
  })
  scope.own(() => deliverer.close())
  const model = createLanguageModel({
    settings: () => settings.get(),
    now,
    onProblem: (problem) => log.info(`fields were filled without the language model: ${faultText(problem)}`),
  })
  const runner = createRunner({
    db,
    records,
    jobs,
    pages,
    fields,
    store,
    pool,
    events,
    clock,
    log,
    readTimeoutMs,
    addedLanguages: models.languages,
    joinsParagraphs: () => settings.get().joinsParagraphs,
    filler: createFiller({
      rules,
      ruleBook,
      model,
      lookAgain: createSecondLook({ pool, store, readTimeoutMs }),
      settings: () => settings.get(),
    }),
    htmlTables: () => settings.get().htmlTables,
    isDiskFull: disk.isFull,
    onDiskFull: disk.look,
    onStored({ id, folder_id: folderId }) {
      const rule = folderId === null ? null : folders.get(folderId)?.rule
      const step = rule ? stepFrom(rule, 'files') : null
      if (folderId !== null && step) deliveries.insert(id, folderId, step, now())
    },
    onDone({ folder_id: folderId }) {
      if (folderId !== null) deliverer.pump()
    },
  })
  scope.own(() => runner.close(grace))
  const onAccepted = () => runner.pump()
  const newRecord = createNewRecord(newId, now)
  const accepting = { db, records, jobs, events, newRecord, onAccepted }
  const intake = createIntake({ ...accepting, store })
  const folderIntake = createFolderIntake({
    ...accepting,
    folderFiles,
    deliveries,
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
  const keyDoor = createKeyDoor({ repo: keys, now, requestsPerMinute })
  const sessions = createSessionDoor({ repo: createSessionRepo(db), events, newId, now })

  const history = createHistory({
    records,
    pages,
    thumbnails,
    store,
    runner,
    events,
    clock,
    log,
    retention: () => settings.get(),
    closing: closing.signal,
  })
  scope.own(() => history.close())
  const queue = () => queueState({ runner, jobs, workers: size, isDiskFull: disk.isFull() })
  const reading = { namedLanguages, profile }
  const correcting = { fields, corrections, fieldsOf, rules, newId, now }
  const recordParts = {
    db,
    records,
    jobs,
    pages,
    shelf,
    tags,
    thumbnails,
    store,
    intake,
    runner,
    history,
    events,
    ...correcting,
    ...reading,
  }
  const waiting = { baseUrl, closing: closing.signal }
  const systemParts = { settings, events, version: ports.version, queue, addedLanguages: models.languages }
  const historyParts = { tags, searches: createSearchRepo(db), events, newId, now }
  const openImageUrl = createImageFetcher(() => settings.get().allowsPrivateUrls)
  const maxWaiting = () => settings.get().maxWaitingRequests
  const handlers: Handlers = {
    ...operationHandlers({ ...recordParts, ...waiting, keys: keyDoor, openImageUrl, maxWaiting }),
    ...recordHandlers({ ...recordParts, ...waiting }),
    ...queueHandlers({ runner, jobs, records, events, state: queue }),
    ...ruleHandlers({ db, rules, events, newId, now }),
    ...modelHandlers({ settings, lastProblem: model.lastProblem }),
    ...schemaHandlers({ schemas, schemaTests, shelf, records, pages, ruleBook, fieldsOf, events, now }),
    ...tagHandlers(historyParts),
    ...searchHandlers(historyParts),
    ...folderHandlers({
      ...recordParts,
      ...waiting,
      dataDir,
      schemas,
      folders,
      folderFiles,
      deliveries,
      deliverer,
      written,
      watchers,
      exported,
      leastFreeBytes,
    }),
    ...languageHandlers({
      store: models,
      events,
      findSystemModels,
      fetchModel,
      renewWorkers: () => pool.renew(),
    }),
    ...keyHandlers({ keys, events, newId, now }),
    ...sessionHandlers({ sessions, serviceUrl: () => serviceUrl }),
    ...settingsHandlers(systemParts),
    ...systemHandlers(systemParts),
    ...diagnosticsHandlers({ db, dataDir, version: ports.version, queue, folders, models }),
  }

  return {
    dataDir,
    version: ports.version,
    rescue: base.rescue,
    start() {
      pool.warm(warmModels)
      disk.start()
      watchers.start()
      runner.pump()
      deliverer.pump()
      history.start()
    },
    wake() {
      watchers.rescan()
      runner.pump()
    },
    async call(name, input, context) {
      if (closing.signal.aborted) return err('engine.closing', {})
      const refused = refusal(name, context)
      if (refused) return refused
      const parsed = parseInput(name, input)
      if (!parsed.ok) return parsed
      try {
        return await handlers[name](parsed.value, context)
      } catch (error) {
        if (error instanceof FaultError) return { ok: false, error: error.fault }
        const reference = context.reference ?? randomUUID()
        log.error('a call failed in a way that was not foreseen', error, { call: name, reference })
        return err('internal', { reference })
      }
    },
    on: (listener) => events.on(listener),
    image(recordId, caller) {
      const found = recordOf(records, recordId, caller)
      if (!found.ok) return found
      const { hash, media_type: mediaType, source_path: sourcePath } = found.value
      if (hash === null || mediaType === null) return err('image.unknown', { id: recordId })
      return ok({ path: sourcePath ?? store.pathOf(hash), mediaType })
    },
    thumbnail(recordId, caller) {
      const found = recordOf(records, recordId, caller)
      if (!found.ok) return found
      const { hash } = found.value
      const body = hash === null ? null : thumbnails.get(hash)
      return body && hash !== null ? ok({ body, hash }) : err('image.unknown', { id: recordId })
    },
    access: {
      ...keyDoor,
      ...sessions,
      allowsOrigin: (origin) => settings.get().allowedOrigins.includes(origin),
    },
    announce: base.announce,
    setBaseUrl(url) {
      serviceUrl = url
    },
    close() {
      closing.abort()
      return scope.close()
    },
  }
}

/** In the log, and so among the last errors of the diagnostics; setting one of them again mends it. */
function tellBroken(names: readonly string[], log: Log): void {
  if (names.length === 0) return
  log.error('settings could not be understood and have their defaults', `set them again: ${names.join(', ')}`)
}

/** A host finds out who asks; who may what stands in the table of calls. */
function refusal(name: CallName, { caller }: CallContext) {
  const { access } = calls[name]
  if (access === 'open' || caller.kind === 'owner') return null
  if (caller.kind === 'anybody') return err('auth.missing', {})
  return access === 'key' ? null : err('auth.owner', { call: calls[name].http.path })
}
