// Runs the product with a data folder of its own: engine, queue and reading processes as they ship.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { understandingHost } from '../../electron/cli/child-host.ts'
import { owner } from '../../electron/engine/caller.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import type { Engine } from '../../electron/engine/face.ts'
import { systemClock, type Log, type WorkerHost } from '../../electron/engine/ports.ts'
import type { CallInput, CallName, CallOutput } from '../../shared/contract/calls.ts'
import type { RecordView } from '../../shared/contract/record.ts'
import { faultText } from '../../shared/faults.ts'
import type { Operation } from '../../shared/operations.ts'
import type { Profile } from '../../shared/reading.ts'
import type { Fault } from '../../shared/result.ts'
import { childrenOf, cpuOfTreeMs } from './usage.ts'
import { watchedHost } from './watched-host.ts'

export interface ProductOrder {
  readonly file: string
  readonly operation: Operation
  readonly resultSchema?: string | undefined
  readonly profile?: Profile | undefined
}

export type ProductAnswer =
  | { readonly status: 'done'; readonly record: RecordView }
  | { readonly status: 'refused' | 'failed'; readonly code: string; readonly message: string }

export interface Product {
  read(order: ProductOrder): Promise<ProductAnswer>
  /** Makes any call of the table as the owner; throws for a fault. */
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>>
  /** Deletes a record and its pages, so that the same image is read again. */
  forget(recordId: string): Promise<void>
  /** CPU time so far of this process and all processes that it started. */
  cpuMs(): number | null
  /** Peak memory of any reading process. */
  peakBytes(): number | null
  /** Pids of the running reading processes. */
  readonly processes: ReadonlySet<number>
  close(): Promise<void>
}

export async function openProduct(workers: number): Promise<Product> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-measure-'))
  const host = watchedHost()
  // the number of workers is read when an engine starts, so another engine stores the setting before
  const first = await startEngine(dataDir, host)
  const set = await first.call('settings.set', { workers }, { caller: owner })
  if (!set.ok) throw new Error(faultText(set.error))
  await first.close()
  const engine = await startEngine(dataDir, host)
  async function call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallOutput<N>> {
    const answer = await engine.call(name, input, { caller: owner })
    if (answer.ok) return answer.value
    throw new Error(faultText(answer.error))
  }
  return {
    read: (order) => read(engine, order, host.notes),
    call,
    async forget(recordId) {
      await call('records.remove', { ids: [recordId], isForever: true })
    },
    cpuMs: () => cpuOfTreeMs(childrenOf(process.pid)),
    processes: host.living,
    peakBytes: host.peakBytes,
    async close() {
      await engine.close()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startEngine(dataDir: string, workers: WorkerHost): Promise<Engine> {
  const log: Log = {
    info: () => undefined,
    error: (text, error, facts) =>
      void process.stderr.write(`${text}: ${String(error)} ${JSON.stringify(facts ?? {})}\n`),
  }
  const understanding = understandingHost()
  const ports = { dataDir, clock: systemClock, workers, understanding, log, version: 'measured' }
  const created = await createEngine(ports)
  if (!created.ok) throw new Error(faultText(created.error))
  return created.value
}

async function read(engine: Engine, order: ProductOrder, notes: readonly string[]): Promise<ProductAnswer> {
  const { file, operation, resultSchema, profile } = order
  const input = {
    images: [{ path: file }],
    operation,
    source: 'cli',
    ...(resultSchema !== undefined && { resultSchema }),
    ...(profile !== undefined && { profile }),
  }
  const added = await engine.call('records.add', input, { caller: owner })
  if (!added.ok) return refused(added.error)
  const [refusal] = added.value.refused
  if (refusal) return { status: 'refused', code: refusal.error.code, message: refusal.error.message }
  const [summary] = added.value.records
  if (!summary) throw new Error(`${file} was neither accepted nor refused`)
  const settled = await engine.call('records.get', { id: summary.id, wait: true }, { caller: owner })
  if (!settled.ok) return refused(settled.error)
  const record = settled.value
  if (record.status === 'done') return { status: 'done', record }
  return {
    status: 'failed',
    code: record.error?.code ?? record.status,
    message: [record.error?.message ?? record.status, ...notes].join('\n    '),
  }
}

function refused(error: Fault): ProductAnswer {
  return { status: 'refused', code: error.code, message: faultText(error) }
}
