// In which order jobs are read, and among which languages those of a page are looked for.
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { Page } from '../../../shared/page.ts'
import type { EngineChoice, LanguageScope, TextLayerMode, Profile } from '../../../shared/reading.ts'
import type { PackWish } from '../packs/pack-store.ts'

/** Somebody waits for a request; a person who drops a few images looks on; batches and folders take what is left. */
export const priorities = { request: 0, interactive: 10, batch: 50, folder: 100 } as const

/** Watch folders among each other. */
const folderPriorities = { first: 60, normal: priorities.folder, last: 140 } as const

export function priorityOf(wish: keyof typeof folderPriorities): number {
  return folderPriorities[wish]
}

/** More images than this at once are a batch, which a single image that somebody drops meanwhile overtakes. */
export const interactiveImages = 20

const scopes: { readonly [O in Operation]: LanguageScope } = {
  text: 'zh-en',
  multilingual: 'any',
  markdown: 'any',
  json: 'any',
}

export function scopeOf(operation: Operation): LanguageScope {
  return scopes[operation]
}

export interface Asked {
  /** Those that somebody named; none lets them be found. */
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly engine: EngineChoice
  /** Null is the pack of the box. */
  readonly pack: PackWish | null
  /** The languages whose models were added: they may be found too. */
  readonly added: readonly string[]
  /** Null is the whole image. */
  readonly part: ImagePart | null
  /** What is made of the text that it brings; null where it brings none. */
  readonly layer: TextLayerMode | null
}

/** A document of more pages is a batch too. */
export const interactivePages = interactiveImages

const ofChineseAndEnglish: ReadonlySet<string> = new Set(['eng', 'chi_sim', 'chi_tra'])
/** Looked for among two or among many, this sure it is the same answer; and no part of the page was read in vain. */
const sure = { ofLanguages: 0.3, ofWords: 0.85 } as const

/** Whether a page that was read for one scope is what the other would have given. */
export function servesOther(page: Page, scope: LanguageScope): boolean {
  if (scope === 'zh-en') return page.languages.every((language) => ofChineseAndEnglish.has(language))
  return (page.languageConfidence ?? 0) >= sure.ofLanguages && page.confidence >= sure.ofWords
}

/** By this a stored page is found again. Which languages it turned out to have is only known after it was read. */
export function askedKey({ languages, scope, profile, engine, pack, added, part, layer }: Asked): string {
  const found = scope === 'any' ? [scope, ...added].join('+') : scope
  const among = languages.length > 0 ? languages.join('+') : `?${found}`
  const reader = engine === 'best' ? pack?.key : engine
  const what = part && `${part.turn ?? '?'}:${part.box ? Object.values(part.box).join() : ''}`
  const text = layer === 'check' ? null : layer
  return [among, profile, reader, what, text].filter((said) => said !== undefined && said !== null).join('/')
}
