// The engine: everything Fovea can do, without a window, a server or a command line around it.
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultSettings } from '../../shared/settings.ts'
import type { Tier } from '../../shared/limits.ts'
import { faultText } from '../../shared/faults.ts'
import { err, ok, type Err, type Result } from '../../shared/result.ts'
import { createKeyDoor } from './access/keys.ts'
import { createSessionDoor } from './access/sessions.ts'
import { callsOn } from './answer-call.ts'
import { createBelievedTime } from './believed-time.ts'
import { createRuleBook } from './corrections/rule-book.ts'
import { createFieldsOf } from './corrections/fields-of.ts'
import type { RecordRow } from './db/records.ts'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { createDiskSpace } from './disk-space.ts'
import { databaseFile, forgetJournal } from './db/open.ts'
import { createRepos } from './db/repos.ts'
import { isDamage } from './db/soundness.ts'
import { createEvents } from './events.ts'
import type { Engine } from './face.ts'
import { keyHandlers, sessionHandlers } from './handlers/access.ts'
import { backupHandlers } from './handlers/backups.ts'
import { folderHandlers } from './handlers/folders.ts'
import { searchHandlers, tagHandlers } from './handlers/history.ts'
import { languageHandlers } from './handlers/languages.ts'
import { modelHandlers } from './handlers/model.ts'
import { operationHandlers } from './handlers/operations.ts'
import { packHandlers } from './handlers/packs.ts'
import { queueHandlers, queueState } from './handlers/queue.ts'
import { recordHandlers } from './handlers/records.ts'
import { recordOf } from './handlers/own-record.ts'
import { renewalHandlers } from './handlers/renewal.ts'
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
import { createReading } from './jobs/reading.ts'
import { createRenewal } from './jobs/renewal.ts'
import { createRunner } from './jobs/runner.ts'
import { createSecondLook } from './jobs/second-look.ts'
import { createModelStore } from './languages/model-store.ts'
import { createNamedLanguages } from './languages/named-languages.ts'
import { fetchModel } from './languages/npm-models.ts'
import { findSystemModels } from './languages/system-models.ts'
import { createLanguageModel } from './model/ask-model.ts'
import { createDeliver } from './output/deliver.ts'
import { createDeliverer } from './output/deliverer.ts'
import { createSheetKeeper } from './output/sheet-keeper.ts'
import { rowFacts } from './output/row-facts.ts'
import { stepFrom } from './output/steps.ts'
import { createPackStore } from './packs/pack-store.ts'
import type { Log, Ports } from './ports.ts'
import { createSchemaShelf } from './schemas/schema-shelf.ts'
import { createScope, type Scope } from './scope.ts'
import { createWatchers } from './watch/watchers.ts'
import { createUnderstanding } from './understanding/understanding.ts'
import { createPool } from './workers/pool.ts'
import { poolSize } from './workers/size.ts'

/** What records carry that were made while no service was on. */
const defaultBaseUrl = `http://127.0.0.1:${defaultSettings.servicePort}`

/** What every image begins with: its first lines are read with the small model for English. */
const warmModels = ['eng_fast'] as const

/** Shorter than a server gives its answers on their way, so that each of them still has one to send. */
const grace = { ms: 3000, requestMs: 8000 }

export async function createEngine(ports: Ports): Promise<Result<Engine>> {
  // Damage may show only now: then the database is looked through, and what can be saved of it is.
  return (await begin(ports)) ?? (await begin(ports)) ?? damagedAgain(ports)
}

/** Null if the database was found damaged on the way. */
async function begin(ports: Ports): Promise<Result<Engine> | null> {
  const scope = createScope()
  const opened = openDataFolder(ports, scope)
  try {
    if (opened.ok) return ok(build(ports, scope, opened.value))
  } catch (error) {
    if (!opened.ok || !isDamage(error)) throw error
    opened.value.damage.log.error('the database was found damaged at the start', error)
    await scope.close()
    return null
  }
  await scope.close()
  return opened
}

function damagedAgain({ dataDir }: Ports): Err {
  const file = path.join(dataDir, databaseFile)
  return err('data.damaged', { file, why: 'it is sound to look through, and not to work with' })
}

function build(ports: Ports, scope: Scope, base: DataFolder): Engine {
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
    schemaTests,
    folders,
    folderFiles,
    deliveries,
    written,
    tags,
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
  tellBroken(settings.broken(), log)
  const store = createImageStore(path.join(dataDir, 'images'))
  // Of a database that was saved in part, a record that is not there may have been there.
  store.settle((hash) => base.isRescued || records.hasStoredImage(hash))

  const modelDir = path.join(dataDir, 'models')
  const models = createModelStore({ dir: modelDir, repo: repos.models, now })
  const namedLanguages = createNamedLanguages(models.languages)
  const packs = createPackStore(path.join(dataDir, 'packs'))
  const pack = () => packs.wishFor(settings.get().enginePack)
  const profile = () => settings.get().profile

  const size = poolSize(settings.get().workers, availableParallelism(), totalmem())
  const pool = createPool({
    host: ports.workers,
    clock,
    log,
    size,
    addedModels: models.files,
    // It comes between two messages, where nobody catches what goes wrong, and can be made again.
    onThumbnail: (hash, body) => disk.ifRoom(() => thumbnails.insert(hash, body)),
  })
  scope.own(() => pool.close())
  const understanding = createUnderstanding({ host: ports.understanding, clock, log })
  scope.own(() => understanding.close())
  const readTimeoutMs = () => settings.get().readTimeoutSeconds * 1000
  const baseUrl = () => serviceUrl ?? defaultBaseUrl
  const exported = (row: RecordRow) => {
    const image = row.source_path && pathToFileURL(row.source_path).href
    return { ...exportedOf(row, baseUrl()), row: rowFacts({ records, fieldsOf }, row, image) }
  }
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
    onChange(folderId) {
      watchers.tellChange(folderId)
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
    make: (task) => base.checks.makeSheet(path.join(dataDir, databaseFile), task),
    clock,
    log,
    onChange: (folderId) => watchers.tellChange(folderId),
  })
  scope.own(() => sheetKeeper.close())
  const stopSheets = events.on(({ name, data }) => {
    if (name === 'record.removed' || name === 'record.marked' || name === 'record.changed') {
      sheetKeeper.pump()
      if (name === 'record.changed' && data.status === 'done') deliverer.pump()
    }
  })
  scope.own(stopSheets)
  const model = createLanguageModel({
    settings: () => settings.get(),
    now,
    onProblem: (problem) => log.info(`fields were filled without the language model: ${faultText(problem)}`),
  })
  const reading = createReading({
    records,
    pages,
    fields,
    store,
    pool,
    clock,
    readTimeoutMs,
    addedLanguages: models.languages,
    joinsParagraphs: () => settings.get().joinsParagraphs,
    understanding,
    filler: createFiller({
      rules,
      ruleBook,
      model,
      understanding,
      lookAgain: createSecondLook({ pool, store, readTimeoutMs }),
      settings: () => settings.get(),
    }),
    htmlTables: () => settings.get().htmlTables,
    engine: () => settings.get().engine,
    pack,
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
  const keyDoor = createKeyDoor({
    // Who has a key or a session can read, although nobody can note when.
    repo: { ...keys, touch: (id, time) => disk.ifRoom(() => keys.touch(id, time)) },
    now,
    requestsPerMinute,
  })
  const sessions = createSessionDoor({
    repo: { ...repos.sessions, touch: (id, time) => disk.ifRoom(() => repos.sessions.touch(id, time)) },
    events,
    newId,
    now,
  })

  const history = createHistory({
    records,
    pages,
    thumbnails,
    store,
    runner,
    events,
    clock,
    believed: createBelievedTime(repos.believedTime, clock, () => settings.get().trashDays),
    onOld: (ids) => repos.sheets.release(ids),
    forgetJournal: () => forgetJournal(db),
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
    // One that shows damage again after a rescue would go round and round.
    if (!base.isRescued) events.emit('engine.restart', {})
  })
  base.backups.onProblem(() => events.emit('notices.changed', {}))
  const queue = () => queueState({ runner, jobs, workers: size, isDiskFull: disk.isFull() })
  const asking = { namedLanguages, profile }
  const correcting = { fields, corrections, fieldsOf, rules, understanding, newId, now }
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
    ...asking,
  }
  const waiting = { baseUrl, closing: closing.signal }
  const renewWorkers = () => pool.renew()
  const systemParts = {
    settings,
    events,
    version: ports.version,
    queue,
    addedLanguages: models.languages,
    packs,
    renewWorkers,
    broken: () => damage.found()?.error ?? null,
    notices: base.told,
  }
  const historyParts = { tags, searches: repos.searches, events, newId, now }
  const openImageUrl = createImageFetcher(() => settings.get().allowsPrivateUrls)
  const maxWaiting = () => settings.get().maxWaitingRequests
  const handlers: Handlers = {
    ...operationHandlers({ ...recordParts, ...waiting, keys: keyDoor, disk, openImageUrl, maxWaiting }),
    ...recordHandlers({ ...recordParts, ...waiting }),
    ...queueHandlers({ runner, jobs, records, events, state: queue }),
    ...renewalHandlers({ renewals: repos.renewals, store, runner, events, closing: closing.signal }),
    ...ruleHandlers({ db, rules, events, newId, now }),
    ...modelHandlers({ settings, lastProblem: model.lastProblem }),
    ...schemaHandlers({
      schemas,
      schemaTests,
      shelf,
      records,
      pages,
      ruleBook,
      understanding,
      fieldsOf,
      events,
      now,
    }),
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
      sheets: repos.sheets,
      sheetKeeper,
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
      renewWorkers,
    }),
    ...packHandlers({ store: packs, settings, events, pool }),
    ...keyHandlers({ keys, events, newId, now }),
    ...sessionHandlers({ sessions, serviceUrl: () => serviceUrl }),
    ...settingsHandlers(systemParts),
    ...systemHandlers(systemParts),
    ...backupHandlers({ dataDir, backups: base.backups, checks: base.checks, events }),
    ...diagnosticsHandlers({
      db,
      dataDir,
      version: ports.version,
      queue,
      folders,
      models,
      finder: pool.finder,
      checks: base.checks,
    }),
  }

  return {
    dataDir,
    version: ports.version,
    notices: base.notices,
    start(wish = { isWarm: true }) {
      if (wish.isWarm) pool.warm(warmModels, settings.get().engine, pack())
      disk.start()
      for (const begin of [watchers.start, runner.pump, deliverer.pump, sheetKeeper.pump, history.start])
        damage.guard(begin)
    },
    wake() {
      for (const look of [watchers.rescan, runner.pump]) damage.guard(look)
    },
    call: callsOn(handlers, { closing: closing.signal, broken: damage.found, disk, log }),
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
      redeemLink(token, browser) {
        try {
          return sessions.redeemLink(token, browser)
        } catch (error) {
          if (disk.refused(error)) return { ok: false, error: disk.fault() }
          throw error
        }
      },
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
