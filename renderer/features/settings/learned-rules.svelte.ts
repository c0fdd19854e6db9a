// The rules that were learned from corrections: lists, switches, deletes and exports them.
import type { Client } from '../../../shared/contract/client.ts'
import type { CallOutput } from '../../../shared/contract/calls.ts'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import type { Fault, Result } from '../../../shared/result.ts'
import { Resource } from '../../lib/resource.svelte.ts'

export class LearnedRules {
  readonly resource = new Resource<{ readonly rules: readonly Rule[] }>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Loads the rules and follows events; returns the function that stops this. */
  start(): () => void {
    void this.#load()
    return this.#client.on((event) => {
      if (event.name === 'rule.changed') void this.#load()
    })
  }

  /** Switches a rule on or off; returns an error or null. */
  async switch(id: string, isOn: boolean): Promise<Fault | null> {
    const answer = await this.#client.call('rules.switch', { id, isOn })
    return answer.ok ? null : answer.error
  }

  /** Deletes a rule; returns an error or null. */
  async remove(id: string): Promise<Fault | null> {
    const answer = await this.#client.call('rules.remove', { ids: [id] })
    return answer.ok ? null : answer.error
  }

  export(): Promise<Result<CallOutput<'rules.export'>>> {
    return this.#client.call('rules.export', {})
  }

  /** Loads the learned rules. */
  #load(): Promise<void> {
    return this.resource.load(() => this.#client.call('rules.list', {}))
  }
}
