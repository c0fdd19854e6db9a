// The engine: everything Fovea can do, without a window, a server or a command line around it.
import { mkdirSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { calls, type CallName } from '../../shared/contract/calls.ts'
import { defaultSettings } from '../../shared/settings.ts'
import { err, FaultError, ok, type Result } from '../../shared/result.ts'
import { createAccess } from './access/access.ts'
import type { CallContext } from './caller.ts'
import { createAccessRepo } from './db/access.ts'
import { createFieldRepo } from './db/fields.ts'
import { createFolderRepo } from './db/folders.ts'
import { createJobRepo } from './db/jobs.ts'
import { createModelRepo } from './db/models.ts'
import { openDatabase, type Db } from './db/open.ts'
import { createPageRepo } from './db/pages.ts'
import { createRecordRepo } from './db/records.ts'
import { createSchemaRepo } from './db/schemas.ts'
import { createSettingsRepo } from './db/settings.ts'
import { createEvents } from './events.ts'
import type { Engine } from './face.ts'
import { folderProblem } from './folder-problem.ts'
import { keyHandlers, sessionHandlers } from './handlers/access.ts'
import { folderHandlers } from './handlers/folders.ts'
import { languageHandlers } from './handlers/languages.ts'
import { operationHandlers } from './handlers/operations.ts'
import { queueHandlers, queueState } from './handlers/queue.ts'
import { recordHandlers, recordOf } from './handlers/records.ts'
import { schemaHandlers } from './handlers/schemas.ts'
import { settingsHandlers, systemHandlers } from './handlers/system.ts'
import type { Handlers } from './handlers/types.ts'
import { createIds } from './ids.ts'
import { createImageStore } from './intake/image-store.ts'
import { createIntake } from './intake/intake.ts'
import { createImageFetcher } from './intake/open-image-url.ts'
import { createRunner } from './jobs/runner.ts'
import { createModelStore } from './languages/model-store.ts'
import { createNamedLanguages } from './languages/named-languages.ts'
import { fetchModel } from './languages/npm-models.ts'
import { findSystemModels } from './languages/system-models.ts'
import { takeLock } from './lock.ts'
import { parseInput } from './parse-input.ts'
import type { Ports } from './ports.ts'
import { createScope, type Scope } from './scope.ts'
import { createWatchers } from './watch/watchers.ts'
import { createPool } from './workers/pool.ts'
import { poolSize } from './workers/size.ts'

/** What records carry that were made while no service was on. */
const defaultBaseUrl = `http://127.0.0.1:${defaultSettings.servicePort}`

/** What every image begins with: its first lines are read with the small model for English. */
const warmModels = ['eng_fast'] as const

/** What runs when the engine closes may end by itself within this time; then it is put back into the queue. */
const graceMs = 3000

export async function createEngine(ports: Ports): Promise<Result<Engine>> {
  const scope = createScope()
  const opened = openDataFolder(ports.dataDir, scope)
  if (opened.ok) return ok(build(ports, scope, opened.value))
  await scope.close()
  return opened
}

function openDataFolder(dataDir: string, scope: Scope): Result<{ db: Db; announce: Engine['announce'] }> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = takeLock(dataDir)
    if (!lock.ok) return lock
    scope.own(lock.value.release)
    const db = openDatabase(path.join(dataDir, 'fovea.sqlite'))
    if (!db.ok) return db
    scope.own(() => void db.value.close())
    return ok({ db: db.value, announce: lock.value.announce })
  } catch (error) {
    const why = folderProblem(error)
    if (why === null) throw error
    return err('data.notUsable', { dataDir, why })
  }
}

function build(ports: Ports, scope: Scope, base: { db: Db; announce: Engine['announce'] }): Engine {
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
  const schemas = createSchemaRepo(db)
  const folders = createFolderRepo(db)
  const accessRepo = createAccessRepo(db)
  const settings = createSettingsRepo(db)
  const store = createImageStore(path.join(dataDir, 'images'))

  const modelDir = path.join(dataDir, 'models')
  const models = createModelStore({ dir: modelDir, repo: createModelRepo(db), now })
  const namedLanguages = createNamedLanguages(models.languages)
  const profile = () => settings.get().profile

  const size = poolSize(settings.get().workers, availableParallelism(), totalmem())
  const pool = createPool({ host: ports.workers, clock, log, size, addedModels: models.files })
  scope.own(() => pool.close())
  const readTimeoutMs = () => settings.get().readTimeoutSeconds * 1000
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
    htmlTables: () => settings.get().htmlTables,
  })
  scope.own(() => runner.close(graceMs))
  const onAccepted = () => runner.pump()
  const intake = createIntake({ db, records, jobs, folders, store, events, newId, now, onAccepted })
  const watchers = createWatchers({ folders, schemas, intake, events, clock, log, profile })
  scope.own(() => watchers.close())
  const access = createAccess({ db, repo: accessRepo, now })

  const queue = () => queueState({ runner, jobs, workers: size })
  const reading = { namedLanguages, profile }
  const recordParts = { db, records, jobs, pages, fields, schemas, store, intake, runner, events, ...reading }
  const waiting = { baseUrl: () => serviceUrl ?? defaultBaseUrl, closing: closing.signal }
  const accessParts = { repo: accessRepo, access, events, newId, now, serviceUrl: () => serviceUrl }
  const systemParts = { settings, events, version: ports.version, queue, addedLanguages: models.languages }
  const openImageUrl = createImageFetcher(() => settings.get().allowsPrivateUrls)
  const maxWaiting = () => settings.get().maxWaitingRequests
  const handlers: Handlers = {
    ...operationHandlers({ ...recordParts, ...waiting, access, openImageUrl, maxWaiting }),
    ...recordHandlers({ ...recordParts, ...waiting }),
    ...queueHandlers({ runner, state: queue }),
    ...schemaHandlers({ db, schemas, events, newId, now }),
    ...folderHandlers({ dataDir, folders, records, schemas, watchers, namedLanguages, newId, now }),
    ...languageHandlers({
      store: models,
      events,
      findSystemModels,
      fetchModel,
      renewWorkers: () => pool.renew(),
    }),
    ...keyHandlers(accessParts),
    ...sessionHandlers(accessParts),
    ...settingsHandlers(systemParts),
    ...systemHandlers(systemParts),
  }

  return {
    dataDir,
    start() {
      pool.warm(warmModels)
      watchers.start()
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
        const reference = randomUUID()
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
    access: access.face,
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

/** A host finds out who asks; who may what stands in the table of calls. */
function refusal(name: CallName, { caller }: CallContext) {
  const { access } = calls[name]
  if (access === 'open' || caller.kind === 'owner') return null
  if (caller.kind === 'anybody') return err('auth.missing', {})
  return access === 'key' ? null : err('auth.owner', { call: calls[name].http.path })
}
