// An engine in a process that can be killed, with readers that answer at once, to measure everything except reading. It
// reports its events and the delays of its event loop to its parent.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileLog } from '../../electron/engine/file-log.ts'
import { understandingHost } from '../../electron/cli/child-host.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import { owner } from '../../electron/engine/caller.ts'
import { systemClock } from '../../electron/engine/ports.ts'
import { isCallName } from '../../shared/contract/calls.ts'
import { fakeWorkers } from '../support/fake-workers.ts'

export interface HostAsk {
  readonly id: number
  readonly call: string
  readonly input: unknown
}

/** Duration of a simulated reading: a real one takes a hundred times as long, in another process. */
const readMs = 5

const [dataDir = ''] = process.argv.slice(2)
const workers = fakeWorkers((worker) => void setTimeout(() => worker.answer(), readMs))
const beganAt = performance.now()
const created = await createEngine({
  dataDir,
  clock: systemClock,
  workers: workers.host,
  understanding: understandingHost(),
  log: fileLog(dataDir),
  version: 'bench',
})
if (!created.ok) throw new Error(created.error.code)
const engine = created.value
const delay = monitorEventLoopDelay({ resolution: 1 })
let lastCpu = process.cpuUsage()

engine.on((event) => {
  if (event.name === 'folder.changed') process.send?.({ type: 'folder', atMs: performance.now() - beganAt })
})
process.on('message', (asked: HostAsk) => void answer(asked))
process.on('disconnect', () => process.exit())
engine.start()
process.send?.({ type: 'started' })

async function answer({ id, call, input }: HostAsk): Promise<void> {
  if (call === 'usage') {
    say(id, usage())
    return
  }
  if (call === 'measureLoop') {
    // started on request, because a timer every millisecond costs 1.5 % of a core
    delay.enable()
    say(id, null)
    return
  }
  if (!isCallName(call)) throw new Error(`there is no call ${call}`)
  const answered = await engine.call(call, input, { caller: owner })
  if (!answered.ok) throw new Error(`${call}: ${answered.error.code}`)
  say(id, answered.value)
}

/** CPU and delays since the last request. */
function usage() {
  const cpu = process.cpuUsage(lastCpu)
  lastCpu = process.cpuUsage()
  const loop = {
    p50Ms: delay.percentile(50) / 1e6,
    p99Ms: delay.percentile(99) / 1e6,
    maxMs: delay.max / 1e6,
  }
  delay.reset()
  return { cpuMs: (cpu.user + cpu.system) / 1000, rssBytes: process.memoryUsage().rss, ...loop }
}

function say(id: number, value: unknown): void {
  process.send?.({ type: 'answer', id, value })
}
