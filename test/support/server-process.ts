// Starts the headless server in its own process on a free port, as a user does.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type Client } from '../../shared/contract/client.ts'
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import { faultText } from '../../shared/faults.ts'
import { runningTransport } from '../../electron/cli/running-engine.ts'
import { readRunning } from '../../electron/engine/lock.ts'

const entry = path.join(import.meta.dirname, '../../dist/cli/cli.js')

/** A server that can be asked, wherever it runs. */
export interface Server {
  readonly url: string
  readonly signInLink: string
  readonly client: Client
  /** Calls and throws a fault. */
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>
}

export interface ServerProcess extends Server {
  readonly child: ChildProcess
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
}

export async function startServerProcess(
  dataDir: string,
  options: {
    readonly port?: number
    readonly variables?: Readonly<Record<string, string>>
    readonly args?: readonly string[]
  } = {},
): Promise<ServerProcess> {
  const { port = 0, variables = {}, args = [] } = options
  const line = [entry, 'serve', '--port', String(port), '--data', dataDir, ...args]
  const child = spawn(process.execPath, line, {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  createInterface(child.stderr).on('line', (line) => printed.push(line))
  const lines = createInterface(child.stdout)
  let url = ''
  let signInLink = ''
  for await (const line of lines) {
    printed.push(line)
    url ||= /http:\/\/127\.0\.0\.1:\d+$/.exec(line)?.[0] ?? ''
    signInLink = /http:\S+\/signin\/\S+/.exec(line)?.[0] ?? ''
    if (signInLink) break
  }
  const running = readRunning(dataDir)
  if (!url || !running) throw new Error(`the server did not start:\n${printed.join('\n')}`)
  const client = createClient(runningTransport(dataDir, running))

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    await once(child, 'exit')
    return child.exitCode
  }

  return {
    url,
    signInLink,
    child,
    client,
    call: serverCall(client),
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

export function serverCall(client: Client): Server['call'] {
  return async (name, input) => {
    const answer = await client.call(name, input)
    if (answer.ok) return answer.value
    throw new Error(`${name}: ${faultText(answer.error)}`)
  }
}
