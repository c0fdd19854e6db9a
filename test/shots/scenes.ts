// What is photographed: an address, and what a person did there before.
import type { Page } from 'playwright'

type Ids = Readonly<Record<string, string>>

export interface Scene {
  readonly name: string
  readonly at: (ids: Ids) => string
  readonly before?: (page: Page, width: number) => Promise<void>
}

const screens = ['inbox', 'history', 'schemas', 'folders', 'service', 'settings'] as const
const plain: readonly Scene[] = screens.map((name) => ({ name, at: () => name }))

export const emptyScreens: readonly Scene[] = plain

export const fullScreens: readonly Scene[] = [
  ...plain,
  ...(['text', 'chinese', 'markdown', 'fields', 'receipt'] as const).map((name) => ({
    name: `record-${name}`,
    at: (ids: Ids) => `history/${ids[name] ?? ''}`,
  })),
  { name: 'schema', at: (ids) => `schemas/${ids['schema'] ?? ''}` },
]
