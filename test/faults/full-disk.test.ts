// Fills the disk of the data folder, slowly or at the worst moment: callers are told at once and not charged, nothing is
// half stored, and when there is room again everything continues by itself.
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemCode } from '../../shared/file-fault.ts'
import { testEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers, onePage } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { canMount, smallDisk } from '../support/mount.ts'
import { tempDir } from '../support/temp-dir.ts'

const imageUrl = `data:image/png;base64,${readFileSync(fixtures.hello).toString('base64')}`
const hello = { document: { type: 'image_url', image_url: imageUrl } }

/** An engine with a free key on this disk; `when told` lets the test answer each read itself. */
async function serviceOn(dataDir: string, reads: 'at once' | 'when told' = 'at once') {
  const clock = fakeClock()
  const workers = fakeWorkers(reads === 'at once' ? (worker) => worker.answer() : undefined)
  const fovea = await testEngine({ dataDir, clock, workers: workers.host })
  const { key } = await fovea.call('keys.create', { name: 'Test', tier: 'free' })
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('unreachable')
  await fovea.call('settings.set', { minFreeMegabytes: 0 })
  // The weekly copy is made at the start; if it found no room, that would be another fault.
  await expect.poll(async () => (await fovea.call('backups.list', {})).backups).toHaveLength(1)
  return {
    ...fovea,
    clock,
    workers,
    key,
    ask: () => fovea.engine.call('operation.text', hello, { caller: caller.value }),
    used: async () => (await fovea.call('keys.list', {})).keys[0]?.usedThisMonth,
    state: () => fovea.call('queue.get', {}),
    total: async () => (await fovea.call('records.list', {})).total,
  }
}

const told = { ok: false, error: { code: 'disk.full' } }

describe('a nearly full disk', () => {
  /** Makes the engine consider its disk full, by a high limit for free space. */
  async function nearlyFull(w: Awaited<ReturnType<typeof serviceOn>>) {
    await w.call('settings.set', { minFreeMegabytes: 1_000_000 })
    await w.clock.advance(15_000)
    // The disk is checked in real time, not by the fake clock: a busy machine answers a moment later.
    await expect.poll(async () => (await w.state()).isDiskFull).toBe(true)
  }

  it('a request is refused at once, leaves no record and costs nothing', async () => {
    const w = await serviceOn(tempDir())
    await nearlyFull(w)
    expect(await w.ask()).toMatchObject(told)
    expect([await w.used(), await w.total()]).toEqual([0, 0])
    await w.call('settings.set', { minFreeMegabytes: 0 })
    await w.clock.advance(15_000)
    await expect.poll(async () => (await w.state()).isDiskFull).toBe(false)
    expect((await w.ask()).ok).toBe(true)
    expect(w.errors).toEqual([])
  })

  it('a request that waits while the disk fills is answered, and one that is being read succeeds', async () => {
    const w = await serviceOn(tempDir(), 'when told')
    const read = w.ask()
    await expect.poll(async () => (await w.state()).working).toBe(1)
    await w.call('queue.pause', {})
    const waiting = w.ask()
    await expect.poll(w.used).toBe(2)
    await nearlyFull(w)
    expect(await waiting).toMatchObject(told)
    w.workers.started[0]!.answer()
    expect((await read).ok).toBe(true)
    expect(await w.used()).toBe(1)
    expect(await w.state()).toMatchObject({ waiting: 0, working: 0 })
  })
})

describe.skipIf(!canMount())('a disk without a free byte (needs a private mount)', () => {
  /** Fills a disk to its last byte; the returned function frees the space. */
  function fill(disk: string): () => void {
    const ballast = path.join(disk, 'ballast')
    const handle = openSync(ballast, 'a')
    try {
      for (;;) writeSync(handle, Buffer.alloc(4096))
    } catch (error) {
      if (systemCode(error) !== 'ENOSPC') throw error
    }
    closeSync(handle)
    return () => rmSync(ballast)
  }

  const imagesOf = (dataDir: string) =>
    readdirSync(path.join(dataDir, 'images'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )

  it('a request is refused because of the full disk, even if that was not checked yet, and leaves nothing behind', async () => {
    const disk = smallDisk('4m')
    const w = await serviceOn(disk)
    const free = fill(disk)
    expect(await w.ask()).toMatchObject(told)
    expect((await w.state()).isDiskFull).toBe(true)
    free()
    expect([await w.used(), await w.total()]).toEqual([0, 0])
    await w.clock.advance(15_000)
    expect((await w.ask()).ok).toBe(true)
    expect(imagesOf(disk)).toHaveLength(1)
    expect(w.errors).toEqual([])
  })

  it('a key still allows reading, although its last use can not be stored', async () => {
    const disk = smallDisk('4m')
    const w = await serviceOn(disk)
    const free = fill(disk)
    await w.clock.advance(120_000)
    const caller = w.engine.access.callerOfKey(w.key)
    expect(caller.ok && (await w.engine.call('records.list', {}, { caller: caller.value })).ok).toBe(true)
    free()
  })

  it('a change that can not be stored is refused with the same message', async () => {
    const disk = smallDisk('4m')
    const w = await serviceOn(disk)
    const free = fill(disk)
    const many = Array.from({ length: 200 }, (_, i) => `tag ${i} ${'x'.repeat(60)}`)
    const made = []
    for (const name of many)
      made.push(await w.engine.call('keys.create', { name, tier: 'free' }, { caller: { kind: 'owner' } }))
    expect(made.filter((answer) => !answer.ok).map((answer) => answer.error.code)).toContain('disk.full')
    const link = await w.engine.call('sessions.link', {}, { caller: { kind: 'owner' } })
    if (!link.ok) expect(link).toMatchObject(told)
    free()
    expect(w.errors).toEqual([])
  })

  it('a request whose result can not be stored is refused because of the full disk, and not charged afterwards', async () => {
    const disk = smallDisk('4m')
    const w = await serviceOn(disk, 'when told')
    const asking = w.ask()
    await expect.poll(() => w.workers.started[0]?.sent.some(({ type }) => type === 'read')).toBe(true)
    const free = fill(disk)
    w.workers.started[0]!.answer({ ...onePage, lines: Array.from({ length: 4000 }, () => onePage.lines[0]!) })
    expect(await asking).toMatchObject(told)
    free()
    await w.clock.advance(15_000)
    expect([await w.used(), await w.state()]).toMatchObject([0, { waiting: 0, working: 0 }])
  })
})
