// The parts of the engine that keep things and know things: database, images, passwords, models, packs and schemas. They
// start no work by themselves.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultSettings } from '../../shared/settings.ts'
import { createFieldsOf } from './corrections/fields-of.ts'
import { createRuleBook } from './corrections/rule-book.ts'
import type { DataFolder } from './data-folder.ts'
import type { RecordRow } from './db/records.ts'
import { createRepos } from './db/repos.ts'
import { createEvents } from './events.ts'
import { createIds } from './ids.ts'
import { createImageStore } from './intake/image-store.ts'
import { createImageDoor } from './intake/open-image.ts'
import { createLanguageParser } from './languages/parse-languages.ts'
import { createModelStore } from './languages/model-store.ts'
import { toExportRecord } from './output/export-record.ts'
import { rowFacts } from './output/row-facts.ts'
import { createPackGetter, packCatalogue } from './packs/get-pack.ts'
import { createPackStore } from './packs/pack-store.ts'
import { createPasswords } from './passwords.ts'
import type { Log, Ports } from './ports.ts'
import { createSchemaShelf } from './schemas/schema-shelf.ts'

/** The base URL in records that were made while the service was off. */
const defaultBaseUrl = `http://127.0.0.1:${defaultSettings.servicePort}`

export type Stores = ReturnType<typeof createStores>

export function createStores(ports: Ports, base: DataFolder) {
  const { dataDir } = ports
  const { db, damage } = base
  const { log, clock } = damage
  const repos = createRepos(db)
  const { records, pages, fields, corrections, rules, schemas, folders, settings } = repos
  const now = () => clock.now()
  const newId = createIds(now)
  const events = createEvents(log)
  const closing = new AbortController()
  let serviceUrl: string | null = null
  const baseUrl = () => serviceUrl ?? defaultBaseUrl

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

  /** The exported form of a record, with the facts for its row in a sheet. */
  const exported = (row: RecordRow) => {
    const image = row.source_path && pathToFileURL(row.source_path).href
    return {
      ...toExportRecord(row, baseUrl(), pages.dataOf(row)),
      row: rowFacts({ records, fieldsOf }, row, image),
    }
  }

  return {
    ...{ base, repos, events, now, newId, version: ports.version, dataDir, log, closing, clock },
    ...{ ruleBook, fieldsOf, shelf, store, images: createImageDoor({ folders, store }), passwords },
    ...{ models, parseLanguages, packs, packGetter, pack, profile, exported },
    ...{ baseUrl, serviceUrl: () => serviceUrl },
    setBaseUrl(url: string) {
      serviceUrl = url
    },
  }
}

/** Logs settings that have lost their value, so that the diagnostics show them; setting one again repairs it. */
function logUnparseable(names: readonly string[], log: Log): void {
  if (names.length === 0) return
  log.error('settings could not be understood and have their defaults', `set them again: ${names.join(', ')}`)
}
