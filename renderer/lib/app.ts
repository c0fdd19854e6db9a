// The services that every screen may use. main.ts creates them once and provides them as a Svelte context.
import { createContext } from 'svelte'
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import type { Client } from '../../shared/contract/client.ts'
import { PartPrompt } from './part-prompt.svelte.ts'
import { RecordsDialog } from './records-dialog.svelte.ts'
import type { Host } from './host.ts'
import { I18n } from './i18n.svelte.ts'
import { KeptDrafts } from './kept-drafts.svelte.ts'
import { Connection } from './connection.svelte.ts'
import { Notices } from './notices.svelte.ts'
import { SchemaProposals } from './schema-proposals.svelte.ts'
import { Queue } from './queue-state.svelte.ts'
import { Removals } from './removals.svelte.ts'
import { Reviews } from './reviews.svelte.ts'
import { Router } from './router.svelte.ts'
import { SavedSchemas } from './saved-schemas.svelte.ts'
import { SavedSettings } from './saved-settings.svelte.ts'
import { Toasts } from './toasts.svelte.ts'

export interface App {
  readonly client: Client
  /** Makes a call. If it fails, shows the error and returns null. */
  readonly ask: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N> | null>
  /** Is null in a browser. */
  readonly host: Host | null
  readonly connection: Connection
  readonly i18n: I18n
  readonly router: Router
  readonly toasts: Toasts
  readonly removals: Removals
  readonly reviews: Reviews
  readonly schemas: SavedSchemas
  readonly schemaProposals: SchemaProposals
  readonly drafts: KeptDrafts
  readonly settings: SavedSettings
  readonly queue: Queue
  readonly notices: Notices
  readonly exportDialog: RecordsDialog
  /** The records that the dialog "Read again" is open for. */
  readonly rereadDialog: RecordsDialog
  readonly partPrompt: PartPrompt
}

export const [useApp, provideApp] = createContext<App>()

export function createApp(client: Client, host: Host | null, connection = new Connection()): App {
  const i18n = new I18n()
  const router = new Router()
  const toasts = new Toasts(() => router.route.screen)
  const schemas = new SavedSchemas(client)
  return {
    client,
    async ask(name, input) {
      const answer = await client.call(name, input)
      if (answer.ok) return answer.value
      toasts.fail(i18n.fault(answer.error))
      return null
    },
    host,
    connection,
    i18n,
    toasts,
    router,
    removals: new Removals(toasts),
    reviews: new Reviews(client),
    schemas,
    schemaProposals: new SchemaProposals(schemas, i18n),
    drafts: new KeptDrafts(),
    settings: new SavedSettings(client, i18n),
    queue: new Queue(client),
    notices: new Notices(client),
    exportDialog: new RecordsDialog(),
    rereadDialog: new RecordsDialog(),
    partPrompt: new PartPrompt(),
  }
}

/** Starts listening to events; the returned function stops everything. */
export function startApp(app: App): () => void {
  const stops = [
    app.router.start(),
    app.settings.start(app.connection),
    app.queue.start(app.connection),
    app.notices.start(app.connection),
    app.schemas.start(app.connection),
    app.reviews.start(app.connection),
  ]
  return () => stops.forEach((stop) => stop())
}
