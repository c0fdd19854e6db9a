// Maps every call of the contract to the handler that answers it.
import { jobHandlers } from './handlers/jobs.ts'
import { keyHandlers, sessionHandlers } from './handlers/access.ts'
import { backupHandlers } from './handlers/backups.ts'
import { folderHandlers } from './handlers/folders.ts'
import { searchHandlers, tagHandlers } from './handlers/history.ts'
import { languageHandlers } from './handlers/languages.ts'
import { modelHandlers } from './handlers/model.ts'
import { documentHandlers, operationHandlers } from './handlers/operations.ts'
import { packHandlers } from './handlers/packs.ts'
import { queueHandlers } from './handlers/queue.ts'
import { recordHandlers } from './handlers/records.ts'
import { renewalHandlers } from './handlers/renewal.ts'
import { ruleHandlers } from './handlers/rules.ts'
import { schemaHandlers } from './handlers/schemas.ts'
import { diagnosticsHandlers } from './handlers/diagnostics.ts'
import { settingsHandlers, systemHandlers } from './handlers/system.ts'
import type { Handlers } from './handlers/types.ts'
import type { Parts } from './parts.ts'
import { fetchModel } from './languages/npm-models.ts'
import { findSystemModels } from './languages/system-models.ts'

/** Builds the table from call name to handler, giving each handler the parts that it needs. */
export function createHandlers(parts: Parts): Handlers {
  const { base, repos, pool, models, packs, model, keyDoor } = parts
  // Each handler takes from this what it needs.
  const all = {
    ...repos,
    ...parts,
    db: base.db,
    checks: base.checks,
    state: parts.queue,
    closing: parts.closing.signal,
  }
  const systemParts = {
    ...all,
    addedLanguages: models.languages,
    renewWorkers: () => pool.renew(),
    broken: () => base.damage.found()?.error ?? null,
    notices: base.currentNotices,
  }
  const operationParts = { ...all, keys: keyDoor }
  return {
    ...operationHandlers(operationParts),
    ...documentHandlers(operationParts),
    ...jobHandlers(operationParts),
    ...recordHandlers(all),
    ...queueHandlers(all),
    ...renewalHandlers(all),
    ...ruleHandlers(all),
    ...modelHandlers({ ...all, lastProblem: model.lastProblem }),
    ...schemaHandlers(all),
    ...tagHandlers(all),
    ...searchHandlers(all),
    ...folderHandlers(all),
    ...languageHandlers({ ...systemParts, store: models, findSystemModels, fetchModel }),
    ...packHandlers({ ...all, store: packs }),
    ...keyHandlers(all),
    ...sessionHandlers(all),
    ...settingsHandlers(systemParts),
    ...systemHandlers(systemParts),
    ...backupHandlers({ ...all, backups: base.backups }),
    ...diagnosticsHandlers({ ...all, finder: pool.finder }),
  }
}
