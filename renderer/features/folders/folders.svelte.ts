// The list of watch folders, kept up to date by events.
import { SvelteMap } from 'svelte/reactivity'
import type { CallInput } from '../../../shared/contract/calls.ts'
import { defaultFolderRule } from '../../../shared/contract/folder-rule.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'
import type { Rule } from './rule.ts'

/** The counters change with every file that arrives, so reloads are at least this far apart. */
const gatherMs = 300
const emptyForm = { path: '', rule: defaultFolderRule }

export class Folders {
  readonly resource = new Resource<readonly WatchFolder[]>()
  /** The form of a new folder, and rules with unsaved changes. Both survive a visit to another screen. */
  form: { readonly path: string; readonly rule: Rule } = $state.raw(emptyForm)
  readonly edited = new SvelteMap<string, Rule>()
  readonly #app: App
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(app: App) {
    this.#app = app
  }

  get list(): readonly WatchFolder[] {
    return this.resource.value ?? []
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(): () => void {
    void this.load()
    const stops = [
      this.#app.connection.onReconnect(() => void this.load()),
      this.#app.client.on((event) => {
        if (event.name === 'folder.changed' || event.name === 'record.changed') this.#loadSoon()
      }),
    ]
    return () => {
      clearTimeout(this.#timer)
      stops.forEach((stop) => stop())
    }
  }

  /** Loads the list of watch folders. */
  load(): Promise<void> {
    return this.resource.load(async () => {
      const answer = await this.#app.client.call('folders.list', {})
      return answer.ok ? { ok: true, value: answer.value.folders } : answer
    })
  }

  /** Adds a watch folder, and shows it in the list. */
  async add(rule: CallInput<'folders.add'>): Promise<Result<WatchFolder>> {
    const answer = await this.#app.client.call('folders.add', rule)
    if (answer.ok) await this.#onAdded()
    return answer
  }

  /** Adds a watch folder from the text of an exported rule. */
  async import(input: CallInput<'folders.import'>): Promise<Result<WatchFolder>> {
    const answer = await this.#app.client.call('folders.import', input)
    if (answer.ok) await this.#onAdded()
    return answer
  }

  async #onAdded(): Promise<void> {
    this.form = emptyForm
    await this.load()
  }

  /** Changes a folder's rule, and shows the changed folder in the list. */
  async update(change: CallInput<'folders.update'>): Promise<Result<WatchFolder>> {
    const answer = await this.#app.client.call('folders.update', change)
    if (answer.ok)
      this.resource.set(this.list.map((folder) => (folder.id === change.id ? answer.value : folder)))
    return answer
  }

  /** Reloads soon, once for all events that come until then. */
  #loadSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.load()
    }, gatherMs)
  }
}
