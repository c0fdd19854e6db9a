// Starts `fovea reader` as a process, with a reader that answers at once by default.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const cli = path.join(import.meta.dirname, '../../dist/cli/cli.js')
/** A program in place of the reading process. */
export const standIn = (name: string) => path.join(import.meta.dirname, `${name}-reader.entry.ts`)

export interface ReaderProcess {
  readonly child: ChildProcess
  /** The sentences that it has printed. */
  readonly said: readonly string[]
  end(signal: NodeJS.Signals): Promise<void>
}

export interface ReaderOptions {
  readonly parallel?: number
  /** One that answers at once by default, or one that never answers. */
  readonly reader?: 'quick' | 'holding' | 'real'
  readonly args?: readonly string[]
  /** A command that runs it elsewhere, such as in a network of its own. */
  readonly inside?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export function spawnReader(address: string, dataDir: string, options: ReaderOptions = {}): ReaderProcess {
  const { parallel = 2, reader = 'quick', args = [], inside = [], env = {} } = options
  const reading = ['reader', address, '--parallel', String(parallel), '--data', dataDir, ...args]
  const [program = '', ...line] = [...inside, process.execPath, cli, ...reading]
  const child = spawn(program, line, {
    env: { ...process.env, ...(reader === 'real' ? {} : { FOVEA_READER: standIn(reader) }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (text) => said.push(text))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { child, said, end }
}
