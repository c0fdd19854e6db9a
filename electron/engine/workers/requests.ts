// The jobs that a reading process can be given.
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Page } from '../../../shared/page.ts'
import type { EngineChoice, LanguageScope, TextLayerMode, Profile } from '../../../shared/reading.ts'
import type { FromWorker, ToWorker } from '../../../shared/worker-protocol.ts'
import type { PackChoice } from '../packs/pack-store.ts'
import type { Client } from '../turns.ts'

export interface Job {
  readonly job: string
  readonly name: string
  /** See time-limit.ts. */
  readonly cpuLimitMs: number
  /** The client that waits for the job; the first in line if absent. */
  readonly client?: Client
  /** Called once for each attempt with the CPU time that it has taken. */
  readonly onUsed?: (cpuMs: number) => void
}

export interface OpenRequest extends Job {
  readonly path: string
  readonly hash: string
  readonly password?: string | undefined
}

export interface PageRequest extends OpenRequest {
  /** The page of a document. */
  readonly number?: number | undefined
}

export interface ReadRequest extends PageRequest {
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly engine: EngineChoice
  /** Null is the bundled pack. */
  readonly pack?: PackChoice | null
  /** Null is the whole image. */
  readonly part?: ImagePart | null
  /** A folder into which the reading is traced, step by step. */
  readonly explain?: string
  /** How the text layer of a PDF is used. */
  readonly layer?: TextLayerMode | null
}

export interface RereadRequest extends PageRequest {
  readonly turn: Page['turn']
  readonly crops: readonly Crop[]
}

export interface PictureRequest extends PageRequest {
  readonly maxSidePx: number
}

export type SearchableRequest = Job & Omit<Extract<ToWorker, { type: 'searchable' }>, 'type'>

export interface CheckRequest extends Job {
  readonly manifestFile: string
}

export type Crop = Extract<ToWorker, { type: 'reread' }>['crops'][number]
export type Readings = Extract<FromWorker, { type: 'reread' }>['readings']

/** A message to a process, and a function that recognises the answer among its messages. */
export interface Question<T> {
  readonly message: ToWorker
  readonly findAnswer: (message: FromWorker) => T | null
  /** An answer that counts although the process does not finish; null as long as there is none. */
  readonly answerSoFar?: () => T | null
}
