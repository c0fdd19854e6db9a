// The engine: everything Fovea can do, without a window, a server or a command line.
import path from 'node:path'
import { pdf } from '../../shared/export/pdf.ts'
import { hasPages } from '../../shared/image/formats.ts'
import { exportName } from '../../shared/export/write-export.ts'
import { err, ok, type Err, type Result } from '../../shared/result.ts'
import { createCall } from './answer-call.ts'
import { ownerOf } from './caller.ts'
import { openDataFolder, type DataFolder } from './data-folder.ts'
import { databaseFile } from './db/open.ts'
import { isDamage } from './db/soundness.ts'
import type { Engine } from './face.ts'
import { toExportRecord } from './output/export-record.ts'
import { findRecordFor } from './handlers/find-record-for.ts'
import { withLive } from './handlers/record-view.ts'
import { priorities } from './jobs/order.ts'
import { createParts } from './parts.ts'
import { createHandlers } from './all-handlers.ts'
import type { Ports } from './ports.ts'
import { createScope, type Scope } from './scope.ts'
import { reason } from '../../shared/reasons.ts'

/** Large enough that small print on a page can be read. */
const pictureSidePx = 2400

/** Every image needs this model: its first lines are read with the small English model. */
const warmModels = ['eng_fast'] as const

/** Opens the data folder and creates the engine; nothing runs in the background before start(). */
export async function createEngine(ports: Ports): Promise<Result<Engine>> {
  // If the database turns out to be damaged during the start, the second attempt checks and rescues it.
  return (await tryStart(ports)) ?? (await tryStart(ports)) ?? stillDamaged(ports)
}

/** Starts the engine. Returns null if the database was found damaged on the way. */
async function tryStart(ports: Ports): Promise<Result<Engine> | null> {
  const scope = createScope()
  const opened = openDataFolder(ports, scope)
  try {
    if (opened.ok) return ok(buildEngine(ports, scope, opened.value))
  } catch (error) {
    if (!opened.ok || !isDamage(error)) throw error
    opened.value.damage.log.error('the database was found damaged at the start', error)
    await scope.close()
    return null
  }
  await scope.close()
  return opened
}

/** The error of a database that seems sound but failed at both attempts to start. */
function stillDamaged({ dataDir }: Ports): Err {
  const file = path.join(dataDir, databaseFile)
  return err('data.damaged', { file, why: reason('it looks sound, but it does not work') })
}

/** Connects the parts of the engine to its public interface. */
function buildEngine(ports: Ports, scope: Scope, base: DataFolder): Engine {
  const parts = createParts(ports, scope, base)
  const { repos, pool, disk, events, closing, sessions, store } = parts
  const { records, settings, thumbnails } = repos
  const { damage } = base
  const handlers = createHandlers(parts)
  return {
    dataDir: ports.dataDir,
    version: ports.version,
    notices: base.notices,
    /** Begins the work in the background: watching, reading, delivering, and removing old records. */
    start(options = { isWarm: true }) {
      if (options.isWarm) pool.warm(warmModels, settings.get().engine, parts.pack())
      disk.start()
      base.keepCopies()
      const { watchers, runner, deliverer, sheetKeeper, history } = parts
      const { batchWork } = parts
      for (const begin of [
        watchers.start,
        runner.pump,
        deliverer.pump,
        sheetKeeper.pump,
        history.start,
        batchWork.start,
      ])
        damage.guard(begin)
    },
    /** Looks for new files and due jobs at once, as after the computer has slept. */
    wake() {
      for (const look of [parts.watchers.rescan, parts.runner.pump, parts.batchWork.pump]) damage.guard(look)
    },
    call: createCall(handlers, {
      closing: closing.signal,
      broken: damage.found,
      disk,
      agentsCorrect: () => settings.get().agentsCorrect,
      log: damage.log,
    }),
    on: (listener) => events.on(listener),
    /** Returns the file of a record's image, if the caller may see the record. */
    image(recordId, caller) {
      const found = findRecordFor(records, recordId, caller)
      if (!found.ok) return found
      const { hash, media_type: mediaType, source_path: sourcePath } = found.value
      if (hash === null || mediaType === null) return err('image.unknown', { id: recordId })
      const open = () => parts.images.open(found.value)
      return ok({ path: sourcePath ?? store.pathOf(hash), mediaType, open })
    },
    /** Returns a record's thumbnail, if the caller may see the record and there is one. */
    thumbnail(recordId, caller) {
      const found = findRecordFor(records, recordId, caller)
      if (!found.ok) return found
      const { hash, media_type: mediaType, document } = withLive(found.value, parts.runner).row
      // Another record of the same file may have opened it with a password.
      const isUnopened = hasPages(mediaType) && document === null
      const body = hash === null || isUnopened ? null : thumbnails.get(hash)
      return body && hash !== null ? ok({ body, hash }) : err('image.unknown', { id: recordId })
    },
    /** Returns a picture of the image or page that every browser shows, no larger than `size`. */
    async picture(recordId, { page, size = pictureSidePx }, caller, signal) {
      const found = findRecordFor(records, recordId, caller)
      if (!found.ok) return found
      const { hash, filename: name, source_path: sourcePath, document } = found.value
      if (hash === null) return err('image.unknown', { id: recordId })
      const options = {
        pageCount: document?.total ?? 1,
        name,
        hash,
        path: sourcePath ?? store.pathOf(hash),
        password: parts.passwords.of(recordId),
        number: page,
        maxSidePx: size,
      }
      const body = await parts.pictures.of(options, ownerOf(caller), signal)
      return body.ok ? ok({ body: body.value, hash }) : body
    },
    /** Returns the record as a searchable PDF, in a file on loan. */
    async pdf(recordId, options, caller, signal) {
      const found = findRecordFor(records, recordId, caller)
      if (!found.ok) return found
      const { status } = found.value
      if (status !== 'done') return err('record.notDone', { id: recordId, status })
      const client = { owner: ownerOf(caller), priority: priorities.request, signal }
      const lent = await parts.searchable.of([found.value], options, client)
      if (!lent.ok) return lent
      const name = exportName([toExportRecord(found.value, parts.baseUrl())])
      return ok({ ...lent.value, filename: `${name}.${pdf.extension}` })
    },
    access: {
      ...parts.keyDoor,
      ...sessions,
      /** Redeems a sign-in link for a session. */
      redeemLink(token, browser) {
        try {
          return sessions.redeemLink(token, browser)
        } catch (error) {
          if (disk.isOutOfSpace(error)) return { ok: false, error: disk.fault() }
          throw error
        }
      },
      isOn: (part) => settings.get()[part],
      allowsOrigin: (origin) => settings.get().allowedOrigins.includes(origin),
    },
    announce: base.announce,
    setBaseUrl: parts.setBaseUrl,
    close() {
      closing.abort()
      return scope.close()
    },
  }
}
