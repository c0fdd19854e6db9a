// Controls the measured engine from outside: starts, asks and kills it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { z } from 'zod'
import { calls, type CallInput, type CallName, type CallOutput } from '../../shared/contract/calls.ts'

const entry = path.join(import.meta.dirname, 'watch-host.entry.ts')

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started') }),
  z.object({ type: z.literal('folder'), atMs: z.number() }),
  z.object({ type: z.literal('answer'), id: z.number(), value: z.unknown() }),
])
const usageSchema = z.object({
  cpuMs: z.number(),
  rssBytes: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  maxMs: z.number(),
})
export type Usage = z.infer<typeof usageSchema>

export interface WatchHost {
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>
  /** Values since the last request. */
  usage(): Promise<Usage>
  /** Starts measuring how late its timers are, which itself costs CPU. */
  measureLoop(): Promise<void>
  /** Time from the engine's start to the end of the first scan of its folders. */
  readonly readyMs: Promise<number>
  kill(): Promise<void>
}

export async function openWatchHost(dataDir: string): Promise<WatchHost> {
  const child = fork(entry, [dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const waiting = new Map<number, (value: unknown) => void>()
  let nextId = 0
  let onReady: (ms: number) => void = () => undefined
  const readyMs = new Promise<number>((resolve) => {
    onReady = resolve
  })
  const started = new Promise<void>((resolve, reject) => {
    child.on('message', (raw) => {
      const message = messageSchema.parse(raw)
      if (message.type === 'started') resolve()
      else if (message.type === 'folder') onReady(message.atMs)
      else waiting.get(message.id)?.(message.value)
    })
    child.on('exit', () => reject(new Error('the measured engine did not start')))
  })
  await started
  const ask = (call: string, input: unknown) =>
    new Promise<unknown>((resolve) => {
      const id = nextId++
      waiting.set(id, resolve)
      child.send({ id, call, input })
    })
  return {
    call: async (name, input) => calls[name].output.parse(await ask(name, input)) as CallOutput<typeof name>,
    usage: async () => usageSchema.parse(await ask('usage', null)),
    async measureLoop() {
      await ask('measureLoop', null)
    },
    readyMs,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
