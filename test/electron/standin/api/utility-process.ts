// utilityProcess.fork: starts a Node process that looks like a utility process of Electron.
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { preventable } from '../core/event.ts'
import { mustBeReady, phaseNow } from '../core/lifecycle.ts'
import { loud, LoudEmitter } from '../core/loud.ts'
import { keepTrack } from '../utility/running.ts'
import type { Wire } from '../utility/wire.ts'
import { app } from './app.ts'
import { cloneOf, type PortEnd, refuseNested, releasePort } from './message-ports.ts'

type Surface = 'postMessage' | 'kill' | 'pid' | 'stdout' | 'stderr'

class UtilityProcess extends LoudEmitter implements Pick<Electron.UtilityProcess, Surface> {
  pid: number | undefined
  readonly stdout: Readable | null
  readonly stderr: Readable | null
  readonly #child: ChildProcess
  readonly #ends = new Map<string, PortEnd>()

  constructor(modulePath: string, args: readonly string[], options: Electron.ForkOptions) {
    mustBeReady('utilityProcess cannot be created')
    super('utilityProcess', ['spawn', 'message', 'exit', 'error'])
    if (!path.isAbsolute(modulePath))
      throw new Error(`electron stand-in: ${modulePath} is not an absolute path`)
    const boot = fileURLToPath(new URL('../boot-utility.ts', import.meta.url))
    this.#child = fork(boot, [modulePath, ...args], toForkOptions(options))
    this.stdout = this.#child.stdout
    this.stderr = this.#child.stderr
    keepTrack(this.#child)
    this.#child.on('spawn', () => {
      this.pid = this.#child.pid
      this.emit('spawn')
    })
    this.#child.on('message', (message: Wire) => this.#take(message))
    const name = options.serviceName ?? 'Node Utility Process'
    this.#child.on('exit', (code, signal) => this.#onExit(code, signal, name))
  }

  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    const data = cloneOf(message)
    const ends = transfer.map(releasePort)
    this.#send({ type: 'message', data, ports: ends.map(({ id }) => id) })
    for (const end of ends) this.#keep(end)
  }
  kill(): boolean {
    return this.#child.kill('SIGTERM')
  }

  #keep(end: PortEnd): void {
    this.#ends.set(end.id, end)
    end.connect({
      message: (data, ports) => {
        refuseNested(ports)
        this.#send({ type: 'port', id: end.id, data })
      },
      closed: () => {
        this.#ends.delete(end.id)
        this.#send({ type: 'port-closed', id: end.id })
      },
    })
  }

  #send(message: Wire): void {
    // a message to a process that is ending is lost silently
    if (this.#child.connected) this.#child.send(message, () => {})
  }

  #take(message: Wire): void {
    if (message.type === 'message') {
      this.emit('message', message.data)
      return
    }
    const end = this.#ends.get(message.id)
    if (message.type === 'port') return end?.peer?.deliver(message.data, [])
    this.#ends.delete(message.id)
    end?.close()
  }

  #onExit(code: number | null, signal: NodeJS.Signals | null, name: string): void {
    if (phaseNow() === 'exiting') return // killed with the app: nobody is left to be told
    this.pid = undefined
    for (const end of this.#ends.values()) end.close()
    const exitCode = code ?? os.constants.signals[signal ?? 'SIGKILL']
    this.emit('exit', exitCode)
    if (exitCode === 0) return
    const reason = signal ? 'killed' : 'abnormal-exit'
    const details = { type: 'Utility', reason, exitCode, serviceName: 'node.mojom.NodeService', name }
    app.emit('child-process-gone', preventable({}), details)
  }
}

function toForkOptions({ env, execArgv = [], cwd, stdio = 'inherit' }: Electron.ForkOptions): ForkOptions {
  const streams = typeof stdio === 'string' ? ['ignore', stdio, stdio] : stdio
  const [input, ...outputs] = streams
  if (streams.length !== 3) throw new Error('configuration missing for stdin, stdout or stderr')
  if (input !== 'ignore') throw new Error('stdin value other than ignore is not supported.')
  if (!outputs.every(isStream))
    throw new Error('stdio must be of the following values: inherit, pipe, ignore')
  const marks = Object.entries(process.env).filter(([name]) => name.startsWith('ELECTRON_STANDIN'))
  return {
    env: { ...(env ?? process.env), ...Object.fromEntries(marks) },
    execArgv: [...execArgv],
    ...(cwd !== undefined && { cwd }),
    serialization: 'advanced',
    stdio: ['ignore', ...outputs, 'ipc'],
  }
}

function isStream(word: string): word is 'pipe' | 'ignore' | 'inherit' {
  return word === 'pipe' || word === 'ignore' || word === 'inherit'
}

export const utilityProcess = loud('utilityProcess', {
  fork: (modulePath: string, args: readonly string[] = [], options: Electron.ForkOptions = {}) =>
    new UtilityProcess(modulePath, args, options),
})
