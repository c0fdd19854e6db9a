// The parts of the engine that read and understand: pools of processes, and what is made with them.
import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { resultFile } from '../../shared/export/write-export.ts'
import { faultText } from '../../shared/faults.ts'
import { createProductBudgets } from './jobs/document-budget.ts'
import { createFiller } from './jobs/fill.ts'
import { createReading } from './jobs/reading.ts'
import { createSecondLook } from './jobs/second-look.ts'
import { createSummarise } from './jobs/summarise.ts'
import { createLanguageModel } from './model/ask-model.ts'
import { toExportRecord } from './output/export-record.ts'
import type { Ports } from './ports.ts'
import type { Scope } from './scope.ts'
import type { Stores } from './stores.ts'
import { createUnderstanding } from './understanding/understanding.ts'
import { createPictures } from './workers/pictures.ts'
import { createPool } from './workers/pool.ts'
import { createSearchablePdfs } from './workers/searchable.ts'
import { poolSize } from './workers/size.ts'

export type Readers = ReturnType<typeof createReaders>

export function createReaders(
  stores: Stores,
  parts: {
    readonly ports: Ports
    readonly scope: Scope
    /** Whether the queue is paused, or the disk is full. */
    readonly isHeld: () => boolean
    readonly onThumbnail: (hash: string, body: Buffer) => void
  },
) {
  const { ports, scope, isHeld, onThumbnail } = parts
  const { repos, clock, log, now, dataDir, store, passwords, models, pack, ruleBook, baseUrl } = stores
  const { records, pages, fields, rules, settings } = repos
  const { remote } = ports
  const size =
    remote?.readsHere === false ? 0 : poolSize(settings.get().workers, availableParallelism(), totalmem())
  if (remote) scope.own(() => remote.readers.close())
  const pool = createPool({
    host: ports.workers,
    remote: remote?.readers,
    clock,
    log,
    size,
    sharing: { isHeld: ({ canPause }) => canPause === true && isHeld() },
    addedModels: models.files,
    onThumbnail,
  })
  scope.own(() => pool.close())
  /** Makes a pool of two processes that show and write files: these never delay reading, nor does a client another. */
  const createSmallPool = () =>
    createPool({
      host: ports.workers,
      clock,
      log,
      size: 2,
      sharing: { maxShare: 1 },
      idleMs: 60_000,
      lingerMs: 2000,
    })
  const budgets = createProductBudgets(clock)
  const pictures = createPictures({ pool: createSmallPool(), budgets })
  scope.own(() => pictures.close())
  const searchable = createSearchablePdfs({
    pool: createSmallPool(),
    ...{ budgets, pages, store, passwords },
    dir: path.join(dataDir, 'writing'),
    resultOf: (row) => String(resultFile(toExportRecord(row, baseUrl(), pages.dataOf(row)), 'json')),
    removesScripts: () => settings.get().removesPdfScripts,
  })
  scope.own(() => searchable.close())
  const understanding = createUnderstanding({ host: ports.understanding, clock, log })
  scope.own(() => understanding.close())
  const readLimitMs = () => settings.get().readTimeoutSeconds * 1000
  const model = createLanguageModel({
    settings: () => settings.get(),
    now,
    onProblem: (problem) => log.info(`fields were filled without the language model: ${faultText(problem)}`),
  })
  const summarise = createSummarise({
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
    summarise,
    engine: () => settings.get().engine,
    layer: () => settings.get().textLayer,
    pack,
    passwordOf: passwords.of,
  })
  return { remote, pool, pictures, searchable, understanding, model, summarise, reading }
}
