// The services that every screen may use. main.ts creates them once and provides them as a Svelte context.
import { createContext } from 'svelte'
import type { Client } from '../../shared/contract/client.ts'
import { AskedPart } from './asked-part.svelte.ts'
import { AskedRecords } from './asked-records.svelte.ts'
import type { Host } from './host.ts'
import { I18n } from './i18n.svelte.ts'
import { KeptDrafts } from './kept-drafts.svelte.ts'
import { Link } from './link.svelte.ts'
import { Notices } from './notices.svelte.ts'
import { ProposedPapers } from './proposed-papers.svelte.ts'
import { Queue } from './queue-state.svelte.ts'
import { Removals } from './removals.svelte.ts'
import { Reviews } from './reviews.svelte.ts'
import { Router } from './router.svelte.ts'
import { SavedSchemas } from './saved-schemas.svelte.ts'
import { SavedSettings } from './saved-settings.svelte.ts'
import { Toasts } from './toasts.svelte.ts'

export interface App {
  readonly client: Client
  /** Is null in a browser. */
  readonly host: Host | null
  readonly link: Link
  readonly i18n: I18n
  readonly router: Router
  readonly toasts: Toasts
  readonly removals: Removals
  readonly reviews: Reviews
  readonly schemas: SavedSchemas
  readonly papers: ProposedPapers
  readonly drafts: KeptDrafts
  readonly settings: SavedSettings
  readonly queue: Queue
  readonly notices: Notices
  readonly exports: AskedRecords
  /** The records that the dialog "Read again" is open for. */
  readonly rereads: AskedRecords
  readonly parts: AskedPart
}

export const [useApp, provideApp] = createContext<App>()

export function createApp(client: Client, host: Host | null, link = new Link()): App {
  const i18n = new I18n()
  const toasts = new Toasts()
  const schemas = new SavedSchemas(client)
  return {
    client,
    host,
    link,
    i18n,
    toasts,
    router: new Router(),
    removals: new Removals(toasts),
    reviews: new Reviews(client),
    schemas,
    papers: new ProposedPapers(schemas, i18n),
    drafts: new KeptDrafts(),
    settings: new SavedSettings(client, i18n),
    queue: new Queue(client),
    notices: new Notices(client),
    exports: new AskedRecords(),
    rereads: new AskedRecords(),
    parts: new AskedPart(),
  }
}

/** Starts listening to events; the returned function stops everything. */
export function startApp(app: App): () => void {
  const ends = [
    app.router.start(),
    app.settings.start(app.link),
    app.queue.start(app.link),
    app.notices.start(app.link),
    app.schemas.start(app.link),
    app.reviews.start(app.link),
  ]
  return () => ends.forEach((end) => end())
}
