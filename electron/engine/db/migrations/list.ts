// All migrations, oldest first. New ones are only ever added at the end.
import { first } from './001-first.ts'
import { reading } from './002-reading.ts'
import { corrections } from './003-corrections.ts'
import { access } from './004-access.ts'
import { history } from './005-history.ts'
import { watching } from './006-watching.ts'
import { kept } from './007-kept.ts'
import { schemaTests } from './008-schema-tests.ts'
import { stretches } from './009-stretches.ts'
import { renewals } from './010-renewals.ts'
import { askedEngine } from './011-asked-engine.ts'
import { pageOfRecord } from './012-page-of-record.ts'
import { forgetting } from './013-forgetting.ts'
import { formOfCorrections } from './014-form-of-corrections.ts'
import { provenDoubt } from './015-proven-doubt.ts'
import { sheets } from './016-sheets.ts'
import { fieldSettings } from './017-field-settings.ts'
import { imagePart } from './018-image-part.ts'
import { documents } from './019-documents.ts'
import { codes } from './020-codes.ts'
import { documentData } from './021-document-data.ts'
import { parts } from './022-parts.ts'
import { unread } from './023-unread.ts'
import { documentIds } from './024-document-ids.ts'
import { jobOwners } from './025-job-owners.ts'
import { currency } from './026-currency.ts'
import { agents } from './027-agents.ts'
import { batches } from './028-batches.ts'
import { ruleSenders } from './029-rule-senders.ts'

export const migrations: readonly string[] = [
  first,
  reading,
  corrections,
  access,
  history,
  watching,
  kept,
  schemaTests,
  stretches,
  renewals,
  askedEngine,
  pageOfRecord,
  forgetting,
  formOfCorrections,
  provenDoubt,
  sheets,
  fieldSettings,
  imagePart,
  documents,
  codes,
  documentData,
  parts,
  unread,
  documentIds,
  jobOwners,
  currency,
  agents,
  batches,
  ruleSenders,
]
