// Creates the repositories of all tables.
import { createBatchRepo } from './batches.ts'
import { createBelievedTimeRepo } from './believed-time.ts'
import { createCorrectionRepo } from './corrections.ts'
import { createDeliveryRepo } from './deliveries.ts'
import { createFieldRepo } from './fields.ts'
import { createFolderFileRepo } from './folder-files.ts'
import { createFolderRepo } from './folders.ts'
import { createJobRepo } from './jobs.ts'
import { createKeyRepo } from './keys.ts'
import { createModelRepo } from './models.ts'
import { createPageRepo } from './pages.ts'
import { createRecordRepo } from './records.ts'
import { createRenewalRepo } from './renewals.ts'
import { createRuleRepo } from './rules.ts'
import { createSchemaRepo } from './schemas.ts'
import { createSchemaTestRepo } from './schema-tests.ts'
import { createSearchRepo } from './searches.ts'
import { createSessionRepo } from './sessions.ts'
import { createSettingsRepo } from './settings.ts'
import { createSheetRepo } from './sheets.ts'
import { createTagRepo } from './tags.ts'
import { createThumbnailRepo } from './thumbnails.ts'
import { createWrittenFileRepo } from './written-files.ts'
import type { Db } from './open.ts'

export function createRepos(db: Db) {
  return {
    batches: createBatchRepo(db),
    records: createRecordRepo(db),
    jobs: createJobRepo(db),
    pages: createPageRepo(db),
    fields: createFieldRepo(db),
    corrections: createCorrectionRepo(db),
    renewals: createRenewalRepo(db),
    rules: createRuleRepo(db),
    schemas: createSchemaRepo(db),
    schemaTests: createSchemaTestRepo(db),
    folders: createFolderRepo(db),
    folderFiles: createFolderFileRepo(db),
    deliveries: createDeliveryRepo(db),
    written: createWrittenFileRepo(db),
    sheets: createSheetRepo(db),
    tags: createTagRepo(db),
    thumbnails: createThumbnailRepo(db),
    keys: createKeyRepo(db),
    settings: createSettingsRepo(db),
    searches: createSearchRepo(db),
    sessions: createSessionRepo(db),
    models: createModelRepo(db),
    believedTime: createBelievedTimeRepo(db),
  }
}

export type Repos = ReturnType<typeof createRepos>
