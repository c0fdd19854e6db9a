import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { childrenOf, cpuOfTreeMs, parseStat, peakBytes, residentBytes } from './usage.ts'

it('reads the times of a process whose name has spaces and brackets', () => {
  const stat = '42 (a) b (c)) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 30 20 20 0 1 0 100 0 0'
  expect(parseStat(stat)).toEqual({ ownMs: 3000, endedChildrenMs: 500 })
})

it.runIf(process.platform === 'linux')('counts what a child used after it has ended', () => {
  const before = cpuOfTreeMs([]) ?? 0
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);'])
  expect((cpuOfTreeMs([]) ?? 0) - before).toBeGreaterThan(100)
})

it.runIf(process.platform === 'linux')(
  'knows the memory of a process, and nothing of one that is not there',
  () => {
    const now = residentBytes('self') ?? Infinity
    expect(peakBytes('self')).toBeGreaterThanOrEqual(now)
    expect(peakBytes(2 ** 30)).toBeNull()
  },
)

it.runIf(process.platform === 'linux')('knows the children of a process while they run', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  expect(childrenOf(process.pid)).toContain(child.pid)
  child.stdin.end()
  await once(child, 'exit')
  expect(childrenOf(process.pid)).not.toContain(child.pid)
  expect(childrenOf(2 ** 30)).toEqual([])
})
