// The time of each search: wall time, and CPU time, which does not depend on other load of the machine.
import { owner } from '../../../electron/engine/caller.ts'
import type { Engine } from '../../../electron/engine/face.ts'
import { median, quantile } from '../average.ts'
import { alignedTable, type Row } from '../tables.ts'
import type { Search } from './searches.ts'

interface Answered {
  readonly kind: string
  readonly clockMs: number
  readonly cpuMs: number
}

const rounds = 2

export async function measureSearches(engine: Engine, searches: readonly Search[]): Promise<string> {
  const answered: Answered[] = []
  for (let round = 0; round < rounds; round++)
    for (const search of searches) answered.push(await answer(engine, search))
  const kinds = [...new Set(answered.map(({ kind }) => kind))]
  return [
    `${answered.length} searches, each with a filter or an order, the first hundred of what is found and how many there are; in milliseconds.`,
    alignedTable([
      ...kinds.map((kind) => ({
        'looked for': kind,
        ...spread(answered.filter((one) => one.kind === kind)),
      })),
      { 'looked for': 'all of them', ...spread(answered) },
    ]),
  ].join('\n')
}

async function answer(engine: Engine, { kind, input }: Search): Promise<Answered> {
  const before = process.cpuUsage()
  const beganAt = performance.now()
  const found = await engine.call('records.list', input, { caller: owner })
  const clockMs = performance.now() - beganAt
  const { user, system } = process.cpuUsage(before)
  if (!found.ok) throw new Error(found.error.code)
  return { kind, clockMs, cpuMs: (user + system) / 1000 }
}

function spread(answered: readonly Answered[]): Row {
  const clock = answered.map(({ clockMs }) => clockMs)
  const cpu = answered.map(({ cpuMs }) => cpuMs)
  const figure = (value: number | null) => (value ?? 0).toFixed(1)
  return {
    searches: String(answered.length),
    median: figure(median(clock)),
    'of 20, 19 within': figure(quantile(clock, 0.95)),
    slowest: figure(Math.max(...clock)),
    'CPU: median': figure(median(cpu)),
    'CPU: of 20, 19 within': figure(quantile(cpu, 0.95)),
  }
}
