// The installed engine packs. Actions take a moment, because they open a pack's neural networks.
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/calls.ts'
import type { Result } from '../../../shared/result.ts'
import type { App } from '../../lib/app.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class Packs {
  readonly resource = new Resource<CallOutput<'packs.list'>>()
  /** The call that is running; only one at a time. */
  activeCall = $state<CallName | null>(null)
  readonly #client: App['client']

  constructor({ client }: App) {
    this.#client = client
  }

  /** Loads the installed packs. */
  load(): Promise<void> {
    return this.resource.load(() => this.#client.call('packs.list', {}))
  }

  add(path: string): Promise<Result<CallOutput<'packs.add'>>> {
    return this.#run('packs.add', { path })
  }

  use(name: string): Promise<Result<CallOutput<'packs.use'>>> {
    return this.#run('packs.use', { name })
  }

  check(name: string): Promise<Result<CallOutput<'packs.check'>>> {
    return this.#run('packs.check', { name })
  }

  remove(name: string): Promise<Result<CallOutput<'packs.remove'>>> {
    return this.#run('packs.remove', { name })
  }

  /** Makes a call, then reloads the packs; the call is shown as active meanwhile. */
  async #run<N extends CallName>(name: N, input: CallInput<N>): Promise<Result<CallOutput<N>>> {
    this.activeCall = name
    const answer = await this.#client.call(name, input)
    await this.load()
    this.activeCall = null
    return answer
  }
}
