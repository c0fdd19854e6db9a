// The list of watch folders, kept up to date by events.
import { SvelteMap } from 'svelte/reactivity'
import type { CallInput } from '../../../shared/contract/calls.ts'
import { defaultFolderRule } from '../../../shared/contract/folder-rule.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { follow } from '../../lib/follow.ts'
import { Source } from '../../lib/resource.svelte.ts'
import type { Rule } from './rule.ts'

/** The counters change with every file that arrives, so reloads are at least this far apart. */
const gatherMs = 300
const emptyForm = { path: '', rule: defaultFolderRule }

export class Folders {
  readonly resource = new Source(() => this.#app.client.call('folders.list', {}))
  /** The form of a new folder, and rules with unsaved changes. Both survive a visit to another screen. */
  form: { readonly path: string; readonly rule: Rule } = $state.raw(emptyForm)
  readonly edited = new SvelteMap<string, Rule>()
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  get list(): readonly WatchFolder[] {
    return this.resource.value?.folders ?? []
  }

  /** Loads the list and follows events; returns the function that stops this. */
  start(): () => void {
    return follow(
      this.#app,
      () => void this.resource.reload(),
      ({ name }) => name === 'folder.changed' || name === 'record.changed',
      gatherMs,
    )
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
    await this.resource.reload()
  }

  /** Changes a folder's rule, and shows the changed folder in the list. */
  async update(change: CallInput<'folders.update'>): Promise<Result<WatchFolder>> {
    const answer = await this.#app.client.call('folders.update', change)
    if (answer.ok)
      this.resource.set({
        folders: this.list.map((folder) => (folder.id === change.id ? answer.value : folder)),
      })
    return answer
  }
}
