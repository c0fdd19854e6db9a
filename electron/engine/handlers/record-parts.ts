// The dependencies of the handlers for records.
import type { Profile } from '../../../shared/reading.ts'
import type { KeyDoor } from '../access/keys.ts'
import type { CorrectionParts } from '../corrections/correct.ts'
import type { FieldsOf } from '../corrections/fields-of.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo } from '../db/records.ts'
import type { TagRepo } from '../db/tags.ts'
import type { ThumbnailRepo } from '../db/thumbnails.ts'
import type { Events } from '../events.ts'
import type { History } from '../history.ts'
import type { ImageStore } from '../intake/image-store.ts'
import type { ImageDoor } from '../intake/open-image.ts'
import type { Intake } from '../intake/intake.ts'
import type { Passwords } from '../passwords.ts'
import type { Summarise } from '../jobs/summarise.ts'
import type { Runner } from '../jobs/runner.ts'
import type { ParseLanguages } from '../languages/parse-languages.ts'
import type { SearchablePdfs } from '../workers/searchable.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'

export interface RecordParts extends CorrectionParts {
  readonly summarise: Summarise
  readonly db: Db
  readonly records: RecordRepo
  readonly jobs: JobRepo
  readonly pages: PageRepo
  readonly fieldsOf: FieldsOf
  readonly shelf: SchemaShelf
  readonly tags: TagRepo
  readonly thumbnails: ThumbnailRepo
  readonly store: ImageStore
  readonly images: ImageDoor
  readonly passwords: Passwords
  readonly intake: Intake
  readonly runner: Runner
  readonly history: History
  readonly events: Events
  readonly parseLanguages: ParseLanguages
  readonly profile: () => Profile
  readonly baseUrl: () => string
  readonly searchable: SearchablePdfs
  readonly keyDoor: Pick<KeyDoor, 'quotaRefusal'>
  readonly closing: AbortSignal
}
