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

/** Builds the table from call name to handler. */
export function createHandlers(parts: Parts): Handlers {
  // Each handler takes from this what it needs.
  const all = { ...parts.repos, ...parts, db: parts.base.db, closing: parts.closing.signal }
  return {
    ...operationHandlers(all),
    ...documentHandlers(all),
    ...jobHandlers(all),
    ...recordHandlers(all),
    ...queueHandlers(all),
    ...renewalHandlers(all),
    ...ruleHandlers(all),
    ...modelHandlers(all),
    ...schemaHandlers(all),
    ...tagHandlers(all),
    ...searchHandlers(all),
    ...folderHandlers(all),
    ...languageHandlers(all),
    ...packHandlers(all),
    ...keyHandlers(all),
    ...sessionHandlers(all),
    ...settingsHandlers(all),
    ...systemHandlers(all),
    ...backupHandlers(all),
    ...diagnosticsHandlers(all),
  }
}
