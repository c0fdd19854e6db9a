// Kills the server amid its work: after the next start every accepted image has one record. All parts are real.
import { readFileSync } from 'node:fs'
import { onTestFinished, expect, it, vi } from 'vitest'
import { childrenOf } from '../bench/usage.ts'
import { makeTextImage } from '../support/images.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { tempDir } from '../support/temp-dir.ts'

const count = 10

it('ten jobs survive a kill of the server: ten records, none twice, none lost', async () => {
  const dataDir = tempDir()
  const first = await startServerProcess(dataDir)
  onTestFinished(() => first.kill())
  const images = await Promise.all(
    Array.from({ length: count }, async (_, i) => ({
      name: `image-${i}.png`,
      base64: (await makeTextImage(`Delivery note number ${4100 + i}\nreceived in good order`)).toString(
        'base64',
      ),
    })),
  )
  const added = await first.call('records.add', { images })
  expect(added.records).toHaveLength(count)
  await vi.waitUntil(async () => (await doneCount(first)) >= 2, { timeout: 90_000, interval: 50 })
  const doneBefore = await doneCount(first)
  const readers = childrenOf(first.child.pid!)
  expect(readers.length).toBeGreaterThan(0)
  await first.kill()
  expect(doneBefore).toBeLessThan(count)
  await vi.waitUntil(() => readers.every((pid) => !isRunning(pid)), { timeout: 60_000 })

  const second = await startServerProcess(dataDir)
  onTestFinished(() => second.kill())
  await Promise.all(added.records.map(({ id }) => second.call('records.get', { id, wait: true })))
  const { records, total } = await second.call('records.list', { limit: 200 })
  expect(total).toBe(count)
  expect(records.map((record) => record.status)).toEqual(Array.from({ length: count }, () => 'done'))
  for (const [i, { id }] of added.records.entries()) {
    const record = await second.call('records.get', { id })
    expect(record.filename).toBe(`image-${i}.png`)
    expect(record.content).toContain(String(4100 + i))
  }
  expect(await second.call('queue.get', {})).toMatchObject({ waiting: 0, working: 0 })
  expect(await second.stop()).toBe(0)
})

async function doneCount(server: ServerProcess): Promise<number> {
  return (await server.call('records.list', { status: 'done' })).total
}

function isRunning(pid: number): boolean {
  try {
    // A zombie has ended, but its killed parent never collected its exit code.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
