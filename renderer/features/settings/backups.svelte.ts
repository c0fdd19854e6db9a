// The backups of the database. A backup is checked before it is restored, which takes a moment.
import type { Backup } from '../../../shared/contract/backup-calls.ts'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class Backups {
  readonly resource = new Resource<CallOutput<'backups.list'>>()
  /** The backup that is being restored or deleted. */
  busyWith = $state<string | null>(null)
  readonly #client: App['client']
  readonly #connection: App['connection']

  constructor({ client, connection }: App) {
    this.#client = client
    this.#connection = connection
  }

  /** Loads the list, also after a reconnect; returns the function that stops this. */
  start(): () => void {
    void this.load()
    return this.#connection.onReconnect(() => void this.load())
  }

  /** Loads the list of backups. */
  load(): Promise<void> {
    return this.resource.load(() => this.#client.call('backups.list', {}))
  }

  restore(backup: Backup): Promise<Fault | null> {
    return this.#run('backups.restore', backup)
  }

  /** Deletes a backup; returns an error or null. */
  async remove(backup: Backup): Promise<Fault | null> {
    const error = await this.#run('backups.remove', backup)
    await this.load()
    return error
  }

  /** Makes a call about one backup, which is shown as busy meanwhile. */
  async #run(call: 'backups.restore' | 'backups.remove', { name }: Backup): Promise<Fault | null> {
    this.busyWith = name
    const answer = await this.#client.call(call, { name })
    this.busyWith = null
    return answer.ok ? null : answer.error
  }
}
