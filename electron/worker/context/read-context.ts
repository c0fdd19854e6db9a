// The context that a reading passes unchanged to all of its steps.
import type { Profile, LanguageScope } from '../../../shared/reading.ts'
import type { Engine } from './engine.ts'
import type { Recogniser } from './recogniser.ts'
import type { DisabledSteps } from './steps.ts'
import type { Trace } from './trace.ts'

/** Opens the engine that finds text on its first use; null if it can't be used, then the recogniser reads alone. */
export type OpenNetworks = () => Promise<Engine | null>

/** An engine pack besides the chosen one. It is opened on its first use. */
export interface OtherPack {
  readonly languages: readonly string[]
  readonly documents: boolean
  readonly open: OpenNetworks
}

export interface RequestedLanguages {
  /** The languages that the caller named; if empty, they are detected within `scope`. */
  readonly languages: readonly string[]
  readonly scope: LanguageScope
}

export interface ReadContext extends RequestedLanguages {
  readonly recogniser: Recogniser
  /** Languages that have a model. */
  readonly known: readonly string[]
  readonly networks: OpenNetworks
  readonly otherPacks: readonly OtherPack[]
  readonly profile: Profile
  readonly disabled: DisabledSteps
  readonly trace: Trace
  /** Called with the share of the reading that is done, 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** The part of the context that does not depend on the job. */
export type Readers = Omit<ReadContext, keyof RequestedLanguages | 'profile'>

/** The part that each step needs. */
export type StepContext = Pick<ReadContext, 'disabled' | 'trace'>
