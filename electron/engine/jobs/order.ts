// Priorities of jobs, and the options by which a page is read and found again in the store.
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { Page } from '../../../shared/page.ts'
import type { EngineChoice, LanguageScope, TextLayerMode, Profile } from '../../../shared/reading.ts'
import type { PackChoice } from '../packs/pack-store.ts'

/** Requests first, because a caller waits; then the few images that a person drops; batches and folders last. */
export const priorities = { request: 0, interactive: 10, batch: 50, folder: 100 } as const

/** The priorities of watch folders among each other. */
const folderPriorities = { first: 60, normal: priorities.folder, last: 140 } as const

export function priorityOf(level: keyof typeof folderPriorities): number {
  return folderPriorities[level]
}

/** More images than this at once are a batch; a single image that is dropped meanwhile is read before them. */
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

export interface ReadingOptions {
  /** The requested languages; if empty, they are detected. */
  readonly languages: readonly string[]
  readonly scope: LanguageScope
  readonly profile: Profile
  readonly engine: EngineChoice
  /** Null is the bundled pack. */
  readonly pack: PackChoice | null
  /** The languages whose models were added; they can be detected too. */
  readonly added: readonly string[]
  /** Null is the whole image. */
  readonly part: ImagePart | null
  /** How the text layer of a document is used; null for files without one. */
  readonly layer: TextLayerMode | null
}

/** A document with more pages than this is a batch too. */
export const interactivePages = interactiveImages

const chineseAndEnglish: ReadonlySet<string> = new Set(['eng', 'chi_sim', 'chi_tra'])
/**
 * With this confidence, detection among two languages and among many would agree, and no part of the page was misread
 * for lack of a language.
 */
const minConfidence = { languages: 0.3, words: 0.85 } as const

/** Whether a page that was read for another scope is what reading it for `scope` would have given. */
export function fitsScope(page: Page, scope: LanguageScope): boolean {
  if (scope === 'zh-en') return page.languages.every((language) => chineseAndEnglish.has(language))
  return (page.languageConfidence ?? 0) >= minConfidence.languages && page.confidence >= minConfidence.words
}

/**
 * The key by which a stored page is found again. It contains the request, because the languages on the page are only
 * known after reading.
 */
export function optionsKey({
  languages,
  scope,
  profile,
  engine,
  pack,
  added,
  part,
  layer,
}: ReadingOptions): string {
  const found = scope === 'any' ? [scope, ...added].join('+') : scope
  const among = languages.length > 0 ? languages.join('+') : `?${found}`
  const reader = engine === 'best' ? pack?.key : engine
  const what = part && `${part.turn ?? '?'}:${part.box ? Object.values(part.box).join() : ''}`
  const text = layer === 'check' ? null : layer
  return [among, profile, reader, what, text].filter((each) => each !== undefined && each !== null).join('/')
}
