// `fovea mcp`: a server for agents (Model Context Protocol) on stdin and stdout, which the agent's program starts.
import { once } from 'node:events'
import { stdin } from 'node:process'
import type { CallName } from '../../../shared/contract/calls.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { Arguments } from '../arguments.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import type { Connection } from '../connect.ts'
import { whenAborted } from '../interrupt.ts'

export const mcpCommand: Command = {
  words: 'mcp',
  help: 'Serves agents over stdin and stdout (MCP). It is started by the program of the agent.',
  takes: '',
  options: {},
  run: serveAgent,
}

/** Serves until the agent's program closes stdin, or a signal ends it; returns the exit code. */
async function serveAgent(args: Arguments, shell: Shell): Promise<number> {
  const extra = extraArgument(mcpCommand, args, 0)
  if (extra) return shell.output.fail(extra)
  // Loaded here, because no other command needs it.
  const [{ serveStdio }, { agentWaitMs, createAgentServer }, { connect }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('../../agents/server.ts'),
    import('../connect.ts'),
  ])
  const engine = lendEngine(() => connect({ ...shell, need: 'work', agentWaitMs }))
  const ended = once(stdin, 'close')
  const serving = serveStdio(() =>
    createAgentServer({ version: shell.version, isOwner: true, call: engine.call }),
  )
  await Promise.race([ended, whenAborted(shell.signal)])
  await serving.close()
  await engine.close()
  return 0
}

/** An agent's program may run all day; without calls the data folder is left to the desktop app. */
const idleMs = 10_000

/** Opens the engine for a call, and closes it when there have been none for a while and nothing is being read. */
export function lendEngine(open: () => Promise<Result<Connection>>, maxIdleMs = idleMs) {
  let connecting: Promise<Result<Connection>> | null = null
  let timer: NodeJS.Timeout | undefined
  let running = 0

  /** Closes the engine, unless calls have begun or records are still to be read. */
  async function closeIfIdle(): Promise<void> {
    const connection = await connecting
    if (!connection?.ok) return
    const health = await connection.value.client.call('system.health', {})
    const isReading = health.ok && health.value.queue.waiting + health.value.queue.working > 0
    if (running > 0) return
    if (isReading) timer = setTimeout(() => void closeIfIdle(), maxIdleMs)
    else await close()
  }

  async function close(): Promise<void> {
    clearTimeout(timer)
    const current = connecting
    // A call that arrives meanwhile opens the engine again.
    connecting = null
    const connection = await current
    if (connection?.ok) await connection.value.close()
  }

  return {
    close,
    async call(name: CallName, input: unknown, signal: AbortSignal): Promise<Result<unknown>> {
      clearTimeout(timer)
      running++
      try {
        connecting ??= open()
        const connection = await connecting
        if (!connection.ok) {
          connecting = null
          return connection
        }
        const answer = await connection.value.client.call(name, input as never, { signal })
        return answer.ok ? ok(answer.value) : answer
      } finally {
        running--
        if (running === 0) timer = setTimeout(() => void closeIfIdle(), maxIdleMs)
      }
    },
  }
}
