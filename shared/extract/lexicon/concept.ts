// The shape of the lexicon: what a field may be called, in which language, and of which type its value is.

import type { ValueType } from '../kinds/kinds.ts'

/** Labels of one language, parted by commas, as they are written; see lexicon.ts for how they are compared. */
export type Labels = Readonly<Partial<Record<Language, string>>>

export type Language =
  | 'en'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'ru'
  | 'vi'
  | 'pl'
  | 'ar'
  /** Swedish, Danish, Norwegian and Finnish; Turkish, Czech, Hungarian, Malay and Indonesian */
  | 'north'
  | 'others'

export interface Concept {
  readonly id: string
  readonly type: ValueType
  /** How a field of this meaning may be named, besides its labels; too general to be looked for on a page. */
  readonly names?: string
  readonly labels: Labels
}
