// The parts of the engine that handlers can be given. Each handler names those that it takes.
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import type { KeyDoor } from '../access/keys.ts'
import type { SessionDoor } from '../access/sessions.ts'
import type { Batches } from '../batches/batches.ts'
import type { Db } from '../db/open.ts'
import type { Repos } from '../db/repos.ts'
import type { DiskSpace } from '../disk-space.ts'
import type { History } from '../history.ts'
import type { Intake } from '../intake/intake.ts'
import type { AgentImages } from '../intake/open-for-agent.ts'
import type { ImageFetcher } from '../intake/open-image-url.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Deliverer } from '../output/deliverer.ts'
import type { SheetKeeper } from '../output/sheet-keeper.ts'
import type { Readers } from '../readers.ts'
import type { Stores } from '../stores.ts'
import type { Watchers } from '../watch/watchers.ts'

export interface HandlerParts extends Omit<Repos, 'models' | 'sessions'>, Omit<Stores, 'closing'>, Readers {
  readonly db: Db
  readonly queue: () => QueueState
  readonly closing: AbortSignal
  readonly keyDoor: KeyDoor
  readonly sessions: SessionDoor
  readonly disk: DiskSpace
  readonly minFreeBytes: () => number
  readonly deliverer: Deliverer
  readonly sheetKeeper: SheetKeeper
  readonly runner: Runner
  readonly intake: Intake
  readonly watchers: Watchers
  readonly history: History
  readonly openImageUrl: ImageFetcher
  readonly openForAgent: AgentImages
  readonly maxWaiting: () => number
  readonly batchWork: Pick<Batches, 'pump' | 'untilEnded'>
}
