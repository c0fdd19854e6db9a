// Answers a call from outside: checks that the caller may make it, parses its input, and turns errors into faults.
import { randomUUID } from 'node:crypto'
import { calls, type CallName } from '../../shared/contract/calls.ts'
import { err, FaultError, type Err, type Result } from '../../shared/result.ts'
import { isAgent, type CallContext } from './caller.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Engine } from './face.ts'
import type { Handlers } from './handlers/types.ts'
import { parseInput } from './parse-input.ts'
import type { Log } from './ports.ts'

/** Returns the function through which all callers call the engine. */
export function createCall(
  handlers: Handlers,
  parts: {
    readonly closing: AbortSignal
    readonly broken: () => Err | null
    readonly disk: Pick<DiskSpace, 'isOutOfSpace' | 'fault'>
    readonly agentsCorrect: () => boolean
    readonly log: Log
  },
): Engine['call'] {
  const { closing, broken, disk, agentsCorrect, log } = parts

  /** Refuses or parses the call, then runs its handler. */
  async function begin<N extends CallName>(name: N, input: unknown, context: CallContext) {
    if (closing.aborted) return err('engine.closing', {})
    const refused = findRefusal(name, context, agentsCorrect)
    if (refused) return refused
    // A damaged database may still answer calls that only read; nothing is written to it.
    const fault = broken()
    if (fault && calls[name].http.method !== 'GET') return fault
    const parsed = parseInput(name, input)
    return parsed.ok ? handlers[name](parsed.value, context) : parsed
  }

  /**
   * Waits for the handler, and turns thrown errors into faults. Doesn't take the input: a call that waits for
   * its reading would keep the whole image in memory until then.
   */
  async function settle<T>(
    name: CallName,
    begun: Promise<Result<T>>,
    context: CallContext,
  ): Promise<Result<T>> {
    try {
      return await begun
    } catch (error) {
      if (error instanceof FaultError) return { ok: false, error: error.fault }
      if (disk.isOutOfSpace(error)) return { ok: false, error: disk.fault() }
      const reference = context.reference ?? randomUUID()
      log.error('a call failed in a way that was not foreseen', error, { call: name, reference })
      return broken() ?? err('internal', { reference })
    }
  }

  return (name, input, context) => settle(name, begin(name, input, context), context)
}

/**
 * Refuses a call that this caller may not make. The host finds out who the caller is; the table of calls says
 * who may make which call.
 */
function findRefusal(name: CallName, { caller }: CallContext, agentsCorrect: () => boolean) {
  const { access, agent } = calls[name]
  if (isAgent(caller) && access !== 'open' && !agent)
    return err('auth.agent', { call: calls[name].http.path })
  if (isAgent(caller) && agent?.corrects && !agentsCorrect()) return err('agent.corrections', {})
  if (access === 'open' || caller.kind === 'owner') return null
  if (caller.kind === 'anybody') return err('auth.missing', {})
  return access === 'key' ? null : err('auth.owner', { call: calls[name].http.path })
}
