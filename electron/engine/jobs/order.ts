// Priorities of jobs, and the options by which a page is read and found again in the store.
import { minLanguageConfidence } from '../../../shared/other-language.ts'
import type { ImagePart } from '../../../shared/image-part.ts'
import type { Operation } from '../../../shared/operations.ts'
import type { EngineChoice, LanguageScope, TextLayerMode, Profile } from '../../../shared/reading.ts'
import type { PageSummary } from '../../understanding/protocol.ts'
import { ownerOfRecord } from '../caller.ts'
import type { RecordRow } from '../db/records.ts'
import type { PackChoice } from '../packs/pack-store.ts'
import type { Client } from '../turns.ts'

/** Requests first, because a caller waits; then the few images that a person drops; batches and folders last. */
export const priorities = { person: -10, request: 0, interactive: 10, batch: 50, folder: 100 } as const

/** The priorities of watch folders among each other. */
const folderPriorities = { first: 60, normal: priorities.folder, last: 140 } as const

/**
 * The client that something is done for about a record. A person who waits at a screen goes before requests, which are
 * the most urgent work otherwise.
 */
export function clientOfRecord(
  record: Pick<RecordRow, 'key_id' | 'folder_id' | 'source'>,
  { isForPerson = false } = {},
): Client {
  const priority = isForPerson
    ? priorities.person
    : isRequest(record)
      ? priorities.request
      : record.source === 'folder'
        ? priorities.folder
        : priorities.interactive
  return { owner: ownerOfRecord(record), priority }
}

/** Whether a program waits for the record. */
export function isRequest({ source }: Pick<RecordRow, 'source'>): boolean {
  return source === 'api' || source === 'agent'
}

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

/**
 * The priority of the pages of a document. Those of a long one are no more urgent than a batch, and less urgent than
 * single images and short documents of the same client.
 */
export function priorityOfPages(priority: number, pages: number): number {
  return pages > interactiveImages ? Math.max(priority + 1, priorities.batch) : priority
}

const chineseAndEnglish: ReadonlySet<string> = new Set(['eng', 'chi_sim', 'chi_tra'])
/** With this confidence, no part of the page was misread for lack of a language. */
const minWordConfidence = 0.85

/** Whether a page that was read for another scope is what reading it for `scope` would have given. */
export function fitsScope(page: PageSummary, scope: LanguageScope): boolean {
  if (scope === 'zh-en') return page.languages.every((language) => chineseAndEnglish.has(language))
  return (page.languageConfidence ?? 0) >= minLanguageConfidence && page.readConfidence >= minWordConfidence
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
